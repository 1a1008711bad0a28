import type { Chair, Figure, Offered } from '../protocol'
import { listed, t } from '../words/words'

/** Who is in the scene, as a table that has not begun looks at them. */
export interface Gathered {
  heroes: Figure[]
  others: Figure[]
}

/**
 * Heroes and those who are not. The side of the players' characters is the heroes'; as long as no player has one, it is
 * the side that the book names first, where that is known.
 */
export function gathered(roster: Figure[], chairs: Chair[], side: string | null): Gathered {
  const players = new Set(chairs.filter((chair) => chair.role !== 'referee').map((chair) => chair.seat))
  const owned = roster.find((figure) => players.has(figure.seat))
  const ours = owned?.side ?? side
  const isHero = (figure: Figure) => players.has(figure.seat) || (ours !== null && figure.side === ours)
  return { heroes: roster.filter(isHero), others: roster.filter((figure) => !isHero(figure)) }
}

/** Whether a seat has nothing to look at yet: nobody is there, or a player has nobody to play. */
export function isUnready(roster: Figure[], me: { seat: string; role: string } | null): boolean {
  if (roster.some((figure) => figure.turn)) return false
  return roster.length === 0 || (me?.role === 'player' && !roster.some((figure) => figure.seat === me.seat))
}

/** Where the start panel stands: what this browser remembers, and whether it is shown; undefined while nobody has said. */
export interface Starting {
  begun: string | null
  start: boolean | undefined
}

/** The panel is there from when a seat has nothing to look at until turns are taken or a scene of the shelf is opened. */
export function starting(
  { begun, start }: Starting,
  { fighting, travelled, unready }: { fighting: boolean; travelled: boolean; unready: boolean },
): Starting {
  if (travelled && begun !== 'yes') return { begun: 'yes', start: false }
  if (fighting) return { begun: begun === 'no' ? 'yes' : begun, start: false }
  if (start === undefined && (begun === 'no' || (begun === null && unready))) return { begun: 'no', start: true }
  return { begun, start }
}

/** What the table waits for, in words; `referee` is what the book calls whoever runs the game. */
export function awaited({ heroes, others }: Gathered, chairs: Chair[], referee: string): string {
  const bare = chairs.filter((chair) => chair.role === 'player' && !heroes.some((hero) => hero.seat === chair.seat))
  const here = bare.filter((chair) => chair.here)
  if (here.length > 0) return t.table.waitsFor(names(here.map((chair) => t.table.heroOf(chair.name))))
  if (heroes.length === 0) return t.table.waitsForHeroes
  if (others.length === 0) return t.table.waitsToSet(referee)
  return t.table.waitsToBegin(referee)
}

/** Names as people list them. */
export function names(list: string[]): string {
  return listed(list)
}

/** The offer that begins, which books lay under the key `b`. */
export function beginning(offers: Offered[], shortcuts: { key: string; command: string }[]): Offered | null {
  const command = shortcuts.find((shortcut) => shortcut.key === 'b')?.command
  return offers.find((offer) => offer.command === command) ?? null
}
