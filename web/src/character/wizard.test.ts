import { describe, expect, it } from 'vitest'
import { grouped } from './Wizard'

const decided = (prompt: string, number: number) => ({
  number,
  prompt,
  answer: '',
  clause: '',
  redo: prompt === 'Which name?',
})
const MADE = ['3d6', 'd20', 'Is that fair?', 'Which name?', 'd6'].map(decided)

describe('what was decided so far', () => {
  it('puts what chance and others did in one line', () => {
    expect(grouped(MADE).map((group) => group.length)).toEqual([3, 1, 1])
  })

  it('leaves every die to go back to where it was rolled by hand', () => {
    expect(grouped(MADE.map((each) => ({ ...each, redo: true })))).toHaveLength(5)
  })
})
