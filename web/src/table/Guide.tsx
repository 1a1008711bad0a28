import { Bot, ChevronRight, X } from 'lucide-react'
import { useContext, useEffect, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { GuideNote } from '../api'
import { useTableState } from '../components/TableDoor'
import { GuideContext, useGuiding } from './guide'
import type { Guiding } from './guide'
import { usePlayItself, USUAL } from './PlaysItself'
import { useMine } from './screen'
import { t } from '../words/words'
import './Guide.css'

/** A first round in notes: each stands in the page itself, beside what it speaks of, and so lies over nothing. */
export function Guide({ children }: { children: ReactNode }): ReactNode {
  const guiding = useGuiding()
  return (
    <GuideContext value={guiding}>
      {children}
      <p className="unseen" role="status">
        {guiding?.note.says}
      </p>
    </GuideContext>
  )
}

/** The place of the notes about some parts of the page. */
export function NoteBeside({ parts }: { parts: GuideNote['at'][] }): ReactNode {
  const guiding = useContext(GuideContext)
  const asked = useTableState((state) => state.question !== null)
  // Where the table asks something, there is nothing else to be done.
  if (asked) return null
  return guiding !== null && parts.includes(guiding.note.at) ? <Note guiding={guiding} /> : null
}

/** Keeps the corner of a note where the thing is that it speaks of, wherever that moves. */
function pointing(note: HTMLElement): () => void {
  const point = () => {
    const { left, width } = document.querySelector('[data-guided]')?.getBoundingClientRect() ?? { left: 0, width: 0 }
    const box = note.getBoundingClientRect()
    const middle = left + width / 2 - box.left
    if (width > 0 && middle > 0 && middle < box.width) note.style.setProperty('--points-at', `${middle}px`)
    else note.style.removeProperty('--points-at')
  }
  point()
  const around = note.parentElement ?? note
  const changes = new MutationObserver(point)
  changes.observe(around, { subtree: true, childList: true, attributeFilter: ['data-guided'] })
  const sizes = new ResizeObserver(point)
  sizes.observe(around)
  return () => {
    changes.disconnect()
    sizes.disconnect()
  }
}

/** Whether the last note was left by its button: then the next one's is at hand. */
let stepping = false

function Note({ guiding: { note, number, count, next, skip } }: { guiding: Guiding }): ReactNode {
  const onward = useRef<HTMLButtonElement>(null)
  const whole = useRef<HTMLElement>(null)
  useLayoutEffect(() => (whole.current === null ? undefined : pointing(whole.current)), [number])
  useEffect(() => {
    if (stepping) onward.current?.focus({ preventScroll: true })
    stepping = false
  }, [number])
  return (
    <aside ref={whole} className={`guide guide-${note.at}`} aria-label={t.table.firstRound} data-note={number}>
      <p>{note.says}</p>
      {note.until === 'itself' && <LetFoesPlay />}
      <div className="guide-foot">
        <span className="soft numbers">{t.common.nowOfMost(number, count)}</span>
        <button type="button" className="guide-skip" title={t.table.noMoreNotes} onClick={skip}>
          <X aria-hidden size={16} /> <span>{t.table.skipAll}</span>
        </button>
        <button
          ref={onward}
          type="button"
          className="button button-small"
          onClick={(event) => {
            stepping = document.activeElement === event.currentTarget
            next()
          }}
        >
          {number === count ? t.table.playOn : t.table.next} <ChevronRight aria-hidden size={16} />
        </button>
      </div>
    </aside>
  )
}

function LetFoesPlay(): ReactNode {
  const play = usePlayItself()
  const mine = useMine()
  const roster = useTableState((state) => state.roster)
  return (
    <button
      type="button"
      className="button button-small button-main guide-deed"
      onClick={() =>
        play(
          roster.filter(mine).map((figure) => figure.id),
          USUAL,
        )
      }
    >
      <Bot aria-hidden size={17} /> {t.table.letFoesPlay}
    </button>
  )
}
