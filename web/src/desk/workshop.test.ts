import { beforeEach, expect, test } from 'vitest'
import { closeWorkshop, keepWorkshop, takeKept, tellKept, workshopOf } from './workshop'

function memory(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: () => null,
    length: 0,
  }
}

let storage: Storage
beforeEach(() => {
  storage = memory()
})

test('a workshop knows the table it works for until it is closed', () => {
  keepWorkshop('aside', { of: 'campaign', scene: 'k3', title: 'The mill' }, storage)
  expect(workshopOf('aside', storage)).toEqual({ of: 'campaign', scene: 'k3', title: 'The mill' })
  expect(workshopOf('campaign', storage)).toBeNull()
  closeWorkshop('aside', storage)
  expect(workshopOf('aside', storage)).toBeNull()
})

test('the scene that was kept is told once, at the table that it was kept for', () => {
  tellKept('campaign', 'The mill', storage)
  expect(takeKept('another', storage)).toBeNull()
  expect(takeKept('campaign', storage)).toBe('The mill')
  expect(takeKept('campaign', storage)).toBeNull()
})

test('what somebody else has written there is no workshop', () => {
  storage.setItem('quintain.workshop.aside', '{broken')
  expect(workshopOf('aside', storage)).toBeNull()
  storage.setItem('quintain.workshop.aside', '{"title":"The mill"}')
  expect(workshopOf('aside', storage)).toBeNull()
})
