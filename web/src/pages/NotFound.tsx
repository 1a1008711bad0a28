import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Page } from '../components/Page'
import { t } from '../words/words'

export function NotFound(): ReactNode {
  return (
    <Page title={t.pages.noSuchPage}>
      <p>{t.pages.nothingLiesHere(<Link href="/">{t.pages.backToShelf}</Link>)}</p>
    </Page>
  )
}
