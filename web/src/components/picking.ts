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

/** What a form has the map draw besides. */
export interface Drawn {
  /** Lines of sight to what is chosen in a field. */
  rays: readonly string[]
  /** The spaces that what is chosen takes in, with blanks between. */
  area: string
}

interface OnTheMap {
  asking: Asking | null
  drawn: Drawn
  /** How many maps are in sight. */
  maps: number
}

const NOTHING: Drawn = { rays: [], area: '' }
const store = createStore<OnTheMap>(() => ({ asking: null, drawn: NOTHING, maps: 0 }))

/** What the map is asked for now. */
export function useAsking(): Asking | null {
  return useStore(store, (state) => state.asking)
}

/** Whether a map is in sight, which a form should leave in sight. */
export function useMapInSight(): boolean {
  return useStore(store, (state) => state.maps > 0)
}

/** Says that a map is in sight, for as long as it is. */
export function useInSight(): void {
  useEffect(() => {
    store.setState(({ maps }) => ({ maps: maps + 1 }))
    return () => store.setState(({ maps }) => ({ maps: maps - 1 }))
  }, [])
}

export function useDrawn(): Drawn {
  return useStore(store, (state) => state.drawn)
}

/** Lets a space be shown on the map for as long as this field is there. */
export function useShownOnMap({ prompt, options, chosen, choose }: Asking): void {
  useEffect(() => {
    const asking = { prompt, options, chosen, choose }
    store.setState({ asking })
    return () => store.setState((now) => (now.asking === asking ? { asking: null } : now))
  }, [prompt, options, chosen, choose])
}

/** Draws the lines of sight to those chosen, and what is taken in with them, where the book gave any. */
export function useDrawnOnMap(options: readonly Choice[], chosen: readonly string[]): void {
  const taken = options.filter((option) => chosen.includes(option.key))
  const rays = taken.flatMap((option) => option.hints.ray ?? []).join('|')
  const area = taken.flatMap((option) => option.hints.area ?? []).join(' ')
  useEffect(() => {
    if (rays === '' && area === '') return
    const drawn = { rays: rays === '' ? [] : rays.split('|'), area }
    store.setState({ drawn })
    return () => store.setState((now) => (now.drawn === drawn ? { drawn: NOTHING } : now))
  }, [rays, area])
}
