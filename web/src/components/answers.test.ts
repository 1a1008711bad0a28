import { describe, expect, it } from 'vitest'
import type { Kind, Mark, Purchase } from '../protocol'
import {
  complaintAbout,
  given,
  headed,
  hintWords,
  inCoins,
  inWords,
  isSettled,
  sought,
  spent,
  toggled,
} from './answers'
import { faceOf } from './NumberInput'

const SOME: Kind = {
  'some-of': {
    options: [
      { key: 'a', label: 'an axe', hints: {} },
      { key: 'b', label: 'a bow', hints: {} },
    ],
    least: 1,
    most: 2,
  },
}
const WARES: Purchase = {
  budget: 3,
  wares: [
    { key: 'trip', label: 'Trip', price: 2, most: 1, hints: {} },
    { key: 'push', label: 'Push', price: 1, most: 3, hints: {} },
  ],
  coins: [],
}

const BUYING: Kind = { purchase: WARES }

function from(least: number, most: number, marks: Mark[] = []): Kind {
  return { 'number-from': { least, most, marks } }
}

describe('an answer', () => {
  it('is complained about as the rules would', () => {
    expect(complaintAbout(SOME, [])).toBe('Choose at least 1.')
    expect(complaintAbout(SOME, ['a', 'b'])).toBeNull()
    expect(complaintAbout(from(1, 6), 7)).toBe('Give a number from 1 to 6.')
    expect(complaintAbout(from(1, 6), 6)).toBeNull()
    expect(complaintAbout(BUYING, { trip: 1, push: 2 })).toContain('more than there is')
    expect(complaintAbout(BUYING, { trip: 1, push: 1 })).toBeNull()
    expect(complaintAbout({ words: { most: 3, needed: false } }, 'Maren')).toBe('At most 3 characters.')
    expect(complaintAbout({ words: { most: 30, needed: true } }, ' ')).toBe('This cannot stay empty.')
    expect(complaintAbout({ words: { most: 30, needed: false } }, '')).toBeNull()
    expect(complaintAbout({ lines: { most: 3, lines: [] } }, { look: 'tall' })).toContain('At most 3')
    expect(complaintAbout('yes-no', null)).toBe('Choose yes or no.')
  })

  it('adds up what is bought', () => {
    expect(spent(WARES, { trip: 1, push: 3 })).toBe(5)
    expect(spent(WARES, null)).toBe(0)
  })

  it('keeps the order of choosing, and one place is taken over', () => {
    expect(toggled(['a'], 'b', 2)).toEqual(['a', 'b'])
    expect(toggled(['a', 'b'], 'a', 2)).toEqual(['b'])
    expect(toggled(['a'], 'b', 1)).toEqual(['b'])
  })

  it('reads as people say it', () => {
    expect(inWords(SOME, ['b', 'a'])).toBe('a bow, an axe')
    expect(inWords(BUYING, { push: 2, trip: 0 })).toBe('2 × Push')
    expect(inWords('yes-no', false)).toBe('no')
    const marks = [{ number: 20, name: 'Hard', meaning: 'few succeed' }]
    expect(inWords(from(0, 60, marks), 20)).toBe('20 (Hard)')
    expect(inWords(from(0, 60, marks), 18)).toBe('18')
  })

  it('has hints that need no book', () => {
    expect(hintWords({ side: 'other', health: '40', power: '350' })).toBe('40 % health')
    expect(hintWords({ side: 'own', health: '100', distance: '0' })).toBe('own side · unhurt · close by')
    expect(hintWords({ distance: '30' })).toBe('distance 30')
    expect(hintWords(null)).toBe('')
  })
})

describe('a field', () => {
  it('is not worth asking where only one answer is left', () => {
    expect(isSettled(from(0, 0))).toBe(true)
    expect(isSettled({ 'one-of': { options: [{ key: 'no', label: 'no', hints: {} }] } })).toBe(true)
  })

  it('stays where it tells something, or leaves a choice', () => {
    expect(isSettled(from(0, 2))).toBe(false)
    expect(isSettled('yes-no')).toBe(false)
    expect(isSettled({ 'one-of': { options: [{ key: 'kit', label: 'Kit', hints: {} }] } })).toBe(false)
    expect(isSettled(SOME)).toBe(false)
  })
})

describe('the face of a die that somebody rolls', () => {
  it('is one that the die has', () => {
    expect(faceOf('6', 6)).toBe(6)
    expect(faceOf(' 12 ', 20)).toBe(12)
    for (const typed of ['0', '7', '-1', '1.5', 'six', '']) expect(faceOf(typed, 6)).toBeNull()
  })
})

describe('a long list', () => {
  const all = [
    { key: 'axe', label: 'Axe', hints: { group: 'Weapons', meaning: 'd8' } },
    { key: 'rope', label: 'Rope', hints: { group: 'Gear', meaning: 'holds two' } },
    { key: 'bow', label: 'Bow', hints: { group: 'Weapons', meaning: 'd6, far' } },
  ]

  it('stands under its headings, in the order in which they come', () => {
    expect(headed(all).map(({ heading, those }) => [heading, those.map((each) => each.key)])).toEqual([
      ['Weapons', ['axe', 'bow']],
      ['Gear', ['rope']],
    ])
  })

  it('is searched by name, meaning and heading, each word', () => {
    expect(sought(all, 'weap far').map((each) => each.key)).toEqual(['bow'])
    expect(sought(all, 'AXE')).toHaveLength(1)
    expect(sought(all, '')).toHaveLength(3)
    expect(sought(all, 'weapon rope')).toEqual([])
  })
})

describe('numbers given out', () => {
  const wanted = {
    names: ['str', 'dex', 'con'].map((key) => ({ key, label: key, hints: {} })),
    numbers: [15, 12, 8],
  }

  it('are swapped, so that each is given once', () => {
    expect(given(wanted, { str: 15, dex: 12, con: 8 }, 'con', 15)).toEqual({ str: 8, dex: 12, con: 15 })
    expect(given(wanted, { str: 15, dex: 12, con: 8 }, 'dex', 12)).toEqual({ str: 15, dex: 12, con: 8 })
  })
})

describe('a price', () => {
  const coins = [
    { worth: 100, one: 'gp', many: 'gp' },
    { worth: 10, one: 'sp', many: 'sp' },
    { worth: 1, one: 'cp', many: 'cp' },
  ]

  it('is told in coins, the greatest first', () => {
    expect(inCoins(253, coins)).toBe('2 gp 5 sp 3 cp')
    expect(inCoins(300, coins)).toBe('3 gp')
    expect(inCoins(0, coins)).toBe('0 cp')
    expect(inCoins(1, [{ worth: 1, one: 'point', many: 'points' }])).toBe('1 point')
    expect(inCoins(7, [])).toBe('7')
  })
})
