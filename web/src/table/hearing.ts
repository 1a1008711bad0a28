import { useSyncExternalStore } from 'react'
import { PHONE } from './screen'
import { readSounds, writeSounds } from './sounds'
import type { Sounds } from './sounds'

const KEY = 'quintain.sounds'
const listeners = new Set<() => void>()

/** Whether this is a phone, which lies on the table where everybody else's sounds are heard anyway. */
export function isOnPhone(): boolean {
  return matchMedia(`(pointer: coarse) and ${PHONE}`).matches
}

function kept(): string | null {
  return localStorage.getItem(KEY)
}

/** What whoever sits at this browser wants to hear. */
export function keptSounds(): Sounds {
  return readSounds(kept(), isOnPhone())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function keep(sounds: Sounds): void {
  localStorage.setItem(KEY, writeSounds(sounds))
  for (const listener of listeners) listener()
}

/** The same, and how to change it. */
export function useSounds(): [Sounds, (sounds: Sounds) => void] {
  return [readSounds(useSyncExternalStore(subscribe, kept), isOnPhone()), keep]
}
