import { expect, it } from 'vitest'
import type { KeptSeat } from '../seats'
import { fighter } from './match'
import { fighting, keepPeople, keptPeople, nameHere, partyFighters, tablesOf } from './party'
import type { Match } from './wire'

class Kept implements Storage {
  private readonly all = new Map<string, string>()
  get length(): number {
    return this.all.size
  }
  clear(): void {
    this.all.clear()
  }
  getItem(key: string): string | null {
    return this.all.get(key) ?? null
  }
  key(at: number): string | null {
    return [...this.all.keys()][at] ?? null
  }
  removeItem(key: string): void {
    this.all.delete(key)
  }
  setItem(key: string, value: string): void {
    this.all.set(key, value)
  }
}

const seat = (table: string, book: string, role: string): KeptSeat => ({
  table,
  book,
  role,
  token: '',
  title: table,
  name: '',
  at: 0,
})

const match = (...names: string[]): Match => ({
  book: 'b',
  sides: [
    { name: 'party', policy: 'steady', fighters: names.map((name) => fighter(name)) },
    { name: 'foes', policy: 'steady', fighters: [fighter('Wolf')] },
  ],
  house: {},
})

it('keeps people by book, and reads nothing that is none', () => {
  const storage = new Kept()
  keepPeople('b', { 'Your Ada': '{}' }, storage)
  expect(keptPeople('b', storage)).toEqual({ 'Your Ada': '{}' })
  expect(keptPeople('c', storage)).toEqual({})
  for (const broken of ['{', 'null', '7', '{"Ada": 7}']) {
    storage.setItem('quintain.people.b', broken)
    expect(keptPeople('b', storage)).toEqual({})
  }
})

it('knows the tables of a book at which somebody plays', () => {
  const seats = [seat('1', 'b', 'referee'), seat('2', 'c', 'referee'), seat('3', 'b', 'spectator')]
  expect(tablesOf('b', seats).map((each) => each.table)).toEqual(['1'])
})

it('sends those along who fight', () => {
  const ada = nameHere('Ada')
  const people = { [ada]: '{}', [nameHere('Bo')]: '{}' }
  expect(fighting(people, [match('Wolf'), match(ada)])).toEqual({ [ada]: '{}' })
  expect(partyFighters(people).map((each) => each.who)).toEqual(['Your Ada', 'Your Bo'])
})

it('tells those of one name apart', () => {
  expect(nameHere('Ada', ['Your Ada', 'Your Ada 2'])).toBe('Your Ada 3')
})
