import { plainText } from '../protocol'
import type { Answer, Kind, Mark } from '../protocol'

/** What is wrong with an answer, in a sentence, or null: so that a form can say so before the table has to. */
export function complaintAbout(kind: Kind, value: Answer): string | null {
  switch (kind.kind) {
    case 'yes-no':
      return typeof value === 'boolean' ? null : 'Choose yes or no.'
    case 'one-of':
    case 'where':
      return value === null || value === '' ? 'Choose one.' : null
    case 'some-of': {
      const count = Array.isArray(value) ? value.length : 0
      const { least, most } = bounds(kind)
      if (count < least) return `Choose at least ${least}.`
      return count > most ? `Choose at most ${most}.` : null
    }
    case 'number': {
      const { least, most } = bounds(kind)
      if (typeof value !== 'number' || !Number.isInteger(value)) return 'Give a whole number.'
      return value < least || value > most ? `Give a number from ${least} to ${most}.` : null
    }
    case 'words':
      return typeof value === 'string' && value.length <= bounds(kind).most
        ? null
        : `At most ${bounds(kind).most} characters.`
    case 'purchase':
      return spent(kind, value) > (kind.budget ?? 0) ? 'That costs more than there is to spend.' : null
    default:
      return null
  }
}

export function bounds(kind: Kind): { least: number; most: number } {
  return { least: kind.least ?? 0, most: kind.most ?? Number.MAX_SAFE_INTEGER }
}

/** What a purchase costs. */
export function spent(kind: Kind, value: Answer): number {
  const bought = counts(value)
  return (kind.wares ?? []).reduce((sum, ware) => sum + ware.price * (bought[ware.key] ?? 0), 0)
}

/** How often each ware is bought. */
export function counts(value: Answer): { [key: string]: number } {
  const bought: { [key: string]: number } = {}
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const [key, times] of Object.entries(value)) if (typeof times === 'number') bought[key] = times
  }
  return bought
}

/** A list with something taken in at its end, or out; with only one place, the new one takes it. */
export function toggled(chosen: Answer, key: string, most: number): string[] {
  const list = Array.isArray(chosen) ? chosen.filter((each): each is string => typeof each === 'string') : []
  if (list.includes(key)) return list.filter((each) => each !== key)
  return most === 1 ? [key] : [...list, key]
}

/** An answer as people read it. */
export function inWords(kind: Kind, value: Answer): string {
  const label = (key: Answer) => kind.options?.find((option) => option.key === key)?.label ?? plainText(key)
  switch (kind.kind) {
    case 'yes-no':
      return value === true ? 'yes' : 'no'
    case 'one-of':
    case 'where':
      return label(value)
    case 'some-of':
      return Array.isArray(value) && value.length > 0 ? value.map(label).join(', ') : 'nothing'
    case 'number': {
      const mark = markOf(kind, value)
      return mark === undefined ? plainText(value) : `${mark.number} (${mark.name})`
    }
    case 'words':
      return plainText(value)
    case 'purchase': {
      const bought = counts(value)
      const said = (kind.wares ?? []).filter((ware) => (bought[ware.key] ?? 0) > 0)
      return said.map((ware) => `${bought[ware.key]} × ${ware.label}`).join(', ') || 'nothing'
    }
    default:
      return plainText(value)
  }
}

/** The name that a number has, if any. */
export function markOf(kind: Kind, value: Answer): Mark | undefined {
  return kind.marks?.find((mark) => mark.number === value)
}

/** Whether there is nothing to choose: one number alone, or a yes or no that could not be otherwise. */
export function isSettled(kind: Kind): boolean {
  if (kind.kind === 'number') return kind.least != null && kind.least === kind.most
  const [only, ...others] = kind.kind === 'one-of' ? (kind.options ?? []) : []
  return only !== undefined && others.length === 0 && (only.label === 'no' || only.label === 'yes')
}

/** Generic facts about an option, in a few words. */
export function hintWords(hints: { [name: string]: string } | null | undefined): string {
  if (hints == null) return ''
  const said: string[] = []
  if (hints.side === 'own') said.push('own side')
  if (hints.side === 'self') said.push('self')
  if (hints.health !== undefined) said.push(hints.health === '100' ? 'unhurt' : `${hints.health} % health`)
  if (hints.distance !== undefined) said.push(hints.distance === '0' ? 'close by' : `distance ${hints.distance}`)
  if (hints.cost !== undefined) said.push(hints.cost)
  return said.join(' · ')
}
