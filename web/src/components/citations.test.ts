import { expect, it } from 'vitest'
import { citations, uncited } from './citations'

it('finds the rules that words cite', () => {
  expect(citations('every slot is filled (CRN-INV-04); no HP')).toEqual([
    { words: 'every slot is filled', clause: 'CRN-INV-04' },
    { words: '; no HP', clause: '' },
  ])
  expect(citations('RTH-ADV-03')).toEqual([{ words: '', clause: 'RTH-ADV-03' }])
  expect(citations('Armor 1 (worn)')).toEqual([{ words: 'Armor 1 (worn)', clause: '' }])
  expect(uncited('lost for good (OTW-MECH-06a)')).toBe('lost for good')
})
