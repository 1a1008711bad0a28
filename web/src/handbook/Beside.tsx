import { X } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import { api, deskOf, useFetched } from '../api'
import type { Book } from '../api'
import { Harm } from '../components/Harm'
import { volumeOf } from './chapters'
import type { Place } from './chapters'
import { Reader } from './Reader'
import { t } from '../words/words'
import './Beside.css'

interface Props {
  book: Book
  token: string
  /** A place, or the id of a rule, which has a place. */
  at: Place | string
  go: (place: Place) => void
  close: () => void
}

/** The rules beside the table, which goes on meanwhile. What the table plays otherwise is marked. */
export default function Beside({ book, token, at, go, close }: Props): ReactNode {
  const { value: rules, error } = useFetched(book.id, () => api.rules(book.id))
  const { value: played } = useFetched(token, () => deskOf(token).house())
  const place = useMemo(
    (): Place =>
      typeof at !== 'string' ? at : ((rules === null ? null : volumeOf(rules).find(at)) ?? { at: 'contents' }),
    [at, rules],
  )
  const panel = useRef<HTMLElement>(null)
  const ready = rules !== null
  useEffect(() => {
    if (ready) panel.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [ready])
  return (
    <aside
      ref={panel}
      className="beside"
      aria-label={t.handbook.rules}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.stopPropagation()
        close()
      }}
    >
      <header className="beside-head">
        <h2>{t.pages.rulesOf(book.title)}</h2>
        <button type="button" className="icon-button" aria-label={t.handbook.closeRules} onClick={close}>
          <X aria-hidden size={20} />
        </button>
      </header>
      <Harm says={error?.message} />
      {rules !== null && <Reader book={book} rules={rules} place={place} go={go} played={played ?? undefined} beside />}
    </aside>
  )
}
