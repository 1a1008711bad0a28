import { useState } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { LineBanner } from '../components/LineBanner'
import { Page } from '../components/Page'
import { useBook, useTableState } from '../components/TableDoor'
import { PageDialog } from '../journal/PageDialog'
import { newScreen, ScreenContext } from '../table/screen'
import Desk from './Desk'
import { t } from '../words/words'

/** The desk on a page of its own. */
export default function DeskPage({ table }: { table: string }): ReactNode {
  const me = useTableState((state) => state.me)
  const book = useBook()
  const [screen] = useState(newScreen)
  const back = `/t/${encodeURIComponent(table)}`
  return (
    <Page title={t.desk.theDeskOf(book?.referee ?? t.common.referee)}>
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
        <p>{t.desk.deskBelongs}</p>
      )}
    </Page>
  )
}
