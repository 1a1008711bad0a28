import { useEffect, useRef } from 'react'
import { useTable, useTableState } from '../components/TableDoor'
import { useScreenStore, useSeatName } from '../table/screen'
import { heading } from './pages'
import { t } from '../words/words'

/** Tells of what somebody hands out, and leads to it. */
export function Arrivals(): null {
  const screen = useScreenStore()
  const { store } = useTable()
  const nameOf = useSeatName()
  const arrived = useTableState((state) => state.arrived)
  const told = useRef(new Set<string>())
  useEffect(() => {
    const fresh = arrived.filter((key) => !told.current.has(key))
    for (const key of fresh) told.current.add(key)
    const page = store.getState().pages.find((each) => each.key === fresh.at(-1))
    if (page !== undefined)
      screen.setState({
        notice: { text: t.journal.handsOut(nameOf(page.by), heading(page)), clause: '', wrong: false, page: page.key },
      })
  }, [arrived, nameOf, screen, store])
  return null
}
