import { Bookmark } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { Harm } from '../components/Harm'
import { useConnection, useTable, useTableState } from '../components/TableDoor'
import type { Arrival } from '../protocol'
import { encounterPage, keptEncounters } from './kept-encounters'
import type { KeptEncounter } from './kept-encounters'
import { useDeed } from './useDeed'
import { sceneTopic, workshopOf } from './workshop'
import { t } from '../words/words'

interface Props {
  arriving: Arrival[]
  nameOf: (creature: string) => string
  /** Whether the book knows such a creature. */
  knows: (creature: string) => boolean
  load: (arriving: Arrival[]) => void
  /** The scene of the shelf for which they are weighed; empty for the open one. */
  place: string
}

/** Keeps the foes that are weighed as an encounter of the scene, and has those ready that were kept. */
export function KeptEncounters({ arriving, nameOf, knows, load, place }: Props): ReactNode {
  const { table } = useTable()
  const connection = useConnection()
  const me = useTableState((state) => state.me?.seat)
  const pages = useTableState((state) => state.pages)
  const present = useTableState((state) => state.shelf.scenes.find((each) => each.open)?.key ?? '')
  const kept = useMemo(() => keptEncounters(pages.filter((page) => page.by === me)), [pages, me])
  const [title, setTitle] = useState('')
  const deed = useDeed()
  // What is written at a table aside is gone with it.
  if (workshopOf(table) !== null) return null
  const keep = async () => {
    const text = encounterPage(arriving, nameOf)
    await connection.send('note', {
      title: title.trim(),
      text,
      to: [],
      about: sceneTopic(place === '' ? present : place),
    })
    setTitle('')
  }
  const known = (each: KeptEncounter) => each.arriving.filter(({ creature }) => knows(creature))
  return (
    <>
      {kept.length > 0 && (
        <div className="row" role="group" aria-label={t.desk.keptEncounters}>
          {kept.map((each) => (
            <button
              key={each.key}
              type="button"
              className="button button-small"
              disabled={known(each).length === 0}
              title={each.arriving.map(({ creature, count }) => `${count} ${nameOf(creature)}`).join(', ')}
              onClick={() => load(known(each))}
            >
              <Bookmark aria-hidden size={16} /> {each.title}
            </button>
          ))}
        </div>
      )}
      {arriving.length > 0 && (
        <form
          className="row join"
          onSubmit={(event) => {
            event.preventDefault()
            void deed.run(keep)
          }}
        >
          <input
            className="input"
            aria-label={t.desk.encounterName}
            placeholder={t.desk.encounterExample}
            maxLength={120}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
          <button type="submit" className="button button-small" disabled={deed.busy || title.trim() === ''}>
            {t.desk.keepEncounter}
          </button>
        </form>
      )}
      <Harm says={deed.error} />
    </>
  )
}
