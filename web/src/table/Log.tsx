import { useVirtualizer } from '@tanstack/react-virtual'
import { ArrowDown, PanelRightClose, Search, X } from 'lucide-react'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { deskOf } from '../api'
import { useBook, useConnection, useTable, useTableState } from '../components/TableDoor'
import { useStateSince } from '../components/useStateSince'
import { PageList } from '../journal/Journal'
import { pagesWith } from '../journal/pages'
import { SideTabs } from '../journal/SideTabs'
import type { Entry } from '../protocol'
import { prepend } from '../table-store'
import { Chat } from './Chat'
import { follows } from './end-of-log'
import type { Stand } from './end-of-log'
import { NoteBeside } from './Guide'
import { passages, unheard } from './passages'
import type { Passage } from './passages'
import { PassageView } from './Passage'
import { PHONE, useComplain, useMedia, useScreen, useScreenStore, useSeatName } from './screen'
import { aloud } from './words'
import { t } from '../words/words'
import './Log.css'

/** All that was said and done, with the line to say more. */
export function Log({ collapsible }: { collapsible: boolean }): ReactNode {
  const screen = useScreenStore()
  const [searching, setSearching] = useState(false)
  const phone = useMedia(PHONE)
  return (
    <section className="log" aria-label={t.table.log} data-part="log">
      <header className="log-head">
        <SideTabs here="log" />
        <button
          type="button"
          className="icon-button push"
          aria-label={searching ? t.table.backToLog : t.table.searchLog}
          onClick={() => setSearching(!searching)}
        >
          {searching ? <X aria-hidden size={18} /> : <Search aria-hidden size={18} />}
        </button>
        {collapsible && (
          <button
            type="button"
            className="icon-button"
            aria-label={t.table.foldLog}
            onClick={() => screen.setState({ log: false })}
          >
            <PanelRightClose aria-hidden size={18} />
          </button>
        )}
      </header>
      {!phone && <NoteBeside parts={['log']} />}
      {searching ? <Found /> : <Lines />}
      <Chat />
    </section>
  )
}

interface Shared {
  book: string
  nameOf: (seat: string) => string
  mayReveal: (passage: Passage) => boolean
  reveal: (seqs: number[]) => void
  look: (seq: number) => void
}

function useShared(): Shared {
  const book = useBook()?.id ?? ''
  const me = useTableState((state) => state.me)
  const connection = useConnection()
  const complain = useComplain()
  const screen = useScreenStore()
  const nameOf = useSeatName()
  const reveal = useCallback(
    (seqs: number[]) => {
      for (const seq of seqs) connection.send('reveal', { seq }).catch(complain)
    },
    [connection, complain],
  )
  const look = useCallback((seq: number) => screen.setState({ past: seq, timeline: true, tab: 'scene' }), [screen])
  const mayReveal = useCallback(
    (passage: Passage) =>
      // Who reads a page is chosen on the page; its line in the log is not the page.
      me !== null &&
      passage.entries[0]?.kind !== 'note' &&
      (me.role === 'referee' || passage.entries.some((entry) => entry.secret && entry.by === me.seat)),
    [me],
  )
  return { book, nameOf, mayReveal, reveal, look }
}

function Lines(): ReactNode {
  const { store, token } = useTable()
  const entries = useTableState((state) => state.entries)
  const told = useMemo(() => passages(entries), [entries])
  const shared = useShared()
  const complain = useComplain()
  const box = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  const stood = useRef<Stand>({ scrollTop: 0, scrollHeight: 0, clientHeight: 0 })
  const [behind, setBehind] = useState(false)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const past = useScreen((state) => state.past)
  // While looking back the log stands where the scene does.
  const here = past === null ? -1 : told.findLastIndex((passage) => passage.seq <= past)
  const loading = useRef(false)
  const earliest = entries[0]?.seq ?? 1

  // eslint-disable-next-line react-hooks/incompatible-library -- the compiler that could not follow it is not in use
  const rows = useVirtualizer({
    count: told.length,
    getScrollElement: () => box.current,
    estimateSize: () => 52,
    getItemKey: (index) => told[index]?.key ?? index,
    overscan: 12,
  })

  useLayoutEffect(() => {
    if (past === null && !atEnd.current) setBehind(true)
  }, [told, past])

  // Lines have their height only once they are drawn: the end is wherever it is by then.
  const height = rows.getTotalSize()
  useLayoutEffect(() => {
    if (past === null && atEnd.current && told.length > 0) rows.scrollToIndex(told.length - 1, { align: 'end' })
  }, [rows, told, past, height])

  const looked = useRef(false)
  useLayoutEffect(() => {
    if (here >= 0) rows.scrollToIndex(here, { align: 'center' })
    else if (looked.current && told.length > 0) {
      atEnd.current = true
      rows.scrollToIndex(told.length - 1, { align: 'end' })
    }
    looked.current = here >= 0
  }, [rows, here, told.length])

  /** What was unfolded is whole on the screen, once it has its height. */
  const bringIntoView = useCallback((index: number) => {
    atEnd.current = false
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        box.current?.querySelector(`[data-index="${index}"]`)?.scrollIntoView({ block: 'nearest' }),
      ),
    )
  }, [])

  const loadEarlier = useCallback(() => {
    const first = store.getState().entries[0]?.seq ?? 1
    if (loading.current || first <= 1) return
    loading.current = true
    const had = passages(store.getState().entries).length
    deskOf(token)
      .before(first)
      .then((earlier) => {
        if (earlier.length === 0) return
        store.setState((state) => prepend(state, earlier))
        const added = passages(store.getState().entries).length - had
        requestAnimationFrame(() => rows.scrollToIndex(added, { align: 'start' }))
      })
      .catch(complain)
      .finally(() => {
        loading.current = false
      })
  }, [store, token, rows, complain])

  const onScroll = () => {
    const element = box.current
    if (element === null) return
    const { scrollTop, scrollHeight, clientHeight } = element
    const now = { scrollTop, scrollHeight, clientHeight }
    atEnd.current = follows(atEnd.current, stood.current, now)
    stood.current = now
    if (atEnd.current) setBehind(false)
    if (scrollTop < 200) loadEarlier()
  }

  return (
    <div className="log-lines">
      <div
        ref={box}
        className="log-scroll"
        onScroll={onScroll}
        tabIndex={0}
        role="region"
        aria-label={t.table.linesOfLog}
      >
        {earliest > 1 && (
          <button type="button" className="link-button log-earlier" onClick={loadEarlier}>
            {t.table.earlierLines}
          </button>
        )}
        {told.length === 0 && <p className="soft log-empty">{t.table.nothingHappened}</p>}
        <div style={{ height, position: 'relative' }}>
          {rows.getVirtualItems().map((row) => {
            const passage = told[row.index]
            if (passage === undefined) return null
            return (
              <div
                key={row.key}
                data-index={row.index}
                ref={rows.measureElement}
                className={row.index === here ? 'log-row log-row-here' : 'log-row'}
                aria-current={row.index === here ? 'time' : undefined}
                style={{ transform: `translateY(${row.start}px)` }}
              >
                <PassageView
                  {...shared}
                  mayReveal={passage.secrets.length > 0 && shared.mayReveal(passage)}
                  passage={passage}
                  open={opened.has(passage.key)}
                  onOpenChange={(open) => {
                    setOpened((had) => {
                      const now = new Set(had)
                      if (open) now.add(passage.key)
                      else now.delete(passage.key)
                      return now
                    })
                    if (open) bringIntoView(row.index)
                  }}
                />
              </div>
            )
          })}
        </div>
      </div>
      {behind && (
        <button
          type="button"
          className="button button-small log-newer"
          onClick={() => {
            atEnd.current = true
            setBehind(false)
            rows.scrollToIndex(told.length - 1, { align: 'end' })
          }}
        >
          <ArrowDown aria-hidden size={15} /> {t.table.newest}
        </button>
      )}
      <Aloud entries={entries} nameOf={shared.nameOf} />
    </div>
  )
}

/** New lines for screen readers; what was there before is not read out. */
function Aloud({ entries, nameOf }: { entries: Entry[]; nameOf: (seat: string) => string }): ReactNode {
  const heard = useRef(entries.at(-1)?.seq ?? 0)
  const [lines, setLines] = useState<{ seq: number; text: string }[]>([])
  useEffect(() => {
    const fresh = unheard(entries, heard.current)
    heard.current = Math.max(heard.current, entries.at(-1)?.seq ?? 0)
    if (fresh.length > 0) setLines(fresh.map((entry) => ({ seq: entry.seq, text: aloud(entry, nameOf) })))
  }, [entries, nameOf])
  return (
    <div className="unseen" aria-live="polite" role="log" aria-label={t.table.newLines}>
      {lines.map((line) => (
        <p key={line.seq}>{line.text}</p>
      ))}
    </div>
  )
}

/** Entries with certain words in them. */
function Found(): ReactNode {
  const { token } = useTable()
  const [words, setWords] = useState('')
  const [found, setFound] = useStateSince<Entry[] | null>(words, null)
  const [opened, setOpened] = useState<string | null>(null)
  const shared = useShared()
  const complain = useComplain()
  const pages = useTableState((state) => state.pages)
  const written = words.trim() === '' ? [] : pagesWith(pages, words)
  useEffect(() => {
    if (words.trim() === '') return
    let here = true
    const timer = setTimeout(() => {
      deskOf(token)
        .search(words.trim())
        .then((entries) => here && setFound(entries))
        .catch(complain)
    }, 200)
    return () => {
      here = false
      clearTimeout(timer)
    }
  }, [token, words, setFound, complain])
  return (
    <div className="log-lines log-found">
      <input
        className="input"
        type="search"
        autoFocus
        aria-label={t.table.wordsToFind}
        placeholder={t.table.wordsInLog}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <div className="log-scroll" tabIndex={0} role="region" aria-label={t.table.linesFound} aria-live="polite">
        <PageList pages={written} />
        {found?.length === 0 && written.length === 0 && <p className="soft log-empty">{t.table.noLineHas}</p>}
        {found !== null &&
          passages(found).map((passage) => (
            <PassageView
              key={passage.key}
              {...shared}
              mayReveal={false}
              passage={passage}
              open={opened === passage.key}
              onOpenChange={(open) => setOpened(open ? passage.key : null)}
            />
          ))}
      </div>
    </div>
  )
}
