import { describe, expect, it } from 'vitest'
import { fairCount, sentence, verdictOf, weighed } from './fairness'
import type { Weighed } from './fairness'

const NOTHING_MORE = { draws: 0, capped: 0, rounds: { mean: 3, half: 3, most: 5, counts: [] }, damage: [], spent: [] }

describe('a fight in a sentence', () => {
  it('counts who falls of the first side', () => {
    const fates = [
      { who: 'Maren', side: 'party', fallen: 0.3 },
      { who: 'Oskar', side: 'party', fallen: 0.2 },
      { who: 'Cutter', side: 'foes', fallen: 0.9 },
    ]
    const sides = [
      { name: 'party', wins: 80, rate: 0.8, low: 0.7, high: 0.9 },
      { name: 'foes', wins: 20, rate: 0.2, low: 0.1, high: 0.3 },
    ]
    const fight = weighed({ ...NOTHING_MORE, fights: 100, sides, fates })
    expect(fight).toEqual({ rate: 0.8, fallen: 0.5, undecided: 0 })
    expect(sentence(fight as Weighed)).toBe(
      'Hard: one of you falls in half of such fights, and you lose 20\u00a0% of them.',
    )
    expect(weighed({ ...NOTHING_MORE, fights: 0, sides, fates })).toBeNull()
    expect(weighed({ ...NOTHING_MORE, fights: 5, sides: [], fates })).toBeNull()
  })

  it('has a word for every danger', () => {
    expect(sentence({ rate: 1, fallen: 0.01, undecided: 0 })).toBe('Easy: hardly any of you falls.')
    expect(sentence({ rate: 0.98, fallen: 0.25, undecided: 0 })).toBe(
      'Fair: one of you falls in one of four such fights.',
    )
    expect(sentence({ rate: 0.9, fallen: 1.1, undecided: 0 })).toMatch(/^Hard: one of you falls in such a fight/)
    expect(sentence({ rate: 0.3, fallen: 3, undecided: 0 })).toBe(
      'Deadly: three of you fall in such a fight, and you lose 70\u00a0% of them.',
    )
    expect(sentence({ rate: 0.01, fallen: 4, undecided: 0 })).toMatch(/you lose nearly all of them\.$/)
    expect(verdictOf({ rate: 0.97, fallen: 0.3 })).toBe('fair')
  })
})

describe('fights that come to no end', () => {
  const fates = [
    { who: 'Maren', side: 'party', fallen: 0.1 },
    { who: 'Cutter', side: 'foes', fallen: 0.1 },
  ]
  const come = (wins: number, losses: number, capped: number) => {
    const fights = wins + losses + capped
    const sides = [
      { name: 'party', wins, rate: wins / fights, low: 0, high: 1 },
      { name: 'foes', wins: losses, rate: losses / fights, low: 0, high: 1 },
    ]
    return weighed({ ...NOTHING_MORE, capped, fights, sides, fates }) as Weighed
  }

  it('are neither won nor lost', () => {
    expect(come(60, 0, 40)).toMatchObject({ rate: 1, undecided: 0.4 })
    expect(sentence(come(60, 0, 40))).toBe('Easy: one of you falls in one of ten such fights.')
    expect(sentence(come(60, 20, 20))).toMatch(/^Hard: .* you lose 20\u00a0% of them\.$/)
  })

  it('have no danger where they are the most', () => {
    expect(sentence(come(0, 0, 100))).toBe('Most of such fights come to no end.')
    expect(sentence(come(2, 5, 93))).toBe('Most of such fights come to no end.')
  })

  it('say nothing of how many are fair', async () => {
    const weigh = () => Promise.resolve(come(0, 5, 95))
    await expect(fairCount(weigh, () => undefined, 20)).rejects.toThrow('come to no end')
  })

  it('are too much where fewer are fair', async () => {
    const weigh = (count: number) => Promise.resolve(count < 4 ? come(95, 5, 0) : come(5, 5, 90))
    expect(await fairCount(weigh, () => undefined, 20)).toBe(3)
  })
})

describe('how many are fair', () => {
  const against = (limit: number, asked: number[] = []) => ({
    asked,
    weigh: (count: number) => {
      asked.push(count)
      return Promise.resolve(
        count <= limit ? { rate: 0.95, fallen: 0.4, undecided: 0 } : { rate: 0.4, fallen: 2, undecided: 0 },
      )
    },
  })

  it.each([0, 1, 2, 3, 4, 7, 8, 13, 19, 20])('finds %i', async (limit) => {
    const { asked, weigh } = against(limit)
    expect(await fairCount(weigh, () => undefined, 20)).toBe(limit)
    expect(asked.length).toBeLessThanOrEqual(9)
    expect(new Set(asked).size).toBe(asked.length)
  })

  it('stops at the most there can be', async () => {
    expect(await fairCount(against(99).weigh, () => undefined, 20)).toBe(20)
  })

  it('tells what is known on the way, closer each time', async () => {
    const told: number[] = []
    await fairCount(against(5).weigh, (atLeast, fewerThan) => told.push(fewerThan - atLeast), 20)
    expect(told).toEqual([...told].sort((a, b) => b - a))
    expect(told.at(-1)).toBe(1)
  })

  it('takes a fight that nobody could fight for none', async () => {
    expect(
      await fairCount(
        () => Promise.resolve(null),
        () => undefined,
        20,
      ),
    ).toBe(0)
  })
})
