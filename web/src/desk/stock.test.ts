import { describe, expect, it } from 'vitest'
import { freshGuest, freshIds, matches } from './stock'

const WOLF = {
  id: 'X-1',
  name: 'Wolf',
  figures: ['HP 6', 'bite d6'],
  entry: { id: 'X-1', name: 'Wolf', hp: 6, description: 'A lean beast.' },
}

describe('a creature of the stock', () => {
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

  it('ends in the seat of the player who brings it', () => {
    const taken = ['ann', 'ann-una']
    expect(freshGuest('Ann', taken, { role: 'player', seat: 'una' })).toBe('ann-2-una')
    expect(freshGuest('Ann', taken, { role: 'player', seat: 'wat' })).toBe('ann-wat')
    expect(freshGuest('Ann', taken, { role: 'referee', seat: 'referee' })).toBe('ann-2')
  })
})
