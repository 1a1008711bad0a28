import { describe, expect, it } from 'vitest'
import { figures, freshIds, matches } from './stock'

const WOLF = {
  id: 'X-1',
  name: 'Wolf',
  hp: 6,
  armor: 0,
  abilities: { str: 10, dex: 14 },
  attacks: [{ name: 'bite', damage: 'd6' }],
  description: 'A lean beast with a long story that has no place in one line.',
}

describe('a creature of the stock', () => {
  it('is told in one line, whatever the book calls its figures', () => {
    expect(figures(WOLF)).toBe('hp 6 · armor 0 · str 10 · dex 14 · bite')
  })

  it('is found by any words in it', () => {
    expect(matches(WOLF, 'lean BITE')).toBe(true)
    expect(matches(WOLF, 'lean bear')).toBe(false)
    expect(matches(WOLF, '')).toBe(true)
  })

  it('gets an id that nobody has', () => {
    expect(freshIds('Wolf', 1, [])).toEqual(['wolf'])
    expect(freshIds('Wolf', 1, ['wolf'])).toEqual(['wolf-2'])
    expect(freshIds('Root Goblin', 2, ['root-goblin-1'])).toEqual(['root-goblin-2', 'root-goblin-3'])
    expect(freshIds('龍', 1, [])).toEqual(['creature'])
  })
})
