import { deskOf } from '../api'
import { keptSeats } from '../seats'
import type { KeptSeat } from '../seats'
import { fighter } from './match'
import type { Fighter, Match } from './wire'
import { t } from '../words/words'

/** Characters of tables, as they are written in their files, by what they go by here. */
export type People = Readonly<Record<string, string>>

const KEY = 'quintain.people.'

/** Those who were brought here from tables of a book; they stay in this tab alone, for a link must not tell of them. */
export function keptPeople(book: string, storage: Storage = sessionStorage): People {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY + book) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(Object.entries(kept).filter(([, sheet]) => typeof sheet === 'string'))
  } catch {
    return {}
  }
}

export function keepPeople(book: string, people: People, storage: Storage = sessionStorage): void {
  storage.setItem(KEY + book, JSON.stringify(people))
}

/** The tables of a book at which this browser sits, those who play there first. */
export function tablesOf(book: string, seats: KeptSeat[] = keptSeats()): KeptSeat[] {
  return seats.filter((seat) => seat.book === book && seat.role !== 'spectator')
}

/** What somebody of a table goes by here: no ready-made character has such a name, and nobody else of the party. */
export function nameHere(name: string, taken: readonly string[] = []): string {
  const first = t.proving.yours(name)
  let free = first
  for (let i = 2; taken.includes(free); i++) free = `${first} ${i}`
  return free
}

/** The party of a table as this seat may take it along, each in their file. */
export async function partyOf(seat: KeptSeat): Promise<People> {
  const desk = deskOf(seat.token)
  const { people } = await desk.departures()
  const whole: Record<string, string> = {}
  for (const { id, name, hero, ways } of people)
    if (hero && ways.some((way) => way.format === 'json'))
      whole[nameHere(name, Object.keys(whole))] = JSON.stringify(await desk.written(id))
  return whole
}

/** Those of the people who fight in some matches. */
export function fighting(people: People, matches: Match[]): Record<string, string> {
  const names = new Set(
    matches.flatMap((match) => match.sides.flatMap((side) => side.fighters.map((each) => each.who))),
  )
  return Object.fromEntries(Object.entries(people).filter(([name]) => names.has(name)))
}

export function partyFighters(party: People): Fighter[] {
  return Object.keys(party).map((name) => fighter(name))
}
