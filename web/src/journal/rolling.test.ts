import { expect, test } from 'vitest'
import type { Entry } from '../protocol'
import { rolledSince } from './rolling'

function roll(seq: number, by: string, text: string): Entry {
  const lines = [{ text, clause: '', dice: [], who: '', mark: '' }]
  return { seq, at: 0, kind: 'roll', by, cause: '', secret: false, undone: false, to: 0, lines }
}

test('whoever rolls reads what they have rolled themselves, the last of it', () => {
  const entries = [roll(1, 'ann', 'before'), roll(2, 'ann', 'hail'), roll(3, 'ann', 'fog'), roll(4, 'bo', 'not mine')]
  expect(rolledSince(entries, 1, 'ann')).toBe('fog')
  expect(rolledSince(entries, 3, 'ann')).toBeNull()
  expect(rolledSince([{ ...roll(5, 'ann', 'talk'), kind: 'talk' }], 0, 'ann')).toBeNull()
})

test('a long row is cut short', () => {
  expect(rolledSince([roll(1, 'ann', 'x'.repeat(900))], 0, 'ann')).toBe(`${'x'.repeat(300)}…`)
})
