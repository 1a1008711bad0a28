import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { Terrain, Token } from '../../protocol'
import { around, closeUp, fitting, LEAST, lookedAt, MOST, opening, spot } from './ground'

interface Watched {
  terrain: Terrain
  /** Those who are up. */
  fighting: Token[]
  /** Those among them whom people look for first: who is on turn, then the party, then all. */
  first: Token[][]
  frame: RefObject<HTMLDivElement | null>
  phone: boolean
  /** While the map is drawn there is no frame to fill. */
  drawing: boolean
  /** Whoever is chosen, for an open form or else to act. */
  whose: string | null
}

export interface Zoom {
  /** How large a space is drawn. */
  size: number
  zoom: (by: number) => void
  /** The whole map. */
  fit: () => void
  /** As near as the fight allows. */
  close: () => void
}

/**
 * How large spaces are drawn, until somebody wants it otherwise: the whole map, or where it would be too small and on a
 * phone the fight.
 */
export function useZoom({ terrain, fighting, first, frame, phone, drawing, whose }: Watched): Zoom {
  const [chosen, setChosen] = useState<'open' | 'whole' | 'fight' | number>(phone ? 'fight' : 'open')
  const [place, setPlace] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = frame.current
    if (element === null) return
    const measure = () => {
      const below = Number.parseFloat(getComputedStyle(element).paddingBottom)
      setPlace({ width: element.clientWidth, height: element.clientHeight - below })
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [frame, drawing])

  const fight = around(fighting, terrain)
  // Rounded down, lest the map be a hair larger than its place.
  const size = Math.floor(
    typeof chosen === 'number'
      ? chosen
      : chosen === 'whole'
        ? fitting(terrain, place.width, place.height)
        : chosen === 'open'
          ? opening(terrain, fight, place.width, place.height)
          : closeUp(fight, place.width, place.height),
  )

  // A map that is larger than its place comes to whoever is chosen, or to those whom people look for first.
  const anchored = useRef(false)
  const drawnAt = useRef(0)
  const measured = place.width > 0
  const here = fighting.find((token) => token.who === whose)
  useLayoutEffect(() => {
    const element = frame.current
    // Before its place is measured nobody knows what can be seen of it.
    if (element === null || !measured) return
    if (anchored.current) {
      anchored.current = false
      return
    }
    const at = here === undefined ? null : spot(here.at)
    const resized = drawnAt.current !== size
    drawnAt.current = size
    // Whoever is in sight needs no search, least of all under the finger that has just tapped them.
    if (!resized && (at === null || isInSight(element, at, size))) return
    const to =
      at === null ? lookedAt(first, terrain, place.width / size, place.height / size) : { x: at.x + 0.5, y: at.y + 0.5 }
    element.scrollTo({ left: to.x * size - place.width / 2, top: to.y * size - place.height / 2 })
    // Only when somebody else is chosen or a form takes room: nobody wants the map to run away under their hand.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [whose, size, drawing, measured, place.height])

  /** What lies under a point of the frame stays there. */
  const zoomAt = useCallback(
    (next: number, x: number, y: number) => {
      const element = frame.current
      if (element === null) return
      const to = Math.floor(Math.max(LEAST, Math.min(MOST, next)))
      if (to === size) return
      const left = ((element.scrollLeft + x) * to) / size - x
      const top = ((element.scrollTop + y) * to) / size - y
      anchored.current = true
      setChosen(to)
      requestAnimationFrame(() => element.scrollTo({ left, top }))
    },
    [frame, size],
  )
  usePinch(frame, size, zoomAt, drawing)

  return {
    size,
    zoom: (by) => zoomAt(size * by, place.width / 2, place.height / 2),
    fit: () => setChosen('whole'),
    close: () => setChosen('fight'),
  }
}

function isInSight(frame: HTMLElement, at: { x: number; y: number }, size: number): boolean {
  const [left, top] = [at.x * size - frame.scrollLeft, at.y * size - frame.scrollTop]
  return left >= 0 && top >= 0 && left + size <= frame.clientWidth && top + size <= frame.clientHeight
}

/** Two fingers, or the wheel with Ctrl, make the map larger and smaller. */
function usePinch(
  frame: RefObject<HTMLDivElement | null>,
  size: number,
  zoomAt: (next: number, x: number, y: number) => void,
  drawing: boolean,
): void {
  const began = useRef<{ apart: number; size: number } | null>(null)
  useEffect(() => {
    const element = frame.current
    if (element === null) return
    const within = (x: number, y: number): [number, number] => {
      const box = element.getBoundingClientRect()
      return [x - box.left, y - box.top]
    }
    const touch = (event: TouchEvent) => {
      const [one, other] = [event.touches[0], event.touches[1]]
      if (one === undefined || other === undefined) {
        began.current = null
        return
      }
      event.preventDefault()
      const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
      began.current ??= { apart, size }
      const middle = within((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2)
      zoomAt((began.current.size * apart) / began.current.apart, ...middle)
    }
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      zoomAt(size * (event.deltaY < 0 ? 1.1 : 1 / 1.1), ...within(event.clientX, event.clientY))
    }
    element.addEventListener('touchstart', touch, { passive: false })
    element.addEventListener('touchmove', touch, { passive: false })
    element.addEventListener('touchend', touch, { passive: false })
    element.addEventListener('wheel', wheel, { passive: false })
    return () => {
      element.removeEventListener('touchstart', touch)
      element.removeEventListener('touchmove', touch)
      element.removeEventListener('touchend', touch)
      element.removeEventListener('wheel', wheel)
    }
  }, [frame, size, zoomAt, drawing])
}
