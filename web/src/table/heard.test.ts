import { expect, it } from 'vitest'
import type { Entry } from '../protocol'
import { heard } from './heard'
import { aloud } from './words'

it('says dice in words', () => {
  expect(heard('1 × chain(d6!!)')).toBe('d6, rolled on at its highest')
  expect(heard('3 × chain(d6!!)')).toBe('3d6, rolled on at its highest')
  expect(heard('d8!!')).toBe('d8, rolled on at its highest')
  expect(heard('5d6!o>=5')).toBe('5d6, rolled on once at 5 or more')
  expect(heard('d10!9')).toBe('d10, rolled on at 9')
  expect(heard('2d20kh1')).toBe('2d20, the highest counts')
  expect(heard('worst 2 of 3 × chain(d6!!)')).toBe('3d6, rolled on at its highest, the lowest 2 count')
  expect(heard('2d6+d4+1')).toBe('2d6+d4+1')
  expect(heard('row of injuries')).toBe('row of injuries')
})

it('is silent where a voice would spell signs', () => {
  const signs = ['8d6>=5', '{4d6,2d8}kh1', '2d6ro<=2', '2d6!<3', 'd6!! up to 3 times', '2d6!p']
  expect(signs.map(heard).join('')).toBe('')
})

it('says what each roll came to', () => {
  const rolled = (roll: string, result: string) => ({ who: '', roll, faces: [], result, manual: false, clause: '' })
  const dice = [rolled('1 × chain(d6!!)', '4'), rolled('8d6>=5', '3')]
  const line = { text: 'Kit hits Hound: 15', who: '', mark: '', clause: '', dice }
  const entry = { kind: 'step', by: '', lines: [line] } as unknown as Entry
  expect(aloud(entry, () => '')).toBe('Kit hits Hound: 15, d6, rolled on at its highest: 4, 3')
})
