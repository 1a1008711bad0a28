import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Barred, Choice } from '../protocol'

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

/** Somebody that an open form is about, who may be shown on the map instead of named. */
export interface Aiming {
  options: Choice[]
  /** The one who is chosen so far; null for nobody. */
  chosen: string | null
  choose: (key: string) => void
  /** Those in sight who cannot be chosen, each with the reason. */
  barred: Barred[]
}

interface OnTheMap {
  asking: Asking | null
  aiming: Aiming | null
  drawn: Drawn
}

const NOTHING: Drawn = { rays: [], area: '' }
const store = createStore<OnTheMap>(() => ({ asking: null, aiming: null, drawn: NOTHING }))

/** What the map is asked for now. */
export function useAsking(): Asking | null {
  return useStore(store, (state) => state.asking)
}

/** Whom an open form could be about, as the map may tell. */
export function useAiming(): Aiming | null {
  return useStore(store, (state) => state.aiming)
}

/** Lets people be shown on the map for as long as a form asks for them. */
export function useAimedOnMap(aiming: Aiming | null): void {
  useEffect(() => {
    if (aiming === null) return
    store.setState({ aiming })
    return () => store.setState((now) => (now.aiming === aiming ? { aiming: null } : now))
  }, [aiming])
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
