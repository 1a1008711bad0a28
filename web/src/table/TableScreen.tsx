import { useStore } from 'zustand'
import type { ReactNode } from 'react'
import { Page } from '../components/Page'
import { TableDoor, useTable } from '../components/TableDoor'

/** The table people play at. */
export default function TableScreen({ table }: { table: string }): ReactNode {
  return (
    <TableDoor table={table}>
      <Seated />
    </TableDoor>
  )
}

function Seated(): ReactNode {
  const { store } = useTable()
  const title = useStore(store, (state) => state.me?.title ?? '')
  return <Page title={title}>{null}</Page>
}
