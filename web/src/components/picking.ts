import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Choice } from '../protocol'

/** A space that somebody is asked for, which they may show on the map instead of naming it. */
export interface Asking {
  prompt: string
  options: Choice[]
  chosen: string | null
  choose: (key: string) => void
}

interface OnTheMap {
  asking: Asking | null
  /** Lines of sight to what is chosen in a field. */
  rays: readonly string[]
}

const NONE: readonly string[] = []
const store = createStore<OnTheMap>(() => ({ asking: null, rays: NONE }))

/** What the map is asked for now. */
export function useAsking(): Asking | null {
  return useStore(store, (state) => state.asking)
}

export function useRays(): readonly string[] {
  return useStore(store, (state) => state.rays)
}

/** Lets a space be shown on the map for as long as this field is there. */
export function useShownOnMap({ prompt, options, chosen, choose }: Asking): void {
  useEffect(() => {
    const asking = { prompt, options, chosen, choose }
    store.setState({ asking })
    return () => store.setState((now) => (now.asking === asking ? { asking: null } : now))
  }, [prompt, options, chosen, choose])
}

/** Draws the lines of sight to those chosen, where the book gave any. */
export function useDrawnRays(options: readonly Choice[], chosen: readonly string[]): void {
  const rays = options.flatMap((option) => (chosen.includes(option.key) ? (option.hints.ray ?? []) : [])).join('|')
  useEffect(() => {
    if (rays === '') return
    store.setState({ rays: rays.split('|') })
    return () => store.setState({ rays: NONE })
  }, [rays])
}
