import { expect, test } from 'vitest'
import type { Standing } from '../api'
import { detail, isText, sorted } from './tables'
import type { Row } from './tables'

const NOW = Date.UTC(2026, 10, 17, 12)
const HOUR = 3_600_000
const DAY = 24 * HOUR

function row(table: string, standing?: Partial<Standing> | null): Row {
  const seat = { table, token: 't', book: 'b', title: table, name: 'Ann', role: 'player', at: NOW - DAY }
  if (standing === undefined || standing === null) return { seat, standing }
  const usual = { table, book: 'b', title: table, seat: 'ann', name: 'Ann', role: 'player', created: 0, by: '' }
  return { seat, standing: { ...usual, archived: false, ...standing } }
}

test('tables are told by what has become of them, the last played first', () => {
  const rows = [
    row('older', { played: NOW - 2 * HOUR }),
    row('away', { archived: true }),
    row('newer', { played: NOW - HOUR }),
    row('gone', { archived: true, gone: NOW + DAY }),
    row('revoked', null),
  ]
  const { open, archived, deleted } = sorted(rows)
  expect(open.map((each) => each.seat.table)).toEqual(['newer', 'older', 'revoked'])
  expect(archived.map((each) => each.seat.table)).toEqual(['away'])
  expect(deleted.map((each) => each.seat.table)).toEqual(['gone'])
})

test('a table tells who one is there, and who played last', () => {
  expect(detail(row('a', { played: NOW - 2 * HOUR, by: 'Bo' }), 'Warden', NOW)).toEqual([
    'you play as Ann',
    'last played 2 hours ago by Bo',
  ])
  expect(detail(row('a', { role: 'referee' }), 'Warden', NOW)).toEqual(['you are the Warden', 'nobody has played yet'])
  expect(detail(row('a', { role: 'spectator', played: NOW, by: '' }), 'Warden', NOW)).toEqual([
    'you watch',
    'last played just now',
  ])
})

test('a deleted table tells how long it can be brought back, and a dead link says so', () => {
  expect(detail(row('a', { gone: NOW + 1.5 * DAY }), 'Warden', NOW)[1]).toBe('gone for good in 2 days')
  expect(detail(row('a', { gone: NOW + HOUR }), 'Warden', NOW)[1]).toBe('gone for good in 1 day')
  expect(detail(row('a', null), 'Warden', NOW)).toEqual(['Your link does not work any more'])
})

test('a table that could not be opened says so', () => {
  const damaged = row('a', { played: NOW, by: 'Bo', trouble: 'This table cannot be opened.' })
  expect(detail(damaged, 'Warden', NOW)).toEqual(['you play as Ann', 'it cannot be opened; its door says why'])
})

test('until the house has answered, what this browser knows is told', () => {
  expect(detail(row('a'), 'Warden', NOW)).toEqual(['you play as Ann', 'yesterday'])
})

test('a picture is no text', async () => {
  const png = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d])])
  expect(isText(await png.text())).toBe(false)
  expect(isText('book: larder\r\n\ttitle: "Über den Fluss – 橋"\n')).toBe(true)
  expect(isText('')).toBe(true)
})
