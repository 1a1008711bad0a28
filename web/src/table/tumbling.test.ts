import { describe, expect, it } from 'vitest'
import type { Entry, Face } from '../protocol'
import { fallen, passing } from './tumbling'

const d6 = (face: number): Face => ({ sides: 6, face, kept: true, exploded: false })

function entry(seq: number, faces: Face[], more: { manual?: boolean; undone?: boolean } = {}): Entry {
  const dice = [{ faces, manual: more.manual ?? false }]
  return { seq, undone: more.undone ?? false, lines: [{ text: 'rolls', dice }] } as unknown as Entry
}

describe('dice to look at', () => {
  it('are those of what has been told since', () => {
    expect(fallen([entry(1, [d6(1)]), entry(2, [d6(2), d6(3)]), entry(3, [d6(4)])], 1)).toEqual([d6(2), d6(3), d6(4)])
  })

  it('are not those that lie on somebody’s own table, nor those that were taken back', () => {
    expect(fallen([entry(2, [d6(2)], { manual: true }), entry(3, [d6(3)], { undone: true })], 1)).toEqual([])
  })

  it('are few enough to be seen', () => {
    const many = Array.from({ length: 60 }, (_, i) => d6(1 + (i % 6)))
    expect(fallen([entry(2, many)], 1, 14)).toEqual(many.slice(-14))
  })

  it('show only faces that the die has while they roll', () => {
    expect(passing(d6(3), () => 0).face).toBe(1)
    expect(passing(d6(3), () => 0.999).face).toBe(6)
    expect(passing({ ...d6(3), kept: false, exploded: true }, () => 0)).toEqual(d6(1))
  })
})
