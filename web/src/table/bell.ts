import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTableState } from '../components/TableDoor'
import { attention, rings } from '../turns'
import { isOnPhone, keptSounds } from './hearing'
import { play } from './tones'

/** How a person is told that the table waits for them; kept in this browser, for all tables. */
export interface Bell {
  sound: boolean
  vibration: boolean
}

const KEY = 'quintain.bell'
const listeners = new Set<() => void>()

export function readBell(kept: string | null): Bell {
  const off = (kept ?? '').split(' ')
  return { sound: !off.includes('no-sound'), vibration: !off.includes('no-vibration') }
}

export function writeBell({ sound, vibration }: Bell): string {
  return [sound ? '' : 'no-sound', vibration ? '' : 'no-vibration'].filter((word) => word !== '').join(' ')
}

function kept(): string {
  // In one room the sounds of one screen are enough; whoever comes by phone may ask for them.
  return localStorage.getItem(KEY) ?? (isOnPhone() ? 'no-sound' : '')
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function keep(bell: Bell): void {
  localStorage.setItem(KEY, writeBell(bell))
  for (const listener of listeners) listener()
}

export function useBell(): [Bell, (bell: Bell) => void] {
  return [readBell(useSyncExternalStore(subscribe, kept)), keep]
}

/** Rings as this person wants it. Whoever has no speaker or no motor hears and feels nothing. */
export function ring({ sound, vibration }: Bell): void {
  if (vibration && 'vibrate' in navigator) navigator.vibrate([90, 60, 90])
  if (sound) play('turn', keptSounds().loud)
}

/** Rings whenever the table begins to wait for whoever sits here. */
export function useRinging(): void {
  const now = useTableState(attention)
  const before = useRef(now)
  useEffect(() => {
    if (rings(before.current, now)) ring(readBell(kept()))
    before.current = now
  }, [now])
}
