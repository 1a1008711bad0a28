import type { Stocked } from '../api'

/** Whether every word somebody typed is in what the book says of it. */
export function matches({ name, figures, entry }: Stocked, words: string): boolean {
  const said = `${name} ${figures.join(' ')} ${JSON.stringify(entry)}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word))
}

/** Ids for several of a kind that nobody in the scene has: `wolf-1`, `wolf-2`. */
export function freshIds(name: string, count: number, taken: string[]): string[] {
  const stem =
    name
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'creature'
  const ids: string[] = []
  for (let n = 1; ids.length < count; n++) {
    const id = count === 1 && n === 1 ? stem : `${stem}-${n}`
    if (!taken.includes(id)) ids.push(id)
  }
  return ids
}

/** An id for somebody who joins. Whom a player brings in goes by one that ends in the player's seat. */
export function freshGuest(name: string, taken: string[], me: { role: string; seat: string }): string {
  const ending = me.role === 'player' ? `-${me.seat}` : ''
  const stems = taken.filter((id) => id.endsWith(ending)).map((id) => id.slice(0, id.length - ending.length))
  const [fresh] = freshIds(name, 1, stems) as [string]
  return fresh + ending
}
