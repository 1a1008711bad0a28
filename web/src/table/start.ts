import type { Chair, Figure, Offered } from '../protocol'

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

/** What the table waits for, in words; `referee` is what the book calls whoever runs the game. */
export function awaited({ heroes, others }: Gathered, chairs: Chair[], referee: string): string {
  const bare = chairs.filter((chair) => chair.role === 'player' && !heroes.some((hero) => hero.seat === chair.seat))
  const here = bare.filter((chair) => chair.here)
  if (here.length > 0) return `The table waits for ${names(here.map((chair) => `${chair.name}’s hero`))}.`
  if (heroes.length === 0) return 'The table waits for heroes.'
  if (others.length === 0) return `The table waits for the ${referee} to set the scene.`
  return `The table waits for the ${referee} to begin.`
}

/** Names as people list them. */
export function names(list: string[]): string {
  if (list.length <= 1) return list.join('')
  return `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`
}

/** The offer that begins, which books lay under the key `b`. */
export function beginning(offers: Offered[], shortcuts: { key: string; command: string }[]): Offered | null {
  const command = shortcuts.find((shortcut) => shortcut.key === 'b')?.command
  return offers.find((offer) => offer.command === command) ?? null
}
