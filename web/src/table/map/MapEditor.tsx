import { Eraser, Lightbulb, Minus as WallIcon, Mountain, Paintbrush, Redo2, Undo2 } from 'lucide-react'
import { ToggleGroup } from 'radix-ui'
import { useRef, useState } from 'react'
import type { PointerEvent, ReactNode } from 'react'
import { Stepper } from '../../components/QuestionInput'
import type { Terrain } from '../../protocol'
import { useAct, useComplain } from '../screen'
import { Floor, Legend } from './Floor'
import { spot } from './ground'
import {
  begun,
  changed,
  columns,
  drawn,
  erased,
  OPEN,
  painted,
  readPlan,
  redone,
  resized,
  ROCK,
  snapped,
  undone,
  withGround,
  withLight,
  withRise,
  withWall,
  writtenPlan,
} from './plan'
import type { Brightness, Cover, Plan } from './plan'

type Tool = 'ground' | 'wall' | 'height' | 'light' | 'erase'

const TOOLS: { tool: Tool; name: string; Icon: typeof Eraser }[] = [
  { tool: 'ground', name: 'Ground', Icon: Paintbrush },
  { tool: 'wall', name: 'Wall', Icon: WallIcon },
  { tool: 'height', name: 'Height', Icon: Mountain },
  { tool: 'light', name: 'Light', Icon: Lightbulb },
  { tool: 'erase', name: 'Erase', Icon: Eraser },
]

const COVERS: Cover[] = ['none', 'low', 'high', 'full']
const BRIGHTNESS: { value: Brightness; name: string }[] = [
  { value: 'high', name: 'bright' },
  { value: 'low', name: 'dim' },
  { value: 'darkness', name: 'dark' },
  { value: 'blinding', name: 'blinding' },
]

interface Props {
  terrain: Terrain
  plan: NonNullable<Terrain['plan']>
  done: () => void
}

/** Draws walls, ground, heights and lights; nothing of it is seen by anybody before it is laid. */
export function MapEditor({ terrain, plan, done }: Props): ReactNode {
  const [drafts, setDrafts] = useState(() => begun(readPlan(plan.map)))
  const [tool, setTool] = useState<Tool>('ground')
  const [letter, setLetter] = useState(ROCK)
  const [wall, setWall] = useState({ name: '', cover: 'full' as Cover, passable: false, height: null as number | null })
  const [feet, setFeet] = useState(10)
  const [light, setLight] = useState({ name: '', high: 20, low: 40 })
  const [line, setLine] = useState<{ from: Point; to: Point } | null>(null)
  const stroke = useRef<Plan | null>(null)
  const act = useAct()
  const complain = useComplain()
  const now = drafts.now
  const map = drawn(now, terrain.tokens)
  const change = (next: Plan) => setDrafts((had) => changed(had, next))

  const pointOf = (event: PointerEvent<SVGSVGElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect()
    return { x: ((event.clientX - box.left) / box.width) * map.columns, y: ((event.clientY - box.top) / box.height) * map.rows }
  }
  const brush = (at: Point) => {
    const next = painted(stroke.current ?? now, Math.floor(at.x), Math.floor(at.y), letter)
    stroke.current = next
    setDrafts((had) => ({ ...had, now: next }))
  }
  const down = (event: PointerEvent<SVGSVGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    const at = pointOf(event)
    if (tool === 'ground') {
      setDrafts((had) => changed(had, { ...had.now }))
      brush(at)
    } else if (tool === 'wall' || tool === 'height') setLine({ from: at, to: at })
    else if (tool === 'light') change(withLight(now, { ...light, at: space(at) }))
    else change(erased(now, at.x, at.y))
  }
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const at = pointOf(event)
    if (stroke.current !== null) brush(at)
    else if (line !== null) setLine({ ...line, to: at })
  }
  const up = () => {
    stroke.current = null
    if (line === null) return
    if (tool === 'wall') {
      change(withWall(now, { ...wall, from: snapped(line.from.x, line.from.y), to: snapped(line.to.x, line.to.y) }))
    } else change(withRise(now, { from: space(line.from), to: space(line.to), feet }))
    setLine(null)
  }
  const lay = () => act({ [plan.command]: { [plan.slot]: writtenPlan(now) } }).then(done, complain)

  return (
    <section className="map" aria-label="Change the map">
      <div className="map-tools map-kit">
        <ToggleGroup.Root
          type="single"
          className="switch-look"
          aria-label="Draw"
          value={tool}
          onValueChange={(value) => value !== '' && setTool(value as Tool)}
        >
          {TOOLS.map(({ tool: each, name, Icon }) => (
            <ToggleGroup.Item key={each} value={each} className="icon-button" aria-label={name} title={name}>
              <Icon aria-hidden size={19} />
            </ToggleGroup.Item>
          ))}
        </ToggleGroup.Root>
        <button type="button" className="icon-button" aria-label="Take the last stroke back" disabled={drafts.before.length === 0} onClick={() => setDrafts(undone)}>
          <Undo2 aria-hidden size={19} />
        </button>
        <button type="button" className="icon-button" aria-label="Draw it again" disabled={drafts.after.length === 0} onClick={() => setDrafts(redone)}>
          <Redo2 aria-hidden size={19} />
        </button>
        <span className="grow" />
        <button type="button" className="button" onClick={done}>
          Leave it
        </button>
        <button type="button" className="button button-main" disabled={drafts.before.length === 0} onClick={lay}>
          Lay this map
        </button>
      </div>
      <div className="map-kit row">
        {tool === 'ground' && <GroundPicker plan={now} letter={letter} choose={setLetter} change={change} />}
        {tool === 'wall' && (
          <>
            <TextField name="Name" value={wall.name} onChange={(name) => setWall({ ...wall, name })} />
            <SelectField name="Cover" value={wall.cover} options={COVERS} onChange={(cover) => setWall({ ...wall, cover })} />
            <label className="row">
              <input type="checkbox" checked={wall.passable} onChange={(event) => setWall({ ...wall, passable: event.target.checked })} />
              can be walked through
            </label>
            <NumberField name="Feet high, 0 for no end" value={wall.height ?? 0} most={500} onChange={(high) => setWall({ ...wall, height: high === 0 ? null : high })} />
          </>
        )}
        {tool === 'height' && <NumberField name="Feet above the rest" value={feet} least={-500} most={500} onChange={setFeet} />}
        {tool === 'light' && (
          <>
            <TextField name="Name" value={light.name} onChange={(name) => setLight({ ...light, name })} />
            <NumberField name="Bright for feet" value={light.high} most={500} onChange={(high) => setLight({ ...light, high })} />
            <NumberField name="Dim for feet" value={light.low} most={500} onChange={(low) => setLight({ ...light, low })} />
          </>
        )}
        <NumberField name="Columns" value={columns(now)} least={1} most={60} onChange={(wide) => change(resized(now, wide, now.rows.length))} />
        <NumberField name="Rows" value={now.rows.length} least={1} most={60} onChange={(deep) => change(resized(now, columns(now), deep))} />
        <label className="field">
          <span className="label">Everywhere it is</span>
          <select className="input" value={now.ambient ?? 'high'} onChange={(event) => change({ ...now, ambient: event.target.value as Brightness })}>
            {BRIGHTNESS.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="map-frame">
        <svg
          className="map-ground map-drawing"
          role="img"
          aria-label="The map being drawn"
          width={Math.max(320, map.columns * 32)}
          viewBox={`0 0 ${map.columns} ${map.rows}`}
          onPointerDown={down}
          onPointerMove={move}
          onPointerUp={up}
        >
          <Floor terrain={map} />
          {now.lights.map((lamp) => {
            const at = spot(lamp.at)
            return <circle key={lamp.at} className="map-lamp" cx={at.x + 0.5} cy={at.y + 0.5} r={0.28} />
          })}
          {map.tokens.map((token) => {
            const at = spot(token.at)
            return <rect key={token.who} className="map-standing" x={at.x + 0.1} y={at.y + 0.1} width={token.size - 0.2} height={token.size - 0.2} rx={0.3} />
          })}
          {line !== null && tool === 'wall' && <line className="map-wall map-new" {...ends(snapped(line.from.x, line.from.y), snapped(line.to.x, line.to.y))} />}
          {line !== null && tool === 'height' && <rect className="map-new-rise" {...rectangle(line.from, line.to)} />}
        </svg>
      </div>
      <Legend terrain={map} />
    </section>
  )
}

interface Point {
  x: number
  y: number
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

function GroundPicker({ plan, letter, choose, change }: { plan: Plan; letter: string; choose: (letter: string) => void; change: (plan: Plan) => void }): ReactNode {
  const [name, setName] = useState('')
  const [cover, setCover] = useState<Cover>('none')
  const [cost, setCost] = useState(1)
  const add = () => {
    const added = withGround(plan, { name: name.trim(), cover, solid: false, ground: 0, cost })
    change(added.plan)
    choose(added.letter)
    setName('')
  }
  return (
    <>
      <label className="field">
        <span className="label">Ground</span>
        <select className="input" value={letter} onChange={(event) => choose(event.target.value)}>
          <option value={OPEN}>open floor</option>
          <option value={ROCK}>rock</option>
          {Object.entries(plan.legend).map(([each, ground]) => (
            <option key={each} value={each}>
              {ground.name}
            </option>
          ))}
        </select>
      </label>
      <TextField name="New ground" value={name} onChange={setName} />
      {name.trim() !== '' && (
        <>
          <SelectField name="Cover" value={cover} options={COVERS} onChange={setCover} />
          <NumberField name="A step costs times" value={cost} least={1} most={10} onChange={setCost} />
          <button type="button" className="button" onClick={add}>
            Add
          </button>
        </>
      )}
    </>
  )
}

function TextField({ name, value, onChange }: { name: string; value: string; onChange: (value: string) => void }): ReactNode {
  return (
    <label className="field">
      <span className="label">{name}</span>
      <input className="input" type="text" maxLength={40} value={value} onChange={(event) => onChange(event.target.value)} />
    </label>
  )
}

function SelectField<T extends string>({ name, value, options, onChange }: { name: string; value: T; options: T[]; onChange: (value: T) => void }): ReactNode {
  return (
    <label className="field">
      <span className="label">{name}</span>
      <select className="input" value={value} onChange={(event) => onChange(event.target.value as T)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </label>
  )
}

function NumberField({ name, value, least = 0, most, onChange }: { name: string; value: number; least?: number; most: number; onChange: (value: number) => void }): ReactNode {
  return (
    <span className="field">
      <span className="label" aria-hidden>
        {name}
      </span>
      <Stepper name={name} value={value} least={least} most={most} onChange={(next) => onChange(next ?? least)} />
    </span>
  )
}
