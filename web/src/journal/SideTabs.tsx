import type { ReactNode } from 'react'
import { useTableState } from '../components/TableDoor'
import { PHONE, useMedia, useScreenStore } from '../table/screen'
import type { Side } from '../table/screen'
import { t } from '../words/words'

const sides = (): { side: Side; name: string; show: string }[] => [
  { side: 'log', name: t.table.log, show: t.journal.showLog },
  { side: 'journal', name: t.table.journal, show: t.journal.showJournal },
]

/** What stands beside the scene: the log or the journal. A phone has tabs of its own for them. */
export function SideTabs({ here }: { here: Side }): ReactNode {
  const screen = useScreenStore()
  const phone = useMedia(PHONE)
  const arrived = useTableState((state) => state.arrived.length)
  return sides().map(({ side, name, show }) =>
    side === here ? (
      <h2 key={side}>{name}</h2>
    ) : (
      !phone && (
        <button
          key={side}
          type="button"
          className="side-tab"
          aria-label={show}
          onClick={() => screen.setState({ side })}
        >
          {name}
          {side === 'journal' && arrived > 0 && (
            <span className="count numbers" role="img" aria-label={t.table.nNew(arrived)}>
              {arrived}
            </span>
          )}
        </button>
      )
    ),
  )
}
