import { Maximize, PencilRuler, Swords, ZoomIn, ZoomOut } from 'lucide-react'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { hintWords } from '../../components/answers'
import { useAiming, useAsking, useDrawn } from '../../components/picking'
import type { Aiming } from '../../components/picking'
import type { Choice, Figure, Terrain, Token } from '../../protocol'
import { NARROW, PHONE, TOUCH, useMedia, useScreenStore, useSelected, useShown } from '../screen'
import { tellingOf } from '../telling'
import { TokenCard, useLongPress } from '../TokenCard'
import { Floor, Legend } from './Floor'
import {
  choiceAt,
  choicesBySpace,
  LEAST,
  middle,
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
import { useZoom } from './useZoom'
import { t } from '../../words/words'
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

interface Props {
  terrain: Terrain
  roster: Figure[]
  label: string
  /** Where the tools go, above the map; where that would take the title's room, they lie on it. */
  tools: HTMLElement | null
}

/** The scene from above: who stands where, what is in the way, and where one can go at which cost. */
export function MapView({ terrain, roster, label, tools }: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null)
  const [drawing, setDrawing] = useState(false)
  const phone = useMedia(PHONE)
  const narrow = useMedia(NARROW)
  const touch = useMedia(TOUCH)
  const under = useUnder()
  const screen = useScreenStore()
  const selected = useSelected()
  const asking = useAsking()
  const aiming = useAiming()
  const drawn = useDrawn()
  const steps = useSteps(selected)
  const fighting = useMemo(() => {
    const out = new Set(roster.filter((figure) => figure.out).map((figure) => figure.id))
    return terrain.tokens.filter((token) => !out.has(token.who))
  }, [roster, terrain.tokens])
  const first = useMemo(() => {
    const those = (which: (figure: Figure) => boolean) => {
      const ids = new Set(roster.filter(which).map((figure) => figure.id))
      return fighting.filter((token) => ids.has(token.who))
    }
    return [those((figure) => figure.turn), those((figure) => figure.seat !== 'referee'), fighting]
  }, [roster, fighting])
  const whose = aiming?.chosen ?? selected?.id ?? null
  const { size, zoom, fit, close } = useZoom({ terrain, fighting, first, frame, phone, drawing, whose })
  const own = terrain.tokens.find((token) => token.who === selected?.id) ?? null
  const from = own === null ? null : spot(own.at)
  const options = asking?.options ?? steps.options
  const places = useMemo(() => choicesBySpace(options), [options])
  const reach = useMemo(() => outline(options.map((option) => spot(option.key))), [options])
  const [over, setOver] = useState<Spot | null>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const [touched, setTouched] = useState<string | null>(null)
  const [pressed, pressing] = useLongPress()
  const held = useRef<{ token: Element; x: number; y: number; moved: boolean } | null>(null)
  const choiceOn = (at: Spot) => choiceAt(places.get(`${at.x},${at.y}`) ?? NOWHERE, at, from?.z)
  const aimed = over === null ? null : choiceOn(over)
  const shown = aimed ?? (asking === null ? null : (options.find((option) => option.key === asking.chosen) ?? null))
  const area = shown?.hints.area ?? drawn.area
  const { spaces, caught } = useTakenIn(area, terrain.tokens)

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
    else steps.go(option.key)
    if (asking === null) setOver(null)
  }

  const spaceOf = (event: PointerEvent | MouseEvent): Spot => {
    const box = event.currentTarget.getBoundingClientRect()
    return { x: Math.floor((event.clientX - box.left) / size), y: Math.floor((event.clientY - box.top) / size), z: 0 }
  }

  const take = (event: PointerEvent) => {
    const token = tokenOf(event)
    if (token === null || asking !== null || aiming !== null) return
    screen.setState({ selected: token.getAttribute('data-token') })
    token.setPointerCapture(event.pointerId)
    held.current = { token, x: event.clientX, y: event.clientY, moved: false }
    setDragged(token.getAttribute('data-token'))
  }

  const move = (event: PointerEvent) => {
    const hand = held.current
    if (hand !== null) {
      const [x, y] = [event.clientX - hand.x, event.clientY - hand.y]
      // A finger that taps trembles.
      if (!hand.moved && Math.hypot(x, y) < TREMBLE) return
      hand.moved = true
      // The token follows the finger by itself; nothing is drawn anew for that.
      hand.token.setAttribute('transform', `translate(${x / size} ${y / size})`)
    }
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
    const { moved } = held.current
    letGo()
    if (!moved) return
    const option = choiceOn(at)
    if (option !== null && token !== undefined && !sameSpace(at, spot(token.at))) choose(option)
  }

  /** Chooses somebody for the open form, where it asks for people; false where it does not. */
  const aimAt = (token: Element | null): boolean => {
    const who = token?.getAttribute('data-token')
    if (aiming === null || asking !== null || who == null) return false
    if (aiming.options.some((option) => option.key === who)) aiming.choose(who)
    return true
  }

  const tap = (event: MouseEvent) => {
    const at = spaceOf(event)
    if (aimAt(tokenOf(event))) {
      setOver(at)
      return
    }
    if (tokenOf(event) !== null && asking === null) return
    const option = choiceOn(at)
    const { pointerType } = event.nativeEvent as globalThis.PointerEvent
    // A finger cannot hover: the first tap shows the way and its cost, the second goes.
    const goes = pointerType === 'mouse' || asking !== null || (over !== null && sameSpace(over, at))
    if (option === null || !goes || asking !== null) setOver(at)
    if (option !== null && goes) choose(option)
  }

  const walk = (event: KeyboardEvent) => {
    const who = tokenOf(event)?.getAttribute('data-token')
    const token = terrain.tokens.find((each) => each.who === who)
    if (token === undefined) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (aimAt(tokenOf(event))) setOver(spot(token.at))
      else if (token.who !== selected?.id && asking === null) screen.setState({ selected: token.who })
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
  const met = over === null || asking !== null ? null : (within(terrain.tokens, [over])[0]?.who ?? null)
  const askedOf = pressed ? touched : dragged === null ? met : null
  const told = terrain.tokens.find((token) => token.who === askedOf)
  const waits = selected !== null && !selected.turn && roster.some((figure) => figure.turn)
  const said =
    targetSays(aiming, met) ??
    saying({
      prompt: asking?.prompt ?? null,
      option: shown,
      over,
      ground: over === null ? '' : groundOf(terrain, over),
      open: options.length > 0 && drawn.area === '',
      aims: (aiming?.options.length ?? 0) > 0,
      blocked: steps.blocked === '' && waits ? t.table.notOnTurn : steps.blocked,
      touch,
    })
  const box = {
    width: terrain.columns * size,
    height: terrain.rows * size,
    viewBox: `0 0 ${terrain.columns} ${terrain.rows}`,
  }
  const toolbar = (
    <div className="map-tools" role="group" aria-label={t.map.theMap}>
      {terrain.plan && (
        <button
          type="button"
          className="icon-button"
          aria-label={t.map.changeMap}
          title={t.map.changeMap}
          onClick={() => setDrawing(true)}
        >
          <PencilRuler aria-hidden size={19} />
        </button>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={t.map.smaller}
        title={t.map.smaller}
        disabled={size <= LEAST}
        onClick={() => zoom(1 / 1.25)}
      >
        <ZoomOut aria-hidden size={19} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t.map.larger}
        title={t.map.larger}
        disabled={size >= MOST}
        onClick={() => zoom(1.25)}
      >
        <ZoomIn aria-hidden size={19} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t.map.toTheFight}
        title={t.map.toTheFight}
        onClick={close}
      >
        <Swords aria-hidden size={19} />
      </button>
      <button type="button" className="icon-button" aria-label={t.map.wholeMap} title={t.map.wholeMap} onClick={fit}>
        <Maximize aria-hidden size={19} />
      </button>
    </div>
  )
  return (
    <figure className="map" aria-label={label}>
      {!narrow && tools !== null && createPortal(toolbar, tools)}
      <div className="map-frame" ref={frame}>
        <div className="map-stage" style={{ width: box.width, height: box.height }}>
          <svg className="map-below" aria-hidden {...box}>
            <Floor terrain={terrain} under={under} />
          </svg>
          <svg
            className="map-ground"
            ref={ground}
            {...box}
            onPointerDown={(event) => {
              setTouched(tokenOf(event)?.getAttribute('data-token') ?? null)
              pressing.onPointerDown(event)
              take(event)
            }}
            onPointerMove={(event) => {
              pressing.onPointerMove(event)
              move(event)
            }}
            onPointerUp={(event) => {
              pressing.onPointerUp()
              drop(event)
            }}
            onPointerCancel={() => {
              pressing.onPointerCancel()
              letGo()
            }}
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
            <Tokens
              tokens={terrain.tokens}
              roster={roster}
              current={selected?.id ?? null}
              caught={caught}
              barred={aiming?.barred ?? NOBODY}
            />
          </svg>
          {told !== undefined && <Card token={told} roster={roster} size={size} terrain={terrain} />}
        </div>
      </div>
      <div className="map-foot">
        <p className="map-says" role="status">
          {said}
          {said !== '' && caught.length > 0 && ' · '}
          {caught.length > 0 && <span className="map-caught">{t.map.inIt(caught.map(nameOf).join(', '))}</span>}
        </p>
        <details className="map-key">
          <summary>{t.map.spaceIs(terrain.feet)}</summary>
          <Legend terrain={terrain} />
        </details>
        {narrow && toolbar}
      </div>
    </figure>
  )
}

/** So many pixels a card may take, to either side and above. */
const CARD = { half: 125, high: 90 }

/** What is known of somebody on the map, in words beside their token. */
function Card({
  token,
  roster,
  size,
  terrain,
}: {
  token: Token
  roster: Figure[]
  size: number
  terrain: Terrain
}): ReactNode {
  const { panels } = useShown()
  const figure = roster.find((each) => each.id === token.who)
  if (figure === undefined) return null
  const { x, y } = middle(token)
  const [width, height] = [terrain.columns * size, terrain.rows * size]
  const top = (y - token.size / 2) * size
  const left = Math.max(Math.min(CARD.half, width / 2), Math.min(x * size, width - CARD.half))
  return (
    <TokenCard
      figure={figure}
      telling={tellingOf(figure, panels, token.size)}
      style={
        top < CARD.high
          ? { left, top: (y + token.size / 2) * size + 4, bottom: 'auto' }
          : { left, bottom: height - top + 2 }
      }
    />
  )
}

/** The token that something happened to. */
function tokenOf(event: { target: EventTarget }): Element | null {
  return (event.target as Element).closest('[data-token]')
}

/** As many pixels as a tap may stray. */
const TREMBLE = 5

const NOWHERE: Choice[] = []
const NOBODY: Aiming['barred'] = []

function wayTo(option: Choice): Spot[] {
  const way = spots(option.hints.way)
  return way.length > 0 ? way : option.hints.cost === undefined ? [] : [spot(option.key)]
}

/** What bears on choosing somebody for the open form, or why they cannot be chosen; null where nobody is meant. */
function targetSays(aiming: Aiming | null, who: string | null): string | null {
  if (aiming === null || who === null) return null
  const option = aiming.options.find((each) => each.key === who)
  if (option !== undefined)
    return [option.label, hintWords(option.hints), option.hints.situation].filter(Boolean).join(' · ')
  return aiming.barred.find((each) => each.key === who)?.why.reason ?? t.map.nobodyToChoose
}

/** What a space is filled with, and how light it is there. */
function groundOf(terrain: Terrain, at: Spot): string {
  const cell = terrain.cells.find((each) => sameSpace(spot(each.at), at))
  if (cell === undefined) return ''
  if (!cell.seen) return t.map.outOfSight
  return [cell.ground, cell.light].filter((word) => word !== '').join(', ')
}

interface Saying {
  prompt: string | null
  option: Choice | null
  over: Spot | null
  ground: string
  open: boolean
  /** Whether somebody can be chosen here for an open form: then nobody moves. */
  aims: boolean
  /** Why nobody goes anywhere now. */
  blocked: string
  /** Whether a finger points instead of a mouse. */
  touch: boolean
}

function saying({ prompt, option, over, ground, open, aims, blocked, touch }: Saying): string {
  const words = (...parts: (string | undefined)[]) =>
    parts.filter((part) => part !== undefined && part !== '').join(' · ')
  if (option !== null) return words(option.hints.cost ?? option.label, over === null ? '' : ground)
  if (prompt !== null) return prompt
  if (over !== null) return words(open ? t.map.outOfReach : blocked, ground)
  if (aims) return touch ? t.map.tapWhoever : t.map.clickWhoever
  if (!open) return ''
  return touch ? t.map.dragOrTap : t.map.dragOrClick
}

function Ray({ names }: { names: string }): ReactNode {
  const line = ray(names)
  return line === null ? null : <line className="map-ray" x1={line[0]} y1={line[1]} x2={line[2]} y2={line[3]} />
}
