import { describe, expect, it } from 'vitest'
import { forgetSeat, invitationPath, keepSeat, keptSeat, keptSeats } from './seats'

function drawer(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (i) => [...kept.keys()][i] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

const SEAT = { table: 'a', token: 't', book: 'b', title: 'The barrow', name: 'Ada', role: 'player', at: 1 }

describe('kept seats', () => {
  it('come back with the latest first', () => {
    const storage = drawer()
    keepSeat(SEAT, storage)
    keepSeat({ ...SEAT, table: 'z', at: 9 }, storage)
    expect(keptSeats(storage).map((seat) => seat.table)).toEqual(['z', 'a'])
    forgetSeat('z', storage)
    expect(keptSeat('z', storage)).toBeNull()
    expect(keptSeat('a', storage)).toEqual(SEAT)
  })

  it('that somebody scribbled over are passed over', () => {
    const storage = drawer()
    storage.setItem('quintain.seat.a', '{"table":')
    storage.setItem('quintain.seat.b', '{"table":"b"}')
    storage.setItem('something.else', '{}')
    expect(keptSeats(storage)).toEqual([])
  })
})

describe('a pasted invitation', () => {
  it.each([
    ['http://192.168.0.7:7373/t/abc#tok-en', '/t/abc#tok-en'],
    ['  /t/abc#x ', '/t/abc#x'],
    ['Come: https://example.test/t/q1#y', '/t/q1#y'],
    ['http://192.168.0.7:7717/join/q1#y', '/join/q1#y'],
  ])('%s leads to its table', (pasted, path) => {
    expect(invitationPath(pasted)).toBe(path)
  })

  it('without a token leads nowhere', () => {
    expect(invitationPath('http://example.test/t/abc')).toBeNull()
  })
})
