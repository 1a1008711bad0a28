import { describe, expect, it } from 'vitest'
import type { Kind } from '../protocol'
import { complaintAbout, hintWords, inWords, isSettled, spent, toggled } from './answers'
import { faceOf } from './NumberInput'

const SOME: Kind = {
  kind: 'some-of',
  options: [
    { key: 'a', label: 'an axe', hints: {} },
    { key: 'b', label: 'a bow', hints: {} },
  ],
  least: 1,
  most: 2,
}
const WARES: Kind = {
  kind: 'purchase',
  budget: 3,
  wares: [
    { key: 'trip', label: 'Trip', price: 2, most: 1 },
    { key: 'push', label: 'Push', price: 1, most: 3 },
  ],
}

describe('an answer', () => {
  it('is complained about as the rules would', () => {
    expect(complaintAbout(SOME, [])).toBe('Choose at least 1.')
    expect(complaintAbout(SOME, ['a', 'b'])).toBeNull()
    expect(complaintAbout({ kind: 'number', least: 1, most: 6 }, 7)).toBe('Give a number from 1 to 6.')
    expect(complaintAbout({ kind: 'number', least: 1, most: 6 }, 6)).toBeNull()
    expect(complaintAbout(WARES, { trip: 1, push: 2 })).toContain('more than there is')
    expect(complaintAbout(WARES, { trip: 1, push: 1 })).toBeNull()
    expect(complaintAbout({ kind: 'words', most: 3 }, 'Maren')).toBe('At most 3 characters.')
    expect(complaintAbout({ kind: 'yes-no' }, null)).toBe('Choose yes or no.')
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
    expect(inWords(WARES, { push: 2, trip: 0 })).toBe('2 × Push')
    expect(inWords({ kind: 'yes-no' }, false)).toBe('no')
    const marks = [{ number: 20, name: 'Hard', meaning: 'few succeed' }]
    expect(inWords({ kind: 'number', least: 0, most: 60, marks }, 20)).toBe('20 (Hard)')
    expect(inWords({ kind: 'number', least: 0, most: 60, marks }, 18)).toBe('18')
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
    expect(isSettled({ kind: 'number', least: 0, most: 0 })).toBe(true)
    expect(isSettled({ kind: 'one-of', options: [{ key: 'no', label: 'no', hints: {} }] })).toBe(true)
  })

  it('stays where it tells something, or leaves a choice', () => {
    expect(isSettled({ kind: 'number', least: 0, most: 2 })).toBe(false)
    expect(isSettled({ kind: 'number' })).toBe(false)
    expect(isSettled({ kind: 'one-of', options: [{ key: 'kit', label: 'Kit', hints: {} }] })).toBe(false)
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
