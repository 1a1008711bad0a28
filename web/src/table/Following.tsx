import { useContext, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTableState } from '../components/TableDoor'
import { acting, awaitedHeroes, ledHeroes } from '../turns'
import { GuideContext } from './guide'
import { useScreenStore } from './screen'

/**
 * Whoever runs the game alone is turned to the hero who is to act, unless they are about somebody else on turn; and to
 * the first hero as soon as a note speaks of what heroes can do.
 */
export function Following(): ReactNode {
  const screen = useScreenStore()
  const come = useTableState((state) => state.me !== null && state.roster.length > 0)
  const onTurn = useTableState((state) => ids(acting(state.roster)))
  const awaited = useTableState((state) => ids(awaitedHeroes(state)))
  const before = useRef<string | null>(null)
  useEffect(() => {
    const then = before.current
    if (come) before.current = awaited
    // Whoever comes to a table looks at it first.
    if (then === null || then === awaited || awaited === '') return
    const { selected } = screen.getState()
    const busy = selected != null && onTurn.split(' ').includes(selected)
    if (!busy) screen.setState({ selected: awaited.split(' ')[0] })
  }, [come, awaited, onTurn, screen])
  const note = useContext(GuideContext)?.note
  const spokenOf = note?.at === 'bar' && note.until === 'opened'
  const first = useTableState((state) =>
    spokenOf && acting(state.roster).length === 0 ? (ledHeroes(state)[0]?.id ?? null) : null,
  )
  useEffect(() => {
    if (first !== null && screen.getState().selected == null) screen.setState({ selected: first })
  }, [first, screen])
  return null
}

function ids(figures: { id: string }[]): string {
  return figures.map((figure) => figure.id).join(' ')
}
