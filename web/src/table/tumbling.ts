import { useSyncExternalStore } from 'react'
import type { Entry, Face } from '../protocol'

/** The dice of whatever has been told since; of very many the last. */
export function fallen(entries: Entry[], heard: number, most = 14): Face[] {
  return entries
    .filter((entry) => entry.seq > heard && !entry.undone)
    .flatMap((entry) => entry.lines)
    .flatMap((line) => line.dice)
    .filter((rolled) => !rolled.manual)
    .flatMap((rolled) => rolled.faces)
    .slice(-most)
}

/** Any face of the same die, as it shows while it rolls. */
export function passing(face: Face, chance: () => number = Math.random): Face {
  return { ...face, face: 1 + Math.floor(chance() * face.sides), kept: true, exploded: false }
}

const KEY = 'quintain.tumbling'
const listeners = new Set<() => void>()

function kept(): boolean {
  return localStorage.getItem(KEY) !== 'off'
}

function keep(wanted: boolean): void {
  if (wanted) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, 'off')
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether this person wants to see dice roll; kept in this browser, for all tables. */
export function useTumbling(): [boolean, (wanted: boolean) => void] {
  return [useSyncExternalStore(subscribe, kept), keep]
}
