import { useState } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { LineBanner } from '../components/LineBanner'
import { Page } from '../components/Page'
import { useBook, useTableState } from '../components/TableDoor'
import { PageDialog } from '../journal/PageDialog'
import { newScreen, ScreenContext } from '../table/screen'
import Desk from './Desk'

/** The desk on a page of its own. */
export default function DeskPage({ table }: { table: string }): ReactNode {
  const me = useTableState((state) => state.me)
  const book = useBook()
  const [screen] = useState(newScreen)
  const back = `/t/${encodeURIComponent(table)}`
  return (
    <Page title={`The ${book?.referee ?? 'Referee'}’s desk`}>
      <LineBanner />
      <p>
        <Link href={back}>← {me?.title}</Link>
      </p>
      {me?.role === 'referee' ? (
        <ScreenContext value={screen}>
          <Desk />
          <PageDialog />
        </ScreenContext>
      ) : (
        <p>This desk belongs to whoever runs the table.</p>
      )}
    </Page>
  )
}
