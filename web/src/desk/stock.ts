import type { Entity, Stocked } from '../api'
import { plainText } from '../protocol'

/** A character that came from a file, of whom nothing is known but what is written there. */
export function fromFile(entry: Entity): Stocked {
  const id = plainText(entry.id ?? entry.name ?? null)
  return { id, name: typeof entry.name === 'string' ? entry.name : id, figures: [], entry }
}

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
