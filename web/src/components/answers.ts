import { tagged } from '../frames'
import { plainText } from '../protocol'
import type { Answer, Assignment, Choice, Coin, Kind, Mark, NumberFrom, Purchase } from '../protocol'
import { t } from '../words/words'

/** What is wrong with an answer, in a sentence, or null: so that a form can say so before the table has to. */
export function complaintAbout(kind: Kind, value: Answer): string | null {
  const wanted = tagged(kind)
  switch (wanted.kind) {
    case 'yes-no':
      return typeof value === 'boolean' ? null : t.common.chooseYesNo
    case 'one-of':
    case 'where':
      return value === null || value === '' ? t.common.chooseOne : null
    case 'some-of': {
      const count = Array.isArray(value) ? value.length : 0
      const { least, most } = wanted.body
      if (count < least) return t.common.chooseAtLeast(least)
      return count > most ? t.common.chooseAtMost(most) : null
    }
    case 'number-from': {
      const { least, most } = wanted.body
      if (typeof value !== 'number' || !Number.isInteger(value)) return t.common.giveWhole
      return value < least || value > most ? t.common.giveFromTo(least, most) : null
    }
    case 'words': {
      const { most, needed } = wanted.body
      if (typeof value !== 'string' || value.length > most) return t.common.atMostCharacters(most)
      return needed && value.trim() === '' ? t.common.notEmpty : null
    }
    case 'lines':
      return Object.values(lines(value)).some((line) => line.length > wanted.body.most)
        ? t.common.atMostInLine(wanted.body.most)
        : null
    case 'purchase':
      return spent(wanted.body, value) > wanted.body.budget ? t.common.tooDear : null
    default:
      return null
  }
}

/** What can be chosen from, where that is a list. */
export function optionsOf(kind: Kind): Choice[] {
  const wanted = tagged(kind)
  switch (wanted.kind) {
    case 'one-of':
    case 'some-of':
    case 'where':
      return wanted.body.options
    default:
      return []
  }
}

/** What was written in each line. */
export function lines(value: Answer): { [key: string]: string } {
  const said: { [key: string]: string } = {}
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const [key, line] of Object.entries(value)) if (typeof line === 'string') said[key] = line
  }
  return said
}

/** Numbers given out with one of them given to somebody: whoever had it takes theirs. */
export function given({ names }: Assignment, value: Answer, key: string, number: number): { [key: string]: number } {
  const had = counts(value)
  const before = had[key]
  const other = names.find((name) => name.key !== key && had[name.key] === number)
  const now = { ...had, [key]: number }
  if (other !== undefined && before !== undefined && before !== number) now[other.key] = before
  return now
}

/** An amount in coins, the greatest first: `2 gp 5 sp`. */
export function inCoins(amount: number, coins: Coin[]): string {
  const said: string[] = []
  let left = amount
  for (const coin of coins) {
    const count = Math.floor(left / coin.worth)
    left -= count * coin.worth
    const last = coin === coins.at(-1)
    if (count > 0 || (last && said.length === 0)) said.push(`${count} ${count === 1 ? coin.one : coin.many}`)
  }
  return said.length === 0 ? String(amount) : said.join(' ')
}

/** Something that stands in a list: what it is called, and what a book says of it. */
export interface Listed {
  key: string
  label: string
  hints: { [name: string]: string }
}

/** What lies under one heading. */
export interface Heading<T> {
  heading: string
  those: T[]
}

/** Those under their headings, in the order in which the headings come. */
export function headed<T extends Listed>(all: T[]): Heading<T>[] {
  const found: Heading<T>[] = []
  for (const each of all) {
    const heading = each.hints.group ?? ''
    const there = found.find((group) => group.heading === heading)
    if (there === undefined) found.push({ heading, those: [each] })
    else there.those.push(each)
  }
  return found
}

/** Those whose name, meaning or heading has every word that was typed. */
export function sought<T extends Listed>(all: T[], typed: string): T[] {
  const words = typed.toLowerCase().split(/\s+/)
  return all.filter(({ label, hints }) => {
    const said = `${label} ${hints.meaning ?? ''} ${hints.group ?? ''}`.toLowerCase()
    return words.every((word) => said.includes(word))
  })
}

/** What a purchase costs. */
export function spent({ wares }: Purchase, value: Answer): number {
  const bought = counts(value)
  return wares.reduce((sum, ware) => sum + ware.price * (bought[ware.key] ?? 0), 0)
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
  const label = (key: Answer) => optionsOf(kind).find((option) => option.key === key)?.label ?? plainText(key)
  const wanted = tagged(kind)
  switch (wanted.kind) {
    case 'yes-no':
      return value === true ? t.common.yesSmall : t.common.noSmall
    case 'one-of':
    case 'where':
      return label(value)
    case 'some-of':
      return Array.isArray(value) && value.length > 0 ? value.map(label).join(', ') : t.common.nothing
    case 'number-from': {
      const mark = markOf(wanted.body, value)
      return mark === undefined ? plainText(value) : `${mark.number} (${mark.name})`
    }
    case 'words':
      return plainText(value)
    case 'lines':
      return (
        Object.values(lines(value))
          .filter((line) => line.trim() !== '')
          .join('; ') || t.common.nothing
      )
    case 'assignment': {
      const numbers = counts(value)
      return wanted.body.names.map((name) => `${name.label} ${numbers[name.key] ?? '–'}`).join(', ')
    }
    case 'purchase': {
      const bought = counts(value)
      const said = wanted.body.wares.filter((ware) => (bought[ware.key] ?? 0) > 0)
      return (
        said.map((ware) => (bought[ware.key] === 1 ? ware.label : `${bought[ware.key]} × ${ware.label}`)).join(', ') ||
        t.common.nothing
      )
    }
    default:
      return plainText(value)
  }
}

/** The name that a number has, if any. */
export function markOf({ marks }: NumberFrom, value: Answer): Mark | undefined {
  return marks.find((mark) => mark.number === value)
}

/** Whether there is nothing to choose: one number alone, or a yes or no that could not be otherwise. */
export function isSettled(kind: Kind): boolean {
  const wanted = tagged(kind)
  if (wanted.kind === 'number-from') return wanted.body.least === wanted.body.most
  const [only, ...others] = wanted.kind === 'one-of' ? wanted.body.options : []
  return only !== undefined && others.length === 0 && (only.label === 'no' || only.label === 'yes')
}

/** Generic facts about an option, in a few words. */
export function hintWords(hints: { [name: string]: string } | null | undefined): string {
  if (hints == null) return ''
  const said: string[] = []
  if (hints.side === 'own') said.push(t.common.ownSide)
  if (hints.side === 'self') said.push(t.common.self)
  if (hints.health !== undefined) said.push(hints.health === '100' ? t.common.unhurt : t.common.health(hints.health))
  if (hints.range !== undefined) said.push(hints.range)
  else if (hints.distance !== undefined)
    said.push(hints.distance === '0' ? t.common.closeBy : t.common.distance(hints.distance))
  if (hints.cost !== undefined) said.push(hints.cost)
  return said.join(' · ')
}
