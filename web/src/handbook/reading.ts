import { createContext, useContext } from 'react'
import type { Book, PlayedSwitch } from '../api'
import { pathOf } from './chapters'
import type { Place, Volume } from './chapters'
import type { Index } from './search'

/** A book that somebody reads, and how they get about in it. */
export interface Reading {
  book: Book
  volume: Volume
  index: Index
  place: Place
  go: (place: Place) => void
  /** What the table plays by, where the book is read at one. */
  played: ReadonlyMap<string, PlayedSwitch>
}

export const ReadingContext = createContext<Reading | null>(null)

export function useReading(): Reading {
  const reading = useContext(ReadingContext)
  if (reading === null) throw new Error('useReading needs a book around it')
  return reading
}

export function addressOf(book: string, place: Place): string {
  return `/rules/${encodeURIComponent(book)}${pathOf(place)}`
}

/** Opens the rules beside what somebody does, at a rule; null where there is nothing to open them beside. */
export const RulesBeside = createContext<((id: string) => void) | null>(null)
