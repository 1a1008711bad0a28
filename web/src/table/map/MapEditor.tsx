import {
  Copy,
  Eraser,
  Image,
  Lightbulb,
  Map as MapIcon,
  Minus as WallIcon,
  Mountain,
  Paintbrush,
  PaintBucket,
  Redo2,
  Scaling,
  SquareDashed,
  Undo2,
} from 'lucide-react'
import { ToggleGroup } from 'radix-ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { PointerEvent, ReactNode } from 'react'
import { deskOf } from '../../api'
import { useTable } from '../../components/TableDoor'
import type { Terrain } from '../../protocol'
import { useAct, useComplain } from '../screen'
import { NumberField, SelectField, TextField } from './fields'
import { Floor, Legend } from './Floor'
import { spot } from './ground'
import { GroundPicker } from './GroundPicker'
import { MapShelf } from './MapShelf'
import { PictureFields } from './PictureFields'
import {
  begun,
  boxed,
  boxOf,
  changed,
  columns,
  COVERS,
  cutOut,
  drawn,
  erased,
  filled,
  painted,
  pasted,
  readPlan,
  redone,
  resized,
  ROCK,
  snapped,
  undone,
  withLight,
  withRise,
  withWall,
  writtenPlan,
} from './plan'
import type { Brightness, Cover, Piece, Plan } from './plan'
import type { Under } from './picture'
import { t } from '../../words/words'
import './MapEditor.css'

type Tool = 'ground' | 'box' | 'fill' | 'copy' | 'maps' | 'wall' | 'height' | 'light' | 'picture' | 'whole' | 'erase'

/** All that an editor changes: the map, and the picture below it. */
interface Draft {
  plan: Plan
  under: Under | null
}

const tools = (): { tool: Tool; name: string; Icon: typeof Eraser }[] => [
  { tool: 'ground', name: t.map.ground, Icon: Paintbrush },
  { tool: 'box', name: t.map.rectangle, Icon: SquareDashed },
  { tool: 'fill', name: t.map.fill, Icon: PaintBucket },
  { tool: 'wall', name: t.map.wall, Icon: WallIcon },
  { tool: 'height', name: t.map.height, Icon: Mountain },
  { tool: 'light', name: t.map.light, Icon: Lightbulb },
  { tool: 'copy', name: t.map.copyPart, Icon: Copy },
  { tool: 'maps', name: t.map.maps, Icon: MapIcon },
  { tool: 'picture', name: t.map.picture, Icon: Image },
  { tool: 'whole', name: t.map.wholeOfIt, Icon: Scaling },
  { tool: 'erase', name: t.map.erase, Icon: Eraser },
]

const brightness = (): { value: Brightness; name: string }[] => [
  { value: 'high', name: t.map.bright },
  { value: 'low', name: t.map.dim },
  { value: 'darkness', name: t.map.dark },
  { value: 'blinding', name: t.map.blinding },
]

interface Props {
  terrain: Terrain
  plan: NonNullable<Terrain['plan']>
  /** The picture that lies there now. */
  under: Under | null
  done: () => void
}

/** Draws walls, ground, heights and lights, and lays a picture below; nobody sees anything of it before it is laid. */
export function MapEditor({ terrain, plan, under, done }: Props): ReactNode {
  const [drafts, setDrafts] = useState(() => begun<Draft>({ plan: readPlan(plan.map), under }))
  const [first] = useState(drafts.now)
  const [tool, setTool] = useState<Tool>('ground')
  const [letter, setLetter] = useState(ROCK)
  const [wall, setWall] = useState({ name: '', cover: 'full' as Cover, passable: false, height: null as number | null })
  const [feet, setFeet] = useState(10)
  const [light, setLight] = useState({ name: '', high: 20, low: 40 })
  const [piece, setPiece] = useState<Piece | null>(null)
  const [line, setLine] = useState<{ from: Point; to: Point } | null>(null)
  const stroke = useRef<Draft | null>(null)
  const grip = useRef<Point | null>(null)
  const made = useRef<string[]>([])
  useEffect(() => () => made.current.forEach((url) => URL.revokeObjectURL(url)), [])
  const { token } = useTable()
  const act = useAct()
  const complain = useComplain()
  const { plan: now, under: picture } = drafts.now
  const map = useMemo(() => drawn(now, terrain.tokens), [now, terrain.tokens])
  const change = (next: Plan) =>
    setDrafts((had) => changed(had, next === had.now.plan ? had.now : { ...had.now, plan: next }))
  const place = (next: Under | null) => setDrafts((had) => changed(had, { ...had.now, under: next }))

  const pointOf = (event: PointerEvent<SVGSVGElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect()
    return {
      x: ((event.clientX - box.left) / box.width) * map.columns,
      y: ((event.clientY - box.top) / box.height) * map.rows,
    }
  }
  /** A stroke goes on: all of it is taken back at once. */
  const go = (next: Draft) => {
    stroke.current = next
    setDrafts((had) => ({ ...had, now: next }))
  }
  const begin = () => {
    stroke.current = { ...drafts.now }
    setDrafts((had) => changed(had, { ...had.now }))
  }
  const brush = (at: Point) => {
    const had = stroke.current ?? drafts.now
    go({ ...had, plan: painted(had.plan, Math.floor(at.x), Math.floor(at.y), letter) })
  }
  const down = (event: PointerEvent<SVGSVGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    const at = pointOf(event)
    if (tool === 'ground') {
      begin()
      brush(at)
    } else if (tool === 'picture') {
      if (picture === null) return
      begin()
      grip.current = { x: at.x - picture.x, y: at.y - picture.y }
    } else if (tool === 'copy' && piece !== null) change(pasted(now, piece, Math.floor(at.x), Math.floor(at.y)))
    else if (tool === 'fill') change(filled(now, Math.floor(at.x), Math.floor(at.y), letter))
    else if (STRETCHED.has(tool)) setLine({ from: at, to: at })
    else if (tool === 'light') change(withLight(now, { ...light, at: space(at) }))
    else if (tool === 'erase') change(erased(now, at.x, at.y))
  }
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const at = pointOf(event)
    const had = stroke.current
    if (had?.under != null && grip.current !== null)
      go({ ...had, under: { ...had.under, x: tenth(at.x - grip.current.x), y: tenth(at.y - grip.current.y) } })
    else if (had !== null) brush(at)
    else if (line !== null) setLine({ ...line, to: at })
  }
  const up = () => {
    stroke.current = null
    grip.current = null
    if (line === null) return
    if (tool === 'wall') {
      change(withWall(now, { ...wall, from: snapped(line.from.x, line.from.y), to: snapped(line.to.x, line.to.y) }))
    } else if (tool === 'box') change(boxed(now, boxOf(now, line.from, line.to), letter))
    else if (tool === 'copy') setPiece(cutOut(now, boxOf(now, line.from, line.to)))
    else change(withRise(now, { from: space(line.from), to: space(line.to), feet }))
    setLine(null)
  }
  const lay = async () => {
    if (now !== first.plan) await act({ [plan.command]: { [plan.slot]: writtenPlan(now) } })
    if (picture === first.under) return
    const desk = deskOf(token)
    if (picture === null) await desk.takeBackdropAway()
    else if (picture.file !== undefined) await desk.layBackdrop(picture.file, picture)
    else await desk.moveBackdrop(picture)
  }

  return (
    <section className="map" aria-label={t.map.changeMap}>
      <div className="map-tools map-kit">
        <ToggleGroup.Root
          type="single"
          className="switch-look"
          aria-label={t.map.draw}
          value={tool}
          onValueChange={(value) => value !== '' && setTool(value as Tool)}
        >
          {tools().map(({ tool: each, name, Icon }) => (
            <ToggleGroup.Item key={each} value={each} className="icon-button" aria-label={name} title={name}>
              <Icon aria-hidden size={19} />
            </ToggleGroup.Item>
          ))}
        </ToggleGroup.Root>
        <button
          type="button"
          className="icon-button"
          aria-label={t.map.lastStrokeBack}
          disabled={drafts.before.length === 0}
          onClick={() => setDrafts(undone)}
        >
          <Undo2 aria-hidden size={19} />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={t.map.drawAgain}
          disabled={drafts.after.length === 0}
          onClick={() => setDrafts(redone)}
        >
          <Redo2 aria-hidden size={19} />
        </button>
      </div>
      <div className="map-kit row">
        {(tool === 'ground' || tool === 'box' || tool === 'fill') && (
          <GroundPicker plan={now} letter={letter} choose={setLetter} change={change} />
        )}
        {tool === 'copy' && <Copied piece={piece} again={() => setPiece(null)} />}
        {tool === 'maps' && <MapShelf plan={now} lay={change} />}
        {tool === 'wall' && (
          <>
            <TextField name={t.map.name} value={wall.name} onChange={(name) => setWall({ ...wall, name })} />
            <SelectField
              name={t.map.cover}
              value={wall.cover}
              options={COVERS}
              onChange={(cover) => setWall({ ...wall, cover })}
            />
            <label className="row">
              <input
                type="checkbox"
                checked={wall.passable}
                onChange={(event) => setWall({ ...wall, passable: event.target.checked })}
              />
              {t.map.walkedThrough}
            </label>
            <NumberField
              name={t.map.feetHigh}
              value={wall.height ?? 0}
              most={500}
              onChange={(high) => setWall({ ...wall, height: high === 0 ? null : high })}
            />
          </>
        )}
        {tool === 'height' && (
          <NumberField name={t.map.feetAbove} value={feet} least={-500} most={500} onChange={setFeet} />
        )}
        {tool === 'light' && (
          <>
            <TextField name={t.map.name} value={light.name} onChange={(name) => setLight({ ...light, name })} />
            <NumberField
              name={t.map.brightFor}
              value={light.high}
              most={500}
              onChange={(high) => setLight({ ...light, high })}
            />
            <NumberField
              name={t.map.dimFor}
              value={light.low}
              most={500}
              onChange={(low) => setLight({ ...light, low })}
            />
          </>
        )}
        {tool === 'picture' && (
          <PictureFields
            under={picture}
            across={map.columns}
            place={place}
            keep={(url) => made.current.push(url)}
            complain={complain}
          />
        )}
        {tool === 'whole' && (
          <>
            <NumberField
              name={t.map.columns}
              value={columns(now)}
              least={1}
              most={60}
              onChange={(wide) => change(resized(now, wide, now.rows.length))}
            />
            <NumberField
              name={t.map.rows}
              value={now.rows.length}
              least={1}
              most={60}
              onChange={(deep) => change(resized(now, columns(now), deep))}
            />
            <label className="field">
              <span className="label">{t.map.everywhere}</span>
              <select
                className="input"
                value={now.ambient ?? 'high'}
                onChange={(event) => change({ ...now, ambient: event.target.value as Brightness })}
              >
                {brightness().map(({ value, name }) => (
                  <option key={value} value={value}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          </>
        )}
        {tool === 'erase' && <p className="soft">{t.map.tapToErase}</p>}
      </div>
      <div className="map-frame">
        <svg
          className="map-ground map-drawing"
          role="img"
          aria-label={t.map.mapDrawn}
          style={{ width: '100%', minWidth: map.columns * 16, maxWidth: map.columns * 40 }}
          viewBox={`0 0 ${map.columns} ${map.rows}`}
          onPointerDown={down}
          onPointerMove={move}
          onPointerUp={up}
        >
          <Floor terrain={map} under={picture} />
          {now.lights.map((lamp) => {
            const at = spot(lamp.at)
            return <circle key={lamp.at} className="map-lamp" cx={at.x + 0.5} cy={at.y + 0.5} r={0.28} />
          })}
          {map.tokens.map((token) => {
            const at = spot(token.at)
            return (
              <rect
                key={token.who}
                className="map-standing"
                x={at.x + 0.1}
                y={at.y + 0.1}
                width={token.size - 0.2}
                height={token.size - 0.2}
                rx={0.3}
              />
            )
          })}
          {line !== null && tool === 'wall' && (
            <line
              className="map-wall map-new"
              {...ends(snapped(line.from.x, line.from.y), snapped(line.to.x, line.to.y))}
            />
          )}
          {line !== null && tool !== 'wall' && <rect className="map-new-rise" {...rectangle(line.from, line.to)} />}
        </svg>
      </div>
      <div className="map-done">
        <span className="soft">{t.map.spaceIs(map.feet)}</span>
        <Legend terrain={map} />
        <button type="button" className="button push" onClick={done}>
          {t.map.leaveIt}
        </button>
        <button
          type="button"
          className="button button-main"
          disabled={drafts.before.length === 0}
          onClick={() => void lay().then(done, complain)}
        >
          {t.map.layMap}
        </button>
      </div>
    </section>
  )
}

/** What is drawn from one space to another. */
const STRETCHED: ReadonlySet<Tool> = new Set<Tool>(['wall', 'height', 'box', 'copy'])

function Copied({ piece, again }: { piece: Piece | null; again: () => void }): ReactNode {
  if (piece === null) return <p className="soft">{t.map.drawOver}</p>
  return (
    <>
      <p className="soft">{t.map.tapWhere(piece.rows[0]?.length ?? 0, piece.rows.length)}</p>
      <button type="button" className="button" onClick={again}>
        {t.map.copyAnother}
      </button>
    </>
  )
}

interface Point {
  x: number
  y: number
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}

function space(at: Point): string {
  return `${Math.floor(at.x)},${Math.floor(at.y)}`
}

function ends(from: string, to: string) {
  const a = spot(from)
  const b = spot(to)
  return { x1: a.x, y1: a.y, x2: b.x, y2: b.y }
}

function rectangle(from: Point, to: Point) {
  const x = Math.floor(Math.min(from.x, to.x))
  const y = Math.floor(Math.min(from.y, to.y))
  return { x, y, width: Math.floor(Math.max(from.x, to.x)) - x + 1, height: Math.floor(Math.max(from.y, to.y)) - y + 1 }
}
