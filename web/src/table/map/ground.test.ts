import { describe, expect, it } from 'vitest'
import type { Terrain } from '../../protocol'
import {
  byWord,
  choiceAt,
  choicesBySpace,
  fitting,
  LEAST,
  lookedAt,
  looksOf,
  middle,
  MOST,
  opening,
  outline,
  ray,
  spot,
  spots,
  stepped,
  trail,
  within,
} from './ground'

describe('spaces', () => {
  it('are read with and without their height', () => {
    expect(spot('3,4')).toEqual({ x: 3, y: 4, z: 0 })
    expect(spot('3,4,2')).toEqual({ x: 3, y: 4, z: 2 })
    expect(spots('1,2 3,4,1')).toEqual([
      { x: 1, y: 2, z: 0 },
      { x: 3, y: 4, z: 1 },
    ])
    expect(spots(undefined)).toEqual([])
    expect(spots(' ')).toEqual([])
  })

  it('of one look are one outline', () => {
    const cells = [
      { at: '0,0', feet: 0, ground: 'mud', light: '', seen: true },
      { at: '2,1', feet: 0, ground: 'mud', light: 'dim', seen: true },
      { at: '5,5', feet: 0, ground: '', light: 'dim', seen: false },
    ]
    const grounds = byWord(cells, (cell) => cell.ground)
    expect([...grounds.keys()]).toEqual(['mud'])
    expect(outline(grounds.get('mud') ?? [])).toBe('M0 0h1v1h-1zM2 1h1v1h-1z')
    expect(byWord(cells, (cell) => cell.light).get('dim')).toHaveLength(2)
  })

  it('look alike each time, and never like one another', () => {
    const words = [
      'rock',
      'loft',
      'crates',
      'sacks of flour',
      'fire',
      'millstones',
      'reeds',
      'woodpile',
      'door',
      'river',
      'water',
    ]
    const looks = looksOf(words)
    expect(looksOf([...words].reverse())).toEqual(looks)
    const coloured = [...looks.values()].filter((look) => look.chroma > 0.03)
    expect(coloured).toHaveLength(words.length - 1) // one is grey
    const hues = coloured.map((look) => look.hue).sort((a, b) => a - b)
    hues.forEach((hue, i) => {
      const next = hues[i + 1] ?? (hues[0] ?? 0) + 360
      expect(next - hue).toBeGreaterThanOrEqual(24)
    })
  })

  it('look as everybody pictures them', () => {
    const looks = looksOf(['fire', 'Water', 'grass'])
    expect(looks.get('fire')?.hue).toBe(52)
    expect(looks.get('Water')?.hue).toBe(235)
    expect(looks.get('grass')?.hue).toBe(140)
    expect(looksOf(['firewood']).get('firewood')?.hue).not.toBe(52)
  })

  it('have a look even where there are more of them than colours', () => {
    const many = Array.from({ length: 60 }, (_, i) => `ground ${i}`)
    expect(looksOf(many).size).toBe(60)
  })

  it('above each other are told apart by height', () => {
    const options = ['1,1', '1,1,3', '2,2'].map((key) => ({ key, label: key, hints: {} }))
    expect(choiceAt(options, spot('1,1'), 2)?.key).toBe('1,1,3')
    expect(choiceAt(options, spot('1,1'))?.key).toBe('1,1')
    expect(choiceAt(options, spot('4,4'))).toBeNull()
  })
})

describe('lines', () => {
  it('go through the middles of spaces', () => {
    expect(trail(spot('0,0'), spots('1,0 1,1'))).toBe('M0.5 0.5L1.5 0.5L1.5 1.5')
    expect(trail(null, [])).toBe('')
  })

  it('of sight go from point to point', () => {
    expect(ray('1.5,2 4,7.5')).toEqual([1.5, 2, 4, 7.5])
    expect(ray(undefined)).toBeNull()
    expect(ray('1,2')).toBeNull()
    expect(ray('1,2 x,3')).toBeNull()
  })

  it('start at the middle of whoever stands there', () => {
    expect(middle({ who: 'ogre', at: '2,3', size: 2 })).toEqual({ x: 3, y: 4 })
  })
})

describe('the map', () => {
  const terrain = { columns: 20, rows: 10, feet: 10, cells: [], walls: [], tokens: [] }
  it('fills its place and stays large enough to tap', () => {
    expect(fitting(terrain, 600, 600)).toBe(30)
    expect(fitting(terrain, 600, 200)).toBe(20)
    expect(fitting(terrain, 100, 50)).toBe(LEAST)
    expect(fitting(terrain, 9000, 9000)).toBe(MOST)
  })

  it('opens on the fight where the whole of it would be too small', () => {
    const map = { columns: 22, rows: 12 }
    const near = { left: 2, top: 3, columns: 10, rows: 5 }
    expect(opening(map, near, 1100, 600)).toBe(50)
    expect(opening(map, near, 460, 400)).toBe(46)
    expect(opening(map, { ...near, columns: 20 }, 460, 400)).toBe(32)
  })

  it('opens on those whom people look for, where it cannot show everybody', () => {
    const at = (who: string, x: number, y: number) => ({ who, at: `${x},${y},0`, size: 1 })
    const wide = { columns: 20, rows: 8 } as Terrain
    const party = [at('a', 3, 3), at('b', 3, 4)]
    const all = [...party, at('c', 15, 3)]
    // On turn, in the party, everybody.
    expect(lookedAt([[at('c', 15, 3)], party, all], wide, 8, 8)).toEqual({ x: 15.5, y: 3.5 })
    expect(lookedAt([[], party, all], wide, 8, 8)).toEqual({ x: 3.5, y: 4 })
    expect(lookedAt([[], party, all], wide, 3, 3)).toEqual({ x: 3.5, y: 3.5 })
    expect(lookedAt([[], party, all], wide, 20, 8)).toEqual({ x: 9.5, y: 4 })
  })

  it('is walked by arrow keys', () => {
    const at = spot('3,4,1')
    expect(stepped(at, 'ArrowUp')).toEqual({ x: 3, y: 3, z: 1 })
    expect(stepped(at, 'ArrowDown')).toEqual({ x: 3, y: 5, z: 1 })
    expect(stepped(at, 'ArrowLeft')).toEqual({ x: 2, y: 4, z: 1 })
    expect(stepped(at, 'ArrowRight')).toEqual({ x: 4, y: 4, z: 1 })
    expect(stepped(at, 'Enter')).toBeNull()
  })
})

describe('an area', () => {
  const token = (who: string, at: string, size = 1) => ({ who, at, size })
  const who = (tokens: { who: string }[]) => tokens.map((each) => each.who)

  it('holds whoever stands on one of its spaces, at any height', () => {
    const tokens = [token('in', '2,3'), token('above', '3,3,2'), token('beside', '4,3')]
    expect(who(within(tokens, spots('2,3 3,3')))).toEqual(['in', 'above'])
  })

  it('holds large ones of whom it holds a part', () => {
    expect(who(within([token('large', '0,0', 2), token('near', '3,0', 2)], spots('1,1 2,2')))).toEqual(['large'])
  })

  it('of no spaces holds nobody', () => {
    expect(within([token('in', '0,0')], [])).toEqual([])
  })
})

describe('choices', () => {
  const choice = (key: string) => ({ key, label: key, hints: {} })

  it('are found by their space, those above each other together', () => {
    const found = choicesBySpace([choice('1,2'), choice('1,2,3'), choice('2,2')])
    expect(found.get('1,2')?.map((each) => each.key)).toEqual(['1,2', '1,2,3'])
    expect(found.get('2,2')).toHaveLength(1)
    expect(found.get('2,1')).toBeUndefined()
  })
})
