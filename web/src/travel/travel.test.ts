import { describe, expect, it } from 'vitest'
import type { Coming, Sight } from '../api'
import { behind, paperName, placeOf, seatings, together, toggled, unread, usable, usual } from './travel'

function coming(name: string, how: Coming['how'] = 'character', refused?: string): Coming {
  return { how, kind: '', title: 'Character', name, told: [], entry: {}, refused }
}

function sight(...comes: Coming[]): Sight {
  return { file: 'a.json', format: 'Any', comes, papers: [], remarks: [], more: 0 }
}

describe('what files bring', () => {
  it('is nothing at all where one of them is wrong', () => {
    const good = { documents: [sight(coming('Wren'))], problems: [], more: 0 }
    expect(together([good, good]).documents).toHaveLength(2)
    const both = together([good, unread('b.json', 'is no text')])
    expect(both.documents).toEqual([])
    expect(both.problems.map((problem) => problem.file)).toEqual(['b.json'])
  })

  it('is told with file, line and field, as far as they are known', () => {
    expect(placeOf({ file: 'a.json', line: 2, field: 'hp', message: '' })).toBe('a.json, line 2, hp')
    expect(placeOf({ file: 'a.json', line: 0, field: '', message: '' })).toBe('a.json')
  })

  it('comes as far as it can, and one character for a player', () => {
    const documents = [sight(coming('Wren'), coming('Rat', 'creature', 'no')), sight(coming('Oskar'))]
    expect(usual(documents, 'referee')).toEqual(['0 0', '1 0'])
    expect(usual(documents, 'player')).toEqual(['0 0'])
  })

  it('is one map at a time', () => {
    const documents = [sight(coming('Crypt', 'map'), coming('Wren')), sight(coming('Mill', 'map'))]
    expect(usual(documents, 'referee')).toEqual(['0 1', '1 0'])
    expect(toggled(documents, ['0 1', '1 0'], '0 0', true)).toEqual(['0 1', '0 0'])
    expect(toggled(documents, ['0 1', '1 0'], '1 0', true)).toEqual(['0 1'])
  })

  it('is every page, for a player, too', () => {
    const documents = [sight(coming('Wren'), coming('The inn', 'page'), coming('Oskar'), coming('The host', 'page'))]
    expect(usual(documents, 'player')).toEqual(['0 0', '0 1', '0 3'])
    expect(toggled(documents, ['0 0', '0 1'], '0 2', false)).toEqual(['0 1', '0 2'])
  })

  it('is no map that lies in a zip, which is laid from its own file', () => {
    const look = { documents: [sight(coming('Crypt', 'map'))], problems: [], more: 0 }
    expect(together([look], ['a.json']).documents[0]?.comes[0]?.refused).toBeUndefined()
    expect(together([look], ['all.zip']).documents[0]?.comes[0]?.refused).toContain('by itself')
  })

  it('goes to seats that have nobody to play', () => {
    const documents = [sight(coming('Wren'), coming('Rat', 'creature')), sight(coming('Oskar'))]
    expect(seatings(documents, ['una'], 'referee')).toEqual({ '0 0': 'una', '1 0': 'referee' })
  })

  it('calls a paper by its file', () => {
    expect(paperName('The Reeds.json')).toBe('The Reeds')
    expect(paperName('.json')).toBe('.json')
    expect(paperName('x'.repeat(80))).toHaveLength(60)
  })
})

describe('who leaves', () => {
  const wren = { id: 'wren', name: 'Wren', hero: true, ways: [{ format: 'md', remarks: ['the age'] }] }

  it('leaves something behind, or has no room', () => {
    expect(behind(wren, 'md')).toEqual(['the age'])
    expect(behind(wren, 'pdf')).toBeNull()
  })

  it('is offered the formats that have room for anybody, and those of kept papers', () => {
    const formats = ['md', 'pdf', 'party'].map((id) => ({ id, title: id }))
    const papers = [{ id: 'P', name: 'The Reeds', format: 'party' }]
    expect(usable({ formats, people: [wren], maps: [], papers }).map((each) => each.id)).toEqual(['md', 'party'])
  })
})
