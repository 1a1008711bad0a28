import { Toast } from 'radix-ui'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTableState } from '../components/TableDoor'
import type { Said } from '../protocol'
import { Sentence } from './Passage'
import { gravest, passages, sentences } from './passages'
import type { Passage } from './passages'
import { useScreenStore, useSeatName } from './screen'
import { t } from '../words/words'
import './Results.css'

const MOST = 3
const MOST_SENTENCES = 3
const SECONDS = 6

/** What comes of things, over the scene, where the log has no room beside it; a tap leads there. */
export function Results(): ReactNode {
  const screen = useScreenStore()
  const entries = useTableState((state) => state.entries)
  const nameOf = useSeatName()
  const heard = useRef(entries.at(-1)?.seq ?? 0)
  const [shown, setShown] = useState<Passage[]>([])
  useEffect(() => {
    const since = heard.current
    heard.current = Math.max(since, entries.at(-1)?.seq ?? 0)
    // What was there before somebody sat down comes in one piece, and is no news.
    if (since === 0) return
    const fresh = passages(entries.filter((entry) => entry.seq > since)).filter(
      (passage) => !passage.undone && results(passage).length > 0,
    )
    if (fresh.length > 0) setShown((had) => [...had, ...fresh].slice(-MOST))
  }, [entries])
  const drop = (key: string) => setShown((had) => had.filter((each) => each.key !== key))
  return (
    <Toast.Provider duration={SECONDS * 1000} swipeDirection="up" label={t.table.whatHappened}>
      {shown.map((passage) => (
        <Toast.Root
          key={passage.key}
          className={`result result-${gravest(results(passage)) || 'plain'}`}
          open
          onOpenChange={(open) => !open && drop(passage.key)}
        >
          <Toast.Action asChild altText={t.table.openLog}>
            <button
              type="button"
              className="result-open"
              onClick={() => {
                screen.setState({ tab: 'log' })
                drop(passage.key)
              }}
            >
              {sentences(results(passage))
                .slice(-MOST_SENTENCES)
                .map((sentence, i) => (
                  <Sentence key={i} lines={sentence} by={speaker(passage, nameOf)} as="span" />
                ))}
            </button>
          </Toast.Action>
        </Toast.Root>
      ))}
      <Toast.Viewport className="results" />
    </Toast.Provider>
  )
}

/** What came of it; that somebody ordered it, they know. */
function results(passage: Passage): Said[] {
  return passage.entries
    .filter((entry) => entry.kind !== 'command' && entry.kind !== 'table')
    .flatMap((entry) => entry.lines)
    .filter((line) => line.text !== '' || line.dice.length > 0)
}

function speaker(passage: Passage, nameOf: (seat: string) => string): string {
  const first = passage.entries[0]
  const speaks = first?.kind === 'talk' || first?.kind === 'roll' || first?.kind === 'note'
  return speaks && first.by !== '' ? nameOf(first.by) : ''
}
