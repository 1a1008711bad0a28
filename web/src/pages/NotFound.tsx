import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Page } from '../components/Page'

export function NotFound(): ReactNode {
  return (
    <Page title="No such page">
      <p>
        Nothing lies here. <Link href="/">Back to the shelf</Link>.
      </p>
    </Page>
  )
}
