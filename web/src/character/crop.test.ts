import { describe, expect, it } from 'vitest'
import { keyed, middleOf, moved, zoomed } from './crop'

const WIDE = { width: 400, height: 200 }

describe('the part of a picture that is a face', () => {
  it('begins as the largest square in the middle', () => {
    expect(middleOf(WIDE)).toEqual({ x: 100, y: 0, side: 200 })
    expect(middleOf({ width: 200, height: 500 })).toEqual({ x: 0, y: 150, side: 200 })
  })

  it('never leaves the picture', () => {
    expect(moved(WIDE, middleOf(WIDE), 5, 5)).toEqual({ x: 200, y: 0, side: 200 })
    expect(moved(WIDE, middleOf(WIDE), -5, -5)).toEqual({ x: 0, y: 0, side: 200 })
    expect(zoomed(WIDE, middleOf(WIDE), 0.5)).toEqual(middleOf(WIDE))
  })

  it('comes nearer around its middle, and not nearer than can be seen', () => {
    expect(zoomed(WIDE, middleOf(WIDE), 2)).toEqual({ x: 150, y: 50, side: 100 })
    expect(zoomed(WIDE, middleOf(WIDE), 1000).side).toBe(24)
    expect(zoomed({ width: 10, height: 10 }, { x: 0, y: 0, side: 10 }, 4).side).toBe(10)
  })

  it('follows the keyboard', () => {
    const near = { x: 150, y: 50, side: 100 }
    expect(keyed(WIDE, near, 'ArrowLeft')).toEqual({ x: 145, y: 50, side: 100 })
    expect(keyed(WIDE, near, 'ArrowDown')).toEqual({ x: 150, y: 55, side: 100 })
    expect(keyed(WIDE, near, '+')?.side).toBeCloseTo(100 / 1.1)
    expect(keyed(WIDE, near, 'a')).toBeNull()
  })
})
