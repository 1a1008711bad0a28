import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { LineBanner } from '../components/LineBanner'
import { Page } from '../components/Page'
import { Wizard } from './Wizard'

/** A page of its own for making a character. */
export default function WizardPage({ table }: { table: string }): ReactNode {
  const [, go] = useLocation()
  const back = `/t/${encodeURIComponent(table)}`
  return (
    <Page title="A new character" wide>
      <LineBanner />
      <Wizard onDone={() => go(back)} onLeave={() => go(back)} />
    </Page>
  )
}
