import { describe, expect, it } from 'vitest'
import type { Page } from '../../protocol'
import { boxed, boxOf, columns, cutOut, filled, OPEN, pasted, readPlan, ROCK } from './plan'
import { READY_MAPS } from './ready'
import { keptMaps, mapPage } from './shelf'

const plan = readPlan({
  feet: 5,
  rows: ['......', '..m...', '......', '######'],
  legend: { m: { name: 'mud', cost: 2 } },
  walls: [{ name: 'door', from: '3,1', to: '3,2', cover: 'full', passable: false }],
  lights: [{ name: 'lamp', at: '2,2', high: 20 }],
})

function page(text: string, title = 'The mill'): Page {
  return {
    key: 'k',
    title,
    text,
    by: 'referee',
    to: [],
    about: '',
    at: 0,
    changeable: true,
    rollable: false,
    picture: '',
  }
}

describe('a rectangle', () => {
  it('is drawn from any corner, as far as the map goes', () => {
    const box = boxOf(plan, { x: 9.5, y: 1.2 }, { x: 4.9, y: -3 })
    expect(box).toEqual({ left: 4, top: 0, right: 5, bottom: 1 })
    expect(boxed(plan, box, ROCK).rows).toEqual(['....##', '..m.##', '......', '######'])
  })
})

describe('filling', () => {
  it('takes all that hang together', () => {
    expect(filled(plan, 0, 0, 'm').rows).toEqual(['mmmmmm', 'mmmmmm', 'mmmmmm', '######'])
    expect(filled(plan, 2, 1, OPEN).rows[1]).toBe('......')
    expect(filled(plan, 0, 0, OPEN)).toBe(plan)
    expect(filled(plan, 99, 0, 'm')).toBe(plan)
  })

  it('stops at walls', () => {
    const walled = { ...plan, walls: [{ from: '3,0', to: '3,3', cover: 'full' as const, passable: false }] }
    expect(filled(walled, 5, 0, 'm').rows).toEqual(['...mmm', '..mmmm', '...mmm', '######'])
  })
})

describe('a copy', () => {
  const piece = cutOut(plan, { left: 2, top: 1, right: 3, bottom: 2 })

  it('takes along what stands in it', () => {
    expect(piece).toEqual({
      rows: ['m.', '..'],
      legend: { m: { name: 'mud', cost: 2 } },
      walls: [{ name: 'door', from: '1,0', to: '1,1', cover: 'full', passable: false }],
      heights: [],
      lights: [{ name: 'lamp', at: '0,1', high: 20 }],
    })
  })

  it('is laid elsewhere, under another letter where its own means something else', () => {
    const moor = readPlan({ feet: 5, rows: ['mmm', 'mmm'], legend: { m: { name: 'moor' } } })
    const laid = pasted(moor, piece, 1, 0)
    const letter = Object.keys(laid.legend).find((each) => laid.legend[each]?.name === 'mud') ?? ''
    expect(letter).not.toBe('m')
    expect(laid.rows).toEqual([`m${letter}.`, 'm..'])
    expect(laid.walls[0]?.from).toBe('2,0')
    expect(laid.lights).toEqual([{ name: 'lamp', at: '1,1', high: 20 }])
  })

  it('loses what would lie off the map', () => {
    const laid = pasted(plan, piece, 5, 3)
    expect(laid.rows).toEqual(['......', '..m...', '......', '#####m'])
    expect(laid.lights).toHaveLength(1)
    expect(laid.legend).toEqual(plan.legend)
  })
})

describe('the shelf of maps', () => {
  it('keeps a map on a page and finds it again', () => {
    expect(keptMaps([page(mapPage(plan)), page('no map')])).toEqual([{ key: 'k', name: 'The mill', plan }])
  })

  it('passes over what is broken', () => {
    expect(keptMaps([page('```map\n{broken\n```'), page('```map\n{"rows":["ab","a"]}\n```')])).toEqual([])
  })

  it.each(READY_MAPS.map((map) => [map.name, map.plan] as const))('has %s whole', (_, ready) => {
    const wide = columns(ready)
    expect(ready.rows.every((row) => row.length === wide)).toBe(true)
    expect(wide <= 60 && ready.rows.length <= 60).toBe(true)
    const letters = [...new Set(ready.rows.join(''))].filter((letter) => letter !== OPEN && letter !== ROCK)
    expect(letters.filter((letter) => ready.legend[letter] === undefined)).toEqual([])
    expect(keptMaps([page(mapPage(ready))])).toHaveLength(1)
    for (const light of ready.lights) {
      const [x = -1, y = -1] = light.at.split(',').map(Number)
      expect(ready.rows[y]?.[x]).not.toBe(ROCK)
      expect(ready.rows[y]?.[x]).toBeDefined()
    }
  })

  it('is a dozen and of one kind each', () => {
    expect(READY_MAPS.length).toBeGreaterThanOrEqual(12)
    expect(new Set(READY_MAPS.map((map) => map.name)).size).toBe(READY_MAPS.length)
  })
})
