import { Maximize, PencilRuler, ZoomIn, ZoomOut } from 'lucide-react'
import { lazy, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react'
import { useAsking, useDrawn, useInSight } from '../../components/picking'
import type { Choice, Figure, Terrain, Token } from '../../protocol'
import { PHONE, useScreenStore, useSelected } from '../screen'
import { Floor, Legend } from './Floor'
import {
  choiceAt,
  choicesBySpace,
  fitting,
  LEAST,
  MOST,
  outline,
  ray,
  sameSpace,
  spot,
  spots,
  stepped,
  trail,
  within,
} from './ground'
import type { Spot } from './ground'
import { useUnder } from './picture'
import { Tokens } from './Tokens'
import { useSteps } from './useSteps'
import './MapView.css'

/** Only whoever may change the map loads what it is drawn with. */
const MapEditor = lazy(() => import('./MapEditor').then(({ MapEditor }) => ({ default: MapEditor })))

/** The outline of an area, and who stands in it. */
function useTakenIn(area: string, tokens: Token[]): { spaces: string; caught: string[] } {
  return useMemo(() => {
    const taken = spots(area)
    return { spaces: outline(taken), caught: within(tokens, taken).map((token) => token.who) }
  }, [area, tokens])
}

/** The scene from above: who stands where, what is in the way, and where one can go at which cost. */
export function MapView({ terrain, roster, label }: { terrain: Terrain; roster: Figure[]; label: string }): ReactNode {
  const frame = useRef<HTMLDivElement>(null)
  const [drawing, setDrawing] = useState(false)
  const { size, zoom, fit } = useZoom(terrain, frame, drawing)
  const under = useUnder()
  const screen = useScreenStore()
  const selected = useSelected()
  const asking = useAsking()
  const drawn = useDrawn()
  const steps = useSteps(selected)
  useInSight()
  const own = terrain.tokens.find((token) => token.who === selected?.id) ?? null
  const from = own === null ? null : spot(own.at)
  const options = asking?.options ?? steps?.options ?? NOWHERE
  const places = useMemo(() => choicesBySpace(options), [options])
  const reach = useMemo(() => outline(options.map((option) => spot(option.key))), [options])
  const [over, setOver] = useState<Spot | null>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const held = useRef<{ token: Element; x: number; y: number } | null>(null)
  const choiceOn = (at: Spot) => choiceAt(places.get(`${at.x},${at.y}`) ?? NOWHERE, at, from?.z)
  const aimed = over === null ? null : choiceOn(over)
  const shown = aimed ?? (asking === null ? null : (options.find((option) => option.key === asking.chosen) ?? null))
  const area = shown?.hints.area ?? drawn.area
  const { spaces, caught } = useTakenIn(area, terrain.tokens)

  // A map that is larger than its place comes to whoever is chosen.
  const whose = selected?.id
  useEffect(() => {
    const place = frame.current
    if (place === null || from === null) return
    place.scrollTo({
      left: (from.x + 0.5) * size - place.clientWidth / 2,
      top: (from.y + 0.5) * size - place.clientHeight / 2,
    })
    // Only when somebody else is chosen: nobody wants the map to run away under their hand.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [whose, size])

  // On a phone the form lies over the lower part of the page, so the map comes up.
  const isAsked = asking !== null
  useEffect(() => {
    if (isAsked && globalThis.matchMedia(PHONE).matches)
      frame.current?.parentElement?.scrollIntoView({ block: 'start' })
  }, [isAsked])

  // Where touch-action is not enough: whoever holds a token does not move the map.
  const ground = useRef<SVGSVGElement>(null)
  useEffect(() => {
    const svg = ground.current
    if (svg === null) return
    const hold = (event: TouchEvent) => held.current !== null && event.cancelable && event.preventDefault()
    svg.addEventListener('touchmove', hold, { passive: false })
    return () => svg.removeEventListener('touchmove', hold)
  }, [drawing])

  /** A pointer moves far more often than it comes to another space. */
  const hover = (at: Spot) => setOver((was) => (was !== null && sameSpace(was, at) ? was : at))

  const choose = (option: Choice) => {
    if (asking !== null) asking.choose(option.key)
    else steps?.go(option.key)
    if (asking === null) setOver(null)
  }

  const spaceOf = (event: PointerEvent | MouseEvent): Spot => {
    const box = event.currentTarget.getBoundingClientRect()
    return { x: Math.floor((event.clientX - box.left) / size), y: Math.floor((event.clientY - box.top) / size), z: 0 }
  }

  const take = (event: PointerEvent) => {
    const token = tokenOf(event)
    if (token === null || asking !== null) return
    screen.setState({ selected: token.getAttribute('data-token') })
    token.setPointerCapture(event.pointerId)
    held.current = { token, x: event.clientX, y: event.clientY }
    setDragged(token.getAttribute('data-token'))
  }

  const move = (event: PointerEvent) => {
    const hand = held.current
    // The token follows the finger by itself; nothing is drawn anew for that.
    if (hand !== null)
      hand.token.setAttribute(
        'transform',
        `translate(${(event.clientX - hand.x) / size} ${(event.clientY - hand.y) / size})`,
      )
    if (event.pointerType === 'mouse' || hand !== null) hover(spaceOf(event))
  }

  const letGo = () => {
    held.current?.token.removeAttribute('transform')
    held.current = null
    setDragged(null)
  }

  const drop = (event: PointerEvent) => {
    if (held.current === null) return
    const at = spaceOf(event)
    const token = terrain.tokens.find((each) => each.who === dragged)
    letGo()
    const option = choiceOn(at)
    if (option !== null && token !== undefined && !sameSpace(at, spot(token.at))) choose(option)
  }

  const tap = (event: MouseEvent) => {
    if (tokenOf(event) !== null && asking === null) return
    const at = spaceOf(event)
    const option = choiceOn(at)
    const { pointerType } = event.nativeEvent as globalThis.PointerEvent
    // A finger cannot hover: the first tap shows the way and its cost, the second goes.
    if (option !== null && (pointerType === 'mouse' || asking !== null || (over !== null && sameSpace(over, at))))
      choose(option)
    else setOver(at)
  }

  const walk = (event: KeyboardEvent) => {
    const who = tokenOf(event)?.getAttribute('data-token')
    const token = terrain.tokens.find((each) => each.who === who)
    if (token === undefined) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (token.who !== selected?.id && asking === null) screen.setState({ selected: token.who })
      else if (aimed !== null) choose(aimed)
    } else if (event.key === 'Escape') {
      setOver(null)
    } else {
      const next = stepped(over ?? spot(token.at), event.key)
      if (next === null || next.x < 0 || next.y < 0 || next.x >= terrain.columns || next.y >= terrain.rows) return
      event.preventDefault()
      setOver(next)
    }
  }

  if (drawing && terrain.plan) {
    return (
      <Suspense fallback={<div className="map-coming" aria-busy="true" />}>
        <MapEditor terrain={terrain} plan={terrain.plan} under={under} done={() => setDrawing(false)} />
      </Suspense>
    )
  }
  const nameOf = (id: string) => roster.find((figure) => figure.id === id)?.name ?? id
  const said = saying(asking?.prompt ?? null, shown, over, options.length > 0 && drawn.area === '')
  const box = {
    width: terrain.columns * size,
    height: terrain.rows * size,
    viewBox: `0 0 ${terrain.columns} ${terrain.rows}`,
  }
  return (
    <figure className="map" aria-label={label}>
      <div className="map-tools">
        <p className="map-says grow" role="status">
          {said}
          {said !== '' && caught.length > 0 && ' · '}
          {caught.length > 0 && <span className="map-caught">in it: {caught.map(nameOf).join(', ')}</span>}
        </p>
        {terrain.plan && (
          <button
            type="button"
            className="icon-button"
            aria-label="Change the map"
            title="Change the map"
            onClick={() => setDrawing(true)}
          >
            <PencilRuler aria-hidden size={19} />
          </button>
        )}
        <button
          type="button"
          className="icon-button"
          aria-label="Smaller"
          disabled={size <= LEAST}
          onClick={() => zoom(1 / 1.25)}
        >
          <ZoomOut aria-hidden size={19} />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label="Larger"
          disabled={size >= MOST}
          onClick={() => zoom(1.25)}
        >
          <ZoomIn aria-hidden size={19} />
        </button>
        <button type="button" className="icon-button" aria-label="The whole map" onClick={fit}>
          <Maximize aria-hidden size={19} />
        </button>
      </div>
      <div className="map-frame" ref={frame}>
        <div className="map-stage" style={{ width: box.width, height: box.height }}>
          <svg className="map-below" aria-hidden {...box}>
            <Floor terrain={terrain} under={under} />
          </svg>
          <svg
            className="map-ground"
            ref={ground}
            {...box}
            onPointerDown={take}
            onPointerMove={move}
            onPointerUp={drop}
            onPointerCancel={letGo}
            onPointerLeave={(event) => event.pointerType === 'mouse' && dragged === null && setOver(null)}
            onClick={tap}
            onKeyDown={walk}
            onBlur={() => held.current === null && setOver(null)}
          >
            <path className={asking === null ? 'map-reach' : 'map-reach map-asked'} d={reach} />
            <path className="map-area" d={spaces} />
            <path className="map-trail" d={trail(from, shown === null ? [] : wayTo(shown))} />
            {drawn.rays.map((names) => (
              <Ray key={names} names={names} />
            ))}
            {over !== null && over.x >= 0 && over.y >= 0 && (
              <rect
                className={aimed === null ? 'map-cursor' : 'map-cursor map-cursor-open'}
                x={over.x}
                y={over.y}
                width={1}
                height={1}
              />
            )}
            <Tokens tokens={terrain.tokens} roster={roster} current={selected?.id ?? null} caught={caught} />
          </svg>
        </div>
      </div>
      <Legend terrain={terrain} />
    </figure>
  )
}

/** The token that something happened to. */
function tokenOf(event: { target: EventTarget }): Element | null {
  return (event.target as Element).closest('[data-token]')
}

const NOWHERE: Choice[] = []

function wayTo(option: Choice): Spot[] {
  const way = spots(option.hints.way)
  return way.length > 0 ? way : option.hints.cost === undefined ? [] : [spot(option.key)]
}

function saying(prompt: string | null, option: Choice | null, over: Spot | null, open: boolean): string {
  if (option !== null)
    return [option.label, option.hints.cost].filter((part) => part !== undefined && part !== '').join(' · ')
  if (over !== null && open) return `${over.x},${over.y} · out of reach`
  if (prompt !== null) return prompt
  return open ? 'Drag, tap or use the arrow keys to move.' : ''
}

/** How large spaces are drawn: as the place allows, until somebody wants it otherwise. */
function useZoom(terrain: Terrain, frame: React.RefObject<HTMLDivElement | null>, away: boolean) {
  const [chosen, setChosen] = useState<number | null>(null)
  const [fits, setFits] = useState(32)
  const { columns, rows } = terrain
  useLayoutEffect(() => {
    const place = frame.current
    if (place === null) return
    const measure = () =>
      setFits(fitting({ ...terrain, columns, rows }, place.clientWidth, Math.max(280, globalThis.innerHeight * 0.55)))
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(place)
    return () => watch.disconnect()
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [frame, columns, rows, away])
  // Rounded down, lest the map be a hair larger than its place.
  const size = Math.floor(chosen ?? fits)
  return {
    size,
    zoom: (by: number) => setChosen(Math.max(LEAST, Math.min(MOST, size * by))),
    fit: () => setChosen(null),
  }
}

function Ray({ names }: { names: string }): ReactNode {
  const line = ray(names)
  return line === null ? null : <line className="map-ray" x1={line[0]} y1={line[1]} x2={line[2]} y2={line[3]} />
}
