import type { ReactNode } from 'react'
import { Page } from '../components/Page'

export function Home(): ReactNode {
  return (
    <Page title="Quintain" quiet>
      {null}
    </Page>
  )
}
