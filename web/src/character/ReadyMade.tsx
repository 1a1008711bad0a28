import type { ReactNode } from 'react'
import { deskOf, useFetched } from '../api'
import type { Stocked } from '../api'
import { Harm } from '../components/Harm'
import { useConnection, useTable, useTableState } from '../components/TableDoor'
import { EntryIcon } from '../icons/EntryIcon'
import { freshGuest } from '../desk/stock'
import { useDeed } from '../desk/useDeed'
import { t } from '../words/words'
import './ReadyMade.css'

const MOST_FIGURES = 6

interface Props {
  /** The seat that will play them; one's own where nobody else is named. */
  seat?: string
  onTaken?: (character: string) => void
  /** What stands above them. */
  children?: ReactNode
}

/** The heroes whom the book has ready and whom nobody plays yet: one click, and they are at the table. */
export function ReadyMade({ seat, onTaken, children }: Props): ReactNode {
  const { token, store } = useTable()
  const connection = useConnection()
  const me = useTableState((state) => state.me)
  const roster = useTableState((state) => state.roster)
  const { value: all, error } = useFetched(`pregens ${token}`, () => deskOf(token).pregens())
  const deed = useDeed()
  const player = me?.role === 'player'
  if (me === null || me.role === 'spectator') return null
  if (player && roster.some((figure) => figure.seat === me.seat)) return null
  const taken = new Set(roster.map((figure) => figure.name))
  const free = (all ?? []).filter((each) => !taken.has(each.name))
  const take = async (character: Stocked) => {
    const taken = store.getState().roster.map((figure) => figure.id)
    const id = freshGuest(character.name, taken, me)
    const command = await deskOf(token).welcoming(id, seat ?? me.seat, character.entry)
    await connection.send('act', { command, mode: 'public' })
    onTaken?.(id)
  }
  return (
    <>
      <Harm says={deed.error ?? error?.message} />
      {free.length > 0 && (
        <div className="stack">
          {children ?? <h2 className="ready-head">{t.hero.orReady}</h2>}
          <ul className="ready" aria-label={t.hero.readyHeroes}>
            {free.map((each) => (
              <li key={each.id}>
                <button
                  type="button"
                  className="start-choice"
                  disabled={deed.busy}
                  onClick={() => void deed.run(() => take(each))}
                >
                  <span className="start-name">
                    <EntryIcon size={24} of={each.id} /> {each.name}
                  </span>
                  <span className="soft">{each.figures.slice(0, MOST_FIGURES).join(', ')}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
