import type { Book } from './api'

/** How far this browser has come with the notes of a first round, at the tables it tries books at. */

/** `no` for whoever wants no notes at any table. */
const WANTED = 'quintain.guide'
const GUIDED = 'quintain.guided.'
const AT = 'quintain.guide.'
const listeners = new Set<() => void>()

/** At a table to try, a book's notes are shown once, and to nobody who has said no to any. */
export function offerGuide(table: string, book: Pick<Book, 'id' | 'guide'>, storage: Storage = localStorage): void {
  if (book.guide.notes.length === 0) return
  if (storage.getItem(WANTED) === 'no' || storage.getItem(GUIDED + book.id) !== null) return
  storage.setItem(AT + table, '0')
}

/** Shows them from the beginning, to whoever asks for it. */
export function showGuide(table: string): void {
  localStorage.removeItem(WANTED)
  localStorage.setItem(AT + table, '0')
  changed()
}

/** No more notes, at any table. */
export function stopGuides(table: string): void {
  localStorage.setItem(WANTED, 'no')
  localStorage.removeItem(AT + table)
  changed()
}

/** How many notes are behind whoever sits here; null where none are shown. */
export function keptNote(table: string): string | null {
  return localStorage.getItem(AT + table)
}

export function keepNote(table: string, book: string, at: number, count: number): void {
  if (keptNote(table) === String(at)) return
  if (at < count) localStorage.setItem(AT + table, String(at))
  else {
    localStorage.removeItem(AT + table)
    localStorage.setItem(GUIDED + book, 'yes')
  }
  changed()
}

export function onKeptNote(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function changed(): void {
  for (const listener of listeners) listener()
}
