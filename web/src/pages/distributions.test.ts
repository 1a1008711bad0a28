import { describe, expect, it } from 'vitest'
import type { Distribution } from '../api'
import { atLeast, fromLink, place, rows, toLink } from './distributions'

function dist(outcomes: [number, number][]): Distribution {
  return {
    expression: '',
    canonical: '',
    mean: 0,
    deviation: 0,
    residual: 0,
    outcomes: outcomes.map(([value, p]) => ({ value, p })),
  }
}

const D4 = dist([1, 2, 3, 4].map((face) => [face, 0.25]))
const COIN = dist([
  [1, 0.5],
  [2, 0.5],
])

describe('a distribution', () => {
  it('tells the chance of at least', () => {
    expect(atLeast(D4, 3)).toBe(0.5)
    expect(atLeast(D4, 1)).toBe(1)
    expect(atLeast(D4, 5)).toBe(0)
  })

  it('has its mean between its bars, in proportion', () => {
    expect(place([1, 2, 3, 4, 5, 6], 3.5)).toBe(2.5)
    expect(place([2, 4, 8], 5)).toBe(1.25)
    expect(place([3], 3)).toBe(0)
    expect(place([1, 2], 9)).toBe(1)
  })

  it('stands beside another in the rows of a chart', () => {
    expect(rows([D4, COIN], 'each')[2]).toEqual({ value: 3, 0: 0.25, 1: 0 })
    expect(rows([D4, COIN], 'at-least')[1]).toEqual({ value: 2, 0: 0.75, 1: 0.5 })
  })
})

describe('a link to dice', () => {
  it('carries what was asked for, with every sign in it', () => {
    const asked = ['4d6kh3', '2d6+1d4!', 'd20 >= 15']
    expect(fromLink(toLink(asked).slice('/dice'.length))).toEqual(asked)
  })

  it('leaves blanks out', () => {
    expect(toLink(['', '  '])).toBe('/dice')
    expect(fromLink('?d=&d=3d6')).toEqual(['3d6'])
  })
})
