import type { ReactNode } from 'react'
import { useTableState } from '../components/TableDoor'
import { PHONE, useMedia, useScreenStore } from '../table/screen'
import type { Side } from '../table/screen'

const SIDES: { side: Side; name: string }[] = [
  { side: 'log', name: 'Log' },
  { side: 'journal', name: 'Journal' },
]

/** What stands beside the scene: the log or the journal. A phone has tabs of its own for them. */
export function SideTabs({ here }: { here: Side }): ReactNode {
  const screen = useScreenStore()
  const phone = useMedia(PHONE)
  const arrived = useTableState((state) => state.arrived.length)
  return SIDES.map(({ side, name }) =>
    side === here ? (
      <h2 key={side}>{name}</h2>
    ) : (
      !phone && (
        <button
          key={side}
          type="button"
          className="side-tab"
          aria-label={`Show the ${name.toLowerCase()}`}
          onClick={() => screen.setState({ side })}
        >
          {name}
          {side === 'journal' && arrived > 0 && (
            <span className="count numbers" role="img" aria-label={`${arrived} new`}>
              {arrived}
            </span>
          )}
        </button>
      )
    ),
  )
}
