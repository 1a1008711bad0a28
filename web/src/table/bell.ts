import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTableState } from '../components/TableDoor'
import { attention, rings } from '../turns'

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
  return localStorage.getItem(KEY) ?? ''
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

let audio: AudioContext | null = null

/** Two soft notes, made here: nothing has to be fetched for them. */
function chime(): void {
  audio ??= new AudioContext()
  // Before anybody has touched the page a browser plays nothing; then there is nothing to be late with, either.
  if (audio.state === 'suspended') void audio.resume().catch(() => undefined)
  const begin = audio.currentTime + 0.02
  for (const [i, pitch] of [587.33, 880].entries()) {
    const tone = audio.createOscillator()
    const loudness = audio.createGain()
    const at = begin + i * 0.14
    tone.type = 'sine'
    tone.frequency.value = pitch
    loudness.gain.setValueAtTime(0, at)
    loudness.gain.linearRampToValueAtTime(0.14, at + 0.02)
    loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.5)
    tone.connect(loudness).connect(audio.destination)
    tone.start(at)
    tone.stop(at + 0.55)
  }
}

/** Rings as this person wants it. Whoever has no speaker or no motor hears and feels nothing. */
export function ring({ sound, vibration }: Bell): void {
  if (vibration && 'vibrate' in navigator) navigator.vibrate([90, 60, 90])
  if (sound && typeof AudioContext !== 'undefined') chime()
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
