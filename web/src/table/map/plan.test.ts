import { describe, expect, it } from 'vitest'
import {
  begun,
  changed,
  columns,
  distanceTo,
  drawn,
  erased,
  groundOf,
  heightAt,
  letterAt,
  painted,
  readPlan,
  redone,
  resized,
  snapped,
  undone,
  withGround,
  withLight,
  withRise,
  withWall,
  writtenPlan,
} from './plan'
import type { Plan, Wall } from './plan'

const plan: Plan = {
  feet: 10,
  rows: ['....', '.#m.', '....'],
  legend: { m: { name: 'mud', cost: 2, ground: -5 } },
  walls: [{ from: '1,0', to: '1,2', cover: 'full', passable: false }],
  heights: [{ from: '2,2', to: '3,2', feet: 20 }],
  lights: [{ at: '0,0', high: 20, low: 40 }],
}

describe('a plan', () => {
  it('is read with what was left out', () => {
    expect(readPlan({ feet: 10, rows: ['..'] })).toEqual({
      feet: 10,
      rows: ['..'],
      legend: {},
      walls: [],
      heights: [],
      lights: [],
    })
  })

  it('is sent without what is not said', () => {
    const wall: Wall = { from: '0,0', to: '0,1', cover: 'full', passable: false, height: null }
    expect(writtenPlan({ ...plan, walls: [wall], ambient: null })).toEqual({
      ...plan,
      walls: [{ from: '0,0', to: '0,1', cover: 'full', passable: false }],
    })
  })

  it('knows its ground and heights', () => {
    expect(columns(plan)).toBe(4)
    expect(groundOf(plan, letterAt(plan, 2, 1)).name).toBe('mud')
    expect(groundOf(plan, letterAt(plan, 1, 1)).name).toBe('rock')
    expect(heightAt(plan, 2, 1)).toBe(-5)
    expect(heightAt(plan, 3, 2)).toBe(20)
    expect(heightAt(plan, 0, 2)).toBe(0)
  })

  it('is painted space by space', () => {
    expect(painted(plan, 0, 0, 'm').rows).toEqual(['m...', '.#m.', '....'])
    expect(painted(plan, 2, 1, 'm')).toBe(plan)
    expect(painted(plan, 0, 9, 'm')).toBe(plan)
  })

  it('gives new ground a letter of its own', () => {
    const first = withGround(plan, { name: 'moss' })
    expect(first.letter).toBe('o')
    expect(first.plan.legend.o).toEqual({ name: 'moss' })
    expect(withGround(first.plan, { name: 'mo' }).letter).toBe('a')
  })

  it('takes walls, heights and lights', () => {
    const wall: Wall = { from: '2,0', to: '2,1', cover: 'low', passable: true }
    expect(withWall(plan, wall).walls).toHaveLength(2)
    expect(withWall(plan, { ...wall, to: '2,0' })).toBe(plan)
    expect(heightAt(withRise(plan, { from: '0,0', to: '3,2', feet: 5 }), 3, 2)).toBe(5)
    expect(withLight(plan, { at: '0,0', high: 5 }).lights).toEqual([{ at: '0,0', high: 5 }])
  })

  it('loses what is erased, the light before the wall before the ground', () => {
    expect(erased(plan, 0.9, 0.5).lights).toEqual([])
    expect(erased({ ...plan, lights: [] }, 0.9, 0.5).walls).toEqual([])
    expect(letterAt(erased(plan, 2.5, 1.5), 2, 1)).toBe('m')
    expect(heightAt(erased(plan, 2.5, 1.5), 2, 1)).toBe(0)
    const flat = erased(plan, 2.5, 1.5)
    expect(letterAt(erased(flat, 2.5, 1.5), 2, 1)).toBe('.')
    expect(heightAt(erased(plan, 3.5, 2.5), 3, 2)).toBe(0)
  })

  it('measures how far a wall is', () => {
    const wall = plan.walls[0] as Wall
    expect(distanceTo(wall, 1.25, 1)).toBeCloseTo(0.25)
    expect(distanceTo(wall, 1, 3)).toBeCloseTo(1)
  })

  it('grows and shrinks with what lies on it', () => {
    expect(resized(plan, 5, 2).rows).toEqual(['.....', '.#m..'])
    expect(resized(plan, 5, 1).walls).toEqual([])
    expect(resized(plan, 500, 0)).toMatchObject({ rows: ['.'.repeat(60)] })
  })

  it('is drawn as it will look', () => {
    const map = drawn(plan, [{ who: 'a', at: '0,0', size: 1 }])
    expect(map).toMatchObject({ columns: 4, rows: 3, feet: 10 })
    expect(map.cells).toContainEqual({ at: '2,1', feet: -5, ground: 'mud', light: '', seen: true })
    expect(map.cells).toContainEqual({ at: '3,2', feet: 20, ground: '', light: '', seen: true })
    expect(map.walls).toEqual([{ fromX: 1, fromY: 0, toX: 1, toY: 2, kind: 'wall' }])
    expect(
      drawn({ ...plan, walls: [{ from: '0,0', to: '1,0', cover: 'low', passable: true }] }, []).walls[0]?.kind,
    ).toBe('low cover')
  })

  it('snaps walls to halves of spaces', () => {
    expect(snapped(2.2, 0.8)).toBe('2,1')
    expect(snapped(2.3, -0.4)).toBe('2.5,0')
  })
})

describe('drafts', () => {
  it('go back and forth', () => {
    const second = painted(plan, 0, 0, '#')
    const drafts = changed(begun(plan), second)
    expect(undone(drafts).now).toBe(plan)
    expect(redone(undone(drafts)).now).toBe(second)
    expect(undone(begun(plan)).now).toBe(plan)
    expect(redone(drafts)).toBe(drafts)
    expect(changed(drafts, second)).toBe(drafts)
    expect(changed(undone(drafts), painted(plan, 1, 0, '#')).after).toEqual([])
  })
})
