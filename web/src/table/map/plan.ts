import type { Plain, Terrain } from '../../protocol'

export type Cover = 'none' | 'low' | 'high' | 'full'

export const COVERS: Cover[] = ['none', 'low', 'high', 'full']
export type Brightness = 'darkness' | 'low' | 'high' | 'blinding'

/** A map as files write it. What an editor does not know of it is kept as it is. */
export interface Plan {
  feet: number
  rows: string[]
  legend: { [letter: string]: Ground }
  walls: Wall[]
  heights: Rise[]
  lights: Light[]
  ambient?: Brightness | null
}

export interface Ground {
  name: string
  cover?: Cover
  solid?: boolean
  height?: number | null
  ground?: number
  cost?: number
}

export interface Wall {
  name?: string
  from: string
  to: string
  cover: Cover
  passable: boolean
  height?: number | null
}

export interface Rise {
  from: string
  to: string
  feet: number
}

export interface Light {
  name?: string
  at: string
  blinding?: number
  high?: number
  low?: number
}

export const OPEN = '.'
export const ROCK = '#'
const LARGEST = 60

export function readPlan(plain: Plain): Plan {
  const plan = plain as unknown as Partial<Plan>
  return {
    feet: 5,
    rows: [OPEN],
    ...plan,
    legend: plan.legend ?? {},
    walls: plan.walls ?? [],
    heights: plan.heights ?? [],
    lights: plan.lights ?? [],
  }
}

/** The map as it is sent: what is not said is left out. */
export function writtenPlan(plan: Plan): Plain {
  return JSON.parse(JSON.stringify(plan, (_, value: unknown) => value ?? undefined)) as Plain
}

export const columns = (plan: Plan): number => plan.rows[0]?.length ?? 0

/** What a letter of the map stands for. */
export function groundOf(plan: Plan, letter: string): Ground {
  return plan.legend[letter] ?? (letter === ROCK ? { name: 'rock', cover: 'full', solid: true } : { name: '' })
}

export function letterAt(plan: Plan, x: number, y: number): string {
  return plan.rows[y]?.[x] ?? OPEN
}

export function painted(plan: Plan, x: number, y: number, letter: string): Plan {
  if (letterAt(plan, x, y) === letter || plan.rows[y] === undefined) return plan
  return { ...plan, rows: plan.rows.map((row, i) => (i === y ? row.slice(0, x) + letter + row.slice(x + 1) : row)) }
}

/** The map with a new kind of ground, under the first letter of its name that is free. */
export function withGround(plan: Plan, ground: Ground): { plan: Plan; letter: string } {
  const taken = new Set([OPEN, ROCK, ...Object.keys(plan.legend)])
  const letter =
    Array.from(`${ground.name.toLowerCase()}abcdefghijklmnopqrstuvwxyz`).find(
      (each) => /[a-z]/.test(each) && !taken.has(each),
    ) ?? '?'
  return { plan: { ...plan, legend: { ...plan.legend, [letter]: ground } }, letter }
}

export function withWall(plan: Plan, wall: Wall): Plan {
  return wall.from === wall.to ? plan : { ...plan, walls: [...plan.walls, wall] }
}

export function withRise(plan: Plan, rise: Rise): Plan {
  return { ...plan, heights: [...plan.heights, rise] }
}

export function withLight(plan: Plan, light: Light): Plan {
  return { ...plan, lights: [...plan.lights.filter((each) => each.at !== light.at), light] }
}

/** Takes away what lies at a point, in spaces: a light, else the wall nearest to it, else the ground of the space. */
export function erased(plan: Plan, x: number, y: number): Plan {
  const space = `${Math.floor(x)},${Math.floor(y)}`
  if (plan.lights.some((light) => light.at === space))
    return { ...plan, lights: plan.lights.filter((light) => light.at !== space) }
  const near = plan.walls.map((wall) => distanceTo(wall, x, y))
  const nearest = near.indexOf(Math.min(...near))
  if (nearest >= 0 && (near[nearest] ?? 1) < 0.3) return { ...plan, walls: plan.walls.filter((_, i) => i !== nearest) }
  const height = heightAt(plan, Math.floor(x), Math.floor(y))
  if (height !== 0) return withRise(plan, { from: space, to: space, feet: 0 })
  return painted(plan, Math.floor(x), Math.floor(y), OPEN)
}

function point(text: string): [number, number] {
  const [x = 0, y = 0] = text.split(',').map(Number)
  return [x, y]
}

/** How far a point is from a wall, in spaces. */
export function distanceTo(wall: Wall, x: number, y: number): number {
  const [ax, ay] = point(wall.from)
  const [bx, by] = point(wall.to)
  const length = (bx - ax) ** 2 + (by - ay) ** 2
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
  return Math.hypot(x - (ax + along * (bx - ax)), y - (ay + along * (by - ay)))
}

/** The feet of the ground in a space: the last rise that holds it, or what the ground itself says. */
export function heightAt(plan: Plan, x: number, y: number): number {
  for (const rise of plan.heights.toReversed()) {
    const [ax, ay] = point(rise.from)
    const [bx, by] = point(rise.to)
    if (x >= Math.min(ax, bx) && x <= Math.max(ax, bx) && y >= Math.min(ay, by) && y <= Math.max(ay, by))
      return rise.feet
  }
  return groundOf(plan, letterAt(plan, x, y)).ground ?? 0
}

/** A larger or smaller map; walls and lights that would lie off it go. */
export function resized(plan: Plan, width: number, depth: number): Plan {
  const wide = Math.max(1, Math.min(LARGEST, width))
  const deep = Math.max(1, Math.min(LARGEST, depth))
  const rows = Array.from({ length: deep }, (_, y) => (plan.rows[y] ?? '').padEnd(wide, OPEN).slice(0, wide))
  const fits = (text: string, edge: number) => {
    const [x, y] = point(text)
    return x <= wide - edge && y <= deep - edge
  }
  return {
    ...plan,
    rows,
    walls: plan.walls.filter((wall) => fits(wall.from, 0) && fits(wall.to, 0)),
    lights: plan.lights.filter((light) => fits(light.at, 1)),
  }
}

/** The nearest half of a space, as walls are written. */
export function snapped(x: number, y: number): string {
  const half = (value: number) => Math.max(0, Math.round(value * 2) / 2)
  return `${half(x)},${half(y)}`
}

/** The plan as a map to draw, with everybody where they stand. */
export function drawn(plan: Plan, tokens: Terrain['tokens']): Terrain {
  const cells: Terrain['cells'] = []
  plan.rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      const ground = groundOf(plan, letterAt(plan, x, y)).name
      const feet = heightAt(plan, x, y)
      if (ground !== '' || feet !== 0) cells.push({ at: `${x},${y}`, feet, ground, light: '', seen: true })
    }
  })
  const walls = plan.walls.map((wall) => {
    const [fromX, fromY] = point(wall.from)
    const [toX, toY] = point(wall.to)
    return {
      fromX,
      fromY,
      toX,
      toY,
      kind:
        wall.name !== undefined && wall.name !== ''
          ? wall.name
          : wall.cover === 'full'
            ? 'wall'
            : `${wall.cover} cover`,
    }
  })
  return { columns: columns(plan), rows: plan.rows.length, feet: plan.feet, cells, walls, tokens }
}

/** What was drawn so far, to go back and forth in. */
export interface Drafts<T> {
  now: T
  before: T[]
  after: T[]
}

export function begun<T>(now: T): Drafts<T> {
  return { now, before: [], after: [] }
}

export function changed<T>(drafts: Drafts<T>, next: T): Drafts<T> {
  return next === drafts.now ? drafts : { now: next, before: [...drafts.before, drafts.now], after: [] }
}

export function undone<T>(drafts: Drafts<T>): Drafts<T> {
  const last = drafts.before.at(-1)
  return last === undefined
    ? drafts
    : { now: last, before: drafts.before.slice(0, -1), after: [drafts.now, ...drafts.after] }
}

export function redone<T>(drafts: Drafts<T>): Drafts<T> {
  const [next, ...rest] = drafts.after
  return next === undefined ? drafts : { now: next, before: [...drafts.before, drafts.now], after: rest }
}
