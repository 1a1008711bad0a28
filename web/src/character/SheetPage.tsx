import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { LineBanner } from '../components/LineBanner'
import { Page } from '../components/Page'
import { useTableState } from '../components/TableDoor'
import { Sheet } from './Sheet'
import { t } from '../words/words'

/** A page of its own for a sheet: to print, or to lie open on a phone. */
export default function SheetPage({ table, character }: { table: string; character: string }): ReactNode {
  const title = useTableState((state) => state.me?.title ?? '')
  const name = useTableState((state) => state.roster.find((each) => each.id === character)?.name)
  return (
    <Page title={name ?? t.hero.sheet} quiet wide>
      <LineBanner />
      <p className="no-print">
        <Link href={`/t/${encodeURIComponent(table)}`}>← {title}</Link> ·{' '}
        <Link href={`/t/${encodeURIComponent(table)}/party`}>{t.hero.wholeParty}</Link>
      </p>
      <Sheet character={character} heading="h1" />
    </Page>
  )
}
