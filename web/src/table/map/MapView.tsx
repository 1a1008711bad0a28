import { Maximize, PencilRuler, ZoomIn, ZoomOut } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { useAsking, useRays } from '../../components/picking'
import type { Choice, Figure, Terrain, Token } from '../../protocol'
import { useScreenStore, useSelected } from '../screen'
import { initials } from '../words'
import { choiceAt, fitting, LEAST, middle, MOST, outline, ray, sameSpace, spot, spots, stepped, trail } from './ground'
import type { Spot } from './ground'
import { Floor, Legend } from './Floor'
import { useSteps } from './useSteps'
import './map.css'

/** Only whoever may change the map loads what it is drawn with. */
const MapEditor = lazy(() => import('./MapEditor').then(({ MapEditor }) => ({ default: MapEditor })))

/** The scene from above: who stands where, what is in the way, and where one can go at which cost. */
export function MapView({ terrain, roster, label }: { terrain: Terrain; roster: Figure[]; label: string }): ReactNode {
  const frame = useRef<HTMLDivElement>(null)
  const [drawing, setDrawing] = useState(false)
  const { size, zoom, fit } = useZoom(terrain, frame, drawing)
  const screen = useScreenStore()
  const selected = useSelected()
  const asking = useAsking()
  const steps = useSteps(selected)
  const own = terrain.tokens.find((token) => token.who === selected?.id) ?? null
  const from = own === null ? null : spot(own.at)
  const options = asking?.options ?? steps?.options ?? NOWHERE
  const [over, setOver] = useState<Spot | null>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const aimed = over === null ? null : choiceAt(options, over, from?.z)
  const shown = aimed ?? (asking === null ? null : (options.find((option) => option.key === asking.chosen) ?? null))

  // A map that is larger than its place comes to whoever is chosen.
  const whose = selected?.id
  useEffect(() => {
    const place = frame.current
    if (place === null || from === null) return
    place.scrollTo({ left: (from.x + 0.5) * size - place.clientWidth / 2, top: (from.y + 0.5) * size - place.clientHeight / 2 })
    // Only when somebody else is chosen: nobody wants the map to run away under their hand.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [whose, size])

  /** A pointer moves far more often than it comes to another space. */
  const hover = (at: Spot) => setOver((was) => (was !== null && sameSpace(was, at) ? was : at))

  const choose = (option: Choice) => {
    if (asking !== null) asking.choose(option.key)
    else steps?.go(option.key)
    if (asking === null) setOver(null)
  }

  const spaceOf = (event: PointerEvent<Element>): Spot => {
    const box = event.currentTarget.closest('svg')?.getBoundingClientRect()
    return { x: Math.floor((event.clientX - (box?.left ?? 0)) / size), y: Math.floor((event.clientY - (box?.top ?? 0)) / size), z: 0 }
  }

  const walk = (event: KeyboardEvent, token: Token) => {
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
      <Suspense fallback={null}>
        <MapEditor terrain={terrain} plan={terrain.plan} done={() => setDrawing(false)} />
      </Suspense>
    )
  }
  return (
    <figure className="map" aria-label={label}>
      <div className="map-tools">
        <p className="map-says grow" role="status">
          {saying(asking?.prompt ?? null, shown, over, options.length > 0)}
        </p>
        {terrain.plan && (
          <button type="button" className="icon-button" aria-label="Change the map" title="Change the map" onClick={() => setDrawing(true)}>
            <PencilRuler aria-hidden size={19} />
          </button>
        )}
        <button type="button" className="icon-button" aria-label="Smaller" disabled={size <= LEAST} onClick={() => zoom(1 / 1.25)}>
          <ZoomOut aria-hidden size={19} />
        </button>
        <button type="button" className="icon-button" aria-label="Larger" disabled={size >= MOST} onClick={() => zoom(1.25)}>
          <ZoomIn aria-hidden size={19} />
        </button>
        <button type="button" className="icon-button" aria-label="The whole map" onClick={fit}>
          <Maximize aria-hidden size={19} />
        </button>
      </div>
      <div className="map-frame" ref={frame}>
        <svg
          className="map-ground"
          width={terrain.columns * size}
          height={terrain.rows * size}
          viewBox={`0 0 ${terrain.columns} ${terrain.rows}`}
          onPointerMove={(event) => (event.pointerType === 'mouse' || dragged !== null) && hover(spaceOf(event))}
          onPointerLeave={(event) => event.pointerType === 'mouse' && dragged === null && setOver(null)}
          onClick={(event) => {
            const pointer = event.nativeEvent as globalThis.PointerEvent
            const at = spaceOf(event as unknown as PointerEvent<Element>)
            const option = choiceAt(options, at, from?.z)
            // A finger cannot hover: the first tap shows the way and its cost, the second goes.
            if (option !== null && (pointer.pointerType === 'mouse' || asking !== null || (over !== null && sameSpace(over, at)))) choose(option)
            else setOver(at)
          }}
        >
          <Floor terrain={terrain} />
          <path className={asking === null ? 'map-reach' : 'map-reach map-asked'} d={outline(options.map((option) => spot(option.key)))} />
          <path className="map-area" d={outline(spots(shown?.hints.area))} />
          <path className="map-trail" d={trail(from, shown === null ? [] : wayTo(shown))} />
          <Rays />
          {over !== null && over.x >= 0 && over.y >= 0 && (
            <rect className={aimed === null ? 'map-cursor' : 'map-cursor map-cursor-open'} x={over.x} y={over.y} width={1} height={1} />
          )}
          {terrain.tokens.map((token) => (
            <TokenOnMap
              key={token.who}
              token={token}
              figure={roster.find((figure) => figure.id === token.who) ?? null}
              roster={roster}
              current={token.who === selected?.id}
              dragged={dragged === token.who ? over : null}
              onKeyDown={(event) => walk(event, token)}
              onBlur={() => dragged === null && setOver(null)}
              onPointerDown={(event) => {
                if (asking !== null) return
                screen.setState({ selected: token.who })
                event.currentTarget.setPointerCapture(event.pointerId)
                setDragged(token.who)
              }}
              onPointerUp={(event) => {
                const at = spaceOf(event)
                const option = dragged === token.who ? choiceAt(options, at, from?.z) : null
                setDragged(null)
                if (option !== null && !sameSpace(at, spot(token.at))) choose(option)
              }}
              onPointerCancel={() => setDragged(null)}
            />
          ))}
        </svg>
      </div>
      <Legend terrain={terrain} />
    </figure>
  )
}

const NOWHERE: Choice[] = []

function wayTo(option: Choice): Spot[] {
  const way = spots(option.hints.way)
  return way.length > 0 ? way : option.hints.cost === undefined ? [] : [spot(option.key)]
}

function saying(prompt: string | null, option: Choice | null, over: Spot | null, open: boolean): string {
  if (option !== null) return [option.label, option.hints.cost].filter((part) => part !== undefined && part !== '').join(' · ')
  if (over !== null && open) return `${over.x},${over.y} · out of reach`
  if (prompt !== null) return prompt
  return open ? 'Drag, tap or use the arrow keys to move.' : ''
}

/** How large spaces are drawn: as the place allows, until somebody wants it otherwise. */
function useZoom(terrain: Terrain, frame: React.RefObject<HTMLDivElement | null>, away: boolean) {
  const [chosen, setChosen] = useState<number | null>(null)
  const [fits, setFits] = useState(32)
  const { columns, rows } = terrain
  useEffect(() => {
    const place = frame.current
    if (place === null) return
    const measure = () => setFits(fitting({ ...terrain, columns, rows }, place.clientWidth, Math.max(280, globalThis.innerHeight * 0.55)))
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(place)
    return () => watch.disconnect()
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [frame, columns, rows, away])
  const size = Math.round(chosen ?? fits)
  return {
    size,
    zoom: (by: number) => setChosen(Math.max(LEAST, Math.min(MOST, size * by))),
    fit: () => setChosen(null),
  }
}

function Rays(): ReactNode {
  const rays = useRays()
  return rays.map((names) => {
    const line = ray(names)
    return line === null ? null : <line key={names} className="map-ray" x1={line[0]} y1={line[1]} x2={line[2]} y2={line[3]} />
  })
}

interface TokenProps {
  token: Token
  figure: Figure | null
  roster: Figure[]
  current: boolean
  dragged: Spot | null
  onKeyDown: (event: KeyboardEvent) => void
  onBlur: () => void
  onPointerDown: (event: PointerEvent<SVGGElement>) => void
  onPointerUp: (event: PointerEvent<SVGGElement>) => void
  onPointerCancel: () => void
}

/** Sides are told apart by shape as well, for those who see no colours. */
function TokenOnMap({ token, figure, roster, current, dragged, ...on }: TokenProps): ReactNode {
  const name = figure?.name ?? token.who
  const side = [...new Set(roster.map((each) => each.side))].indexOf(figure?.side ?? '')
  const { x, y } = middle(dragged === null ? token : { ...token, at: `${dragged.x},${dragged.y}` })
  const half = 0.4 * token.size
  const classes = ['map-token', `map-token-${Math.max(0, Math.min(side, 2))}`]
  if (figure?.out) classes.push('map-token-out')
  if (figure?.turn) classes.push('map-token-turn')
  if (current) classes.push('map-token-current')
  return (
    <g
      className={classes.join(' ')}
      role="button"
      tabIndex={0}
      aria-label={`${name}, at ${token.at}${figure?.out ? ', out of the fight' : ''}`}
      aria-current={current}
      data-token={token.who}
      onClick={(event) => event.stopPropagation()}
      {...on}
    >
      <title>{name}</title>
      {side <= 0 ? <circle cx={x} cy={y} r={half} /> : <rect x={x - half} y={y - half} width={2 * half} height={2 * half} rx={side === 1 ? 0.08 : 0.3} />}
      <text x={x} y={y} aria-hidden fontSize={0.36 * Math.min(token.size, 2)}>
        {initials(name)}
      </text>
    </g>
  )
}
