import type { Entity } from '../api'
import { spoken } from '../components/words'
import { plainText } from '../protocol'
import type { Plain } from '../protocol'

export function idOf(entity: Entity): string {
  return typeof entity.id === 'string' ? entity.id : nameOf(entity)
}

export function nameOf(entity: Entity): string {
  return typeof entity.name === 'string' ? entity.name : plainText(entity.id ?? null)
}

const UNSAID = new Set(['id', 'name'])

/** The figures of a creature in one line: numbers and short words, whatever the book calls them. */
export function figures(entity: Entity, most = 7): string {
  return facts(entity, '').slice(0, most).join(' · ')
}

function facts(value: { [field: string]: Plain }, prefix: string): string[] {
  return Object.entries(value).flatMap(([field, each]) => {
    if (prefix === '' && UNSAID.has(field)) return []
    const label = prefix === '' ? spoken(field) : `${prefix} ${spoken(field)}`
    if (typeof each === 'number') return [`${label} ${each}`]
    if (typeof each === 'string') return each !== '' && each.length <= 24 ? [`${label} ${each}`] : []
    if (each === true) return [label]
    if (Array.isArray(each)) {
      const names = each.flatMap((one) =>
        typeof one === 'object' && !Array.isArray(one) && typeof one.name === 'string' ? [one.name] : [],
      )
      return names.length > 0 ? [names.join(', ')] : []
    }
    return typeof each === 'object' && prefix === '' ? facts(each, '') : []
  })
}

/** Whether every word somebody typed is in what the entity says of itself. */
export function matches(entity: Entity, words: string): boolean {
  const said = JSON.stringify(entity).toLowerCase()
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
