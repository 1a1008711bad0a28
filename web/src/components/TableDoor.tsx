import { createContext, useContext, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { useBooks } from '../api'
import type { Book, Term } from '../api'
import type { Connection } from '../connection'
import { useDrawable } from '../faces'
import { BookContext } from '../icons/EntryIcon'
import { keepSeat, takeToken } from '../seats'
import { sitDown } from '../table-store'
import type { Table, TableState } from '../table-store'
import { showTheme } from '../theme'
import { pageTitle } from '../turns'
import { Busy } from './Busy'
import { Page } from './Page'
import { Glossary } from './Term'
import { speakOf } from '../words/book'
import { t } from '../words/words'

interface Seat extends Table {
  table: string
  token: string
}

const Here = createContext<Seat | null>(null)

/** The table this page sits at. */
export function useTable(): Seat {
  const seat = useContext(Here)
  if (seat === null) throw new Error('useTable needs a TableDoor around it')
  return seat
}

export function useTableState<T>(select: (state: TableState) => T): T {
  return useStore(useTable().store, select)
}

export function useConnection(): Connection {
  return useTable().connection
}

/** The book that is played here; null until both are known. */
export function useBook(): Book | null {
  const id = useTableState((state) => state.me?.book)
  const { value } = useBooks()
  return value?.find((book) => book.id === id) ?? null
}

/**
 * Lets in whoever holds a token, keeps the line to the table open, and shows the book's colours. Whoever is inside
 * already just walks on.
 */
export function TableDoor({ table, children }: { table: string; children: ReactNode }): ReactNode {
  const inside = useContext(Here)
  return inside?.table === table ? children : <Threshold table={table}>{children}</Threshold>
}

function Threshold({ table, children }: { table: string; children: ReactNode }): ReactNode {
  const [token, setToken] = useState(() => takeToken(table))
  useEffect(() => {
    // Another invitation may be opened in the same tab.
    const look = () => setToken(takeToken(table))
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [table])
  if (token === null) return <Outside />
  return (
    <Seated key={token} table={table} token={token}>
      {children}
    </Seated>
  )
}

function Seated({ table, token, children }: { table: string; token: string; children: ReactNode }): ReactNode {
  const [seat, setSeat] = useState<Seat | null>(null)
  useEffect(() => {
    const sitting = { ...sitDown(token), table, token }
    sitting.connection.start()
    // A line to the table is a thing of the world outside: it can be opened only here, and nothing is shown before.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setSeat(sitting)
    return () => sitting.connection.stop()
  }, [table, token])
  if (seat === null) return <Busy />
  return (
    <Here value={seat}>
      <Admitted>{children}</Admitted>
    </Here>
  )
}

function Admitted({ children }: { children: ReactNode }): ReactNode {
  const { table, token } = useTable()
  const me = useTableState((state) => state.me)
  const farewell = useTableState((state) => state.farewell)
  const book = useBook()
  const { error } = useBooks()
  const theme = useMemo(() => book?.theme, [book])
  const drawn = useDrawable(theme?.displayFace)
  const speaks = useSpoken(book)
  useEffect(() => {
    if (me === null) return
    keepSeat({ table, token, book: me.book, title: me.title, name: me.name, role: me.role, at: Date.now() })
  }, [me, table, token])
  const title = useTableState(pageTitle)
  useEffect(() => {
    if (me !== null) document.title = title
  }, [me, title])
  useEffect(() => {
    if (theme !== undefined) showTheme(theme)
    return () => showTheme()
  }, [theme])
  if (farewell !== null) {
    return (
      <Page title={t.common.seatClosed}>
        <p>{farewell}</p>
        <p>{t.common.askForNewLink}</p>
      </Page>
    )
  }
  const dressed = book === null ? error !== null : drawn && speaks
  return me === null || !dressed ? (
    <Busy says={t.common.findingSeat} />
  ) : (
    <BookContext value={book?.id}>
      <Glossary words={book?.words ?? NO_WORDS}>{children}</Glossary>
    </BookContext>
  )
}

/** Whether the book is spoken of in its own translation, where it brings one. */
function useSpoken(book: Book | null): boolean {
  const [spoken, setSpoken] = useState<Book | null>(null)
  useEffect(() => {
    speakOf(book?.phrases ?? {})
    // The catalogues lie outside of what is drawn; nothing is drawn before.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setSpoken(book)
    // Outside of the table other books are spoken of, too.
    return () => speakOf({})
  }, [book])
  return spoken === book
}

const NO_WORDS: Term[] = []

function Outside(): ReactNode {
  return (
    <Page title={t.common.needLink}>
      <p>{t.common.needLinkSays}</p>
    </Page>
  )
}
