import { afterEach, expect, it, vi } from 'vitest'
import { layingToken, takeLayingToken } from './laying'

function drawer(): Storage {
  const kept = new Map<string, string>()
  return {
    length: 0,
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

afterEach(() => vi.unstubAllGlobals())

it('a laying token moves from the address bar into keeping', () => {
  const storage = drawer()
  const shown: string[] = []
  vi.stubGlobal('location', { hash: '#lay=abc', pathname: '/', search: '' })
  vi.stubGlobal('history', { state: null, replaceState: (_: unknown, __: string, url: string) => shown.push(url) })
  takeLayingToken(storage)
  expect(layingToken(storage)).toBe('abc')
  expect(shown).toEqual(['/'])
})

it('the token of a seat is none', () => {
  const storage = drawer()
  vi.stubGlobal('location', { hash: '#abc', pathname: '/t/1', search: '' })
  takeLayingToken(storage)
  expect(layingToken(storage)).toBeNull()
})
