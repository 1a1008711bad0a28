import { describe, expect, it } from 'vitest'
import { countedWith, fairQuestion } from './fair-answer'

const WOLVES = { creature: 'wolf', count: 2 }
const TROLL = { creature: 'troll', count: 1 }

describe('what an answer on how many are fair hangs on', () => {
  const asked = fairQuestion('wolf', [WOLVES, TROLL], '', 7)

  it('is not how many of them are weighed, nor in which order', () => {
    expect(fairQuestion('wolf', [TROLL, { ...WOLVES, count: 5 }], '', 7)).toBe(asked)
  })

  it('is who else comes, where, and how the party fares', () => {
    expect(fairQuestion('wolf', [WOLVES], '', 7)).not.toBe(asked)
    expect(fairQuestion('wolf', [WOLVES, { ...TROLL, count: 2 }], '', 7)).not.toBe(asked)
    expect(fairQuestion('wolf', [WOLVES, TROLL], 'mill', 7)).not.toBe(asked)
    expect(fairQuestion('wolf', [WOLVES, TROLL], '', 8)).not.toBe(asked)
  })

  it('is nothing where the kind is not weighed any more', () => {
    expect(fairQuestion('wolf', [TROLL], '', 7)).toBeNull()
  })
})

describe('who else is counted', () => {
  const figure = (name: string, side: string, out = false) => ({ name, side, out })

  it('is who comes with them and every foe who still stands', () => {
    const roster = [figure('Maren', 'party'), figure('Captain', 'foes'), figure('Cutter', 'foes', true)]
    expect(countedWith(['1 Troll'], roster)).toEqual({ names: ['1 Troll', 'Captain'], more: 0 })
    expect(countedWith([], [figure('Maren', 'party')])).toEqual({ names: [], more: 0 })
  })

  it('is cut short where there are many', () => {
    const roster = ['A', 'B', 'C', 'D', 'E'].map((name) => figure(name, 'foes'))
    expect(countedWith([], roster)).toEqual({ names: ['A', 'B', 'C', 'D', 'E'], more: 0 })
    expect(countedWith(['1 Troll'], roster)).toEqual({ names: ['1 Troll', 'A', 'B', 'C'], more: 2 })
  })
})
