import { describe, expect, it } from 'vitest'
import type { Held } from '../protocol'
import { stacked } from './Panels'

const thing = (name: string, where = 'pack', detail = ''): Held => ({ name, slots: 1, where, detail })

describe('what somebody carries', () => {
  it('is one line for things that are alike in everything', () => {
    expect(stacked([thing('Ration'), thing('Ration'), thing('Torch')])).toEqual([
      { thing: thing('Ration'), count: 2 },
      { thing: thing('Torch'), count: 1 },
    ])
  })

  it('stays apart where anything differs or lies between', () => {
    const held = [thing('Ration'), thing('Ration', 'hand'), thing('Ration', 'hand', '1 of 2 uses'), thing('Ration')]
    expect(stacked(held).map(({ count }) => count)).toEqual([1, 1, 1, 1])
  })
})
