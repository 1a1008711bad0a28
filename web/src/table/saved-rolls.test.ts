import { describe, expect, it } from 'vitest'
import type { Page } from '../protocol'
import { blanksOf, filledIn, inMode, readRolls, rollsPage, typedLines, writtenRolls } from './saved-rolls'

const page = (by: string, about: string): Page => ({
  key: `${by} ${about}`,
  title: '',
  text: '',
  by,
  to: [],
  about,
  at: 0,
  changeable: true,
  rollable: false,
  picture: '',
})

describe('rolls that somebody keeps', () => {
  it('stand on a page of theirs and are read from it', () => {
    const rolls = [
      { name: 'Stealth', lines: ['/r 2d6+?{bonus}'] },
      { name: 'Morning', lines: ['/r 1d6 # weather', '/t On the road', 'Good morning: all of you'] },
    ]
    expect(readRolls(writtenRolls(rolls))).toEqual(rolls)
    expect(readRolls(writtenRolls([]))).toEqual([])
  })

  it('are found among what else is written there', () => {
    expect(readRolls('Mine.\n\n```rolls\nLuck: /r 1d6\n\nnonsense\n: nobody\nEmpty:\n```\nMore.')).toEqual([
      { name: 'Luck', lines: ['/r 1d6'] },
    ])
    expect(readRolls('Luck: /r 1d6')).toEqual([])
  })

  it('have names that can be read again', () => {
    const written = writtenRolls([
      { name: ' a: `b`\nc ', lines: ['/r d6'] },
      { name: ':', lines: ['/r d4'] },
    ])
    expect(readRolls(written).map((roll) => roll.name)).toEqual(['a b c', 'A roll'])
  })

  it('are those of the seat alone', () => {
    const pages = [page('ada', 'rolls'), page('bo', 'rolls'), page('bo', 'scene:first')]
    expect(rollsPage(pages, 'bo')).toBe(pages[1])
    expect(rollsPage(pages, 'cy')).toBeUndefined()
  })

  it('are typed line by line, and cannot end the block they stand in', () => {
    expect(typedLines(' /r d6 \n\n```\nhello')).toEqual(['/r d6', 'hello'])
  })
})

describe('blanks', () => {
  it('are asked once each, and filled in wherever they stand', () => {
    const roll = { name: 'x', lines: ['/r d20+?{bonus} # ?{why}', 'with ?{ bonus }'] }
    expect(blanksOf(roll)).toEqual(['bonus', 'why'])
    expect(filledIn(roll, { bonus: ' 3 ', why: 'luck' })).toEqual(['/r d20+3 # luck', 'with 3'])
    expect(blanksOf({ name: 'x', lines: ['/r d20', '?{}', '?{a\nb}'] })).toEqual([])
  })
})

describe('a mode', () => {
  it('changes what rolls openly and nothing else', () => {
    expect(inMode('/r 2d6', 'blind')).toBe('/br 2d6')
    expect(inMode('/t On the road', 'to-referee')).toBe('/gmt On the road')
    expect(inMode('/r 2d6', 'public')).toBe('/r 2d6')
    expect(inMode('/gmr 2d6', 'self')).toBe('/gmr 2d6')
    expect(inMode('hello /r 2d6', 'self')).toBe('hello /r 2d6')
    expect(inMode('/road', 'self')).toBe('/road')
  })
})
