import type { Yard } from '../api'
import { spoken, switchValue, switchWords } from '../components/words'
import { plainText } from '../protocol'
import type { Plain } from '../protocol'
import type { Fighter, Match, Side } from './wire'
import { sideName } from '../words/book'
import { t } from '../words/words'

/** What a page of the proving ground is about; its link says it all. */
export interface Plan {
  match: Match
  /** What the match is compared with, if it is. */
  against: Match | null
  axes: Axis[]
  fights: number
  seed: number
  /** How narrow the interval has to be to stop early; 0 for never. */
  within: number
}

/** One thing that a grid changes, and its values as people type them: `1..6` or `1, 2, 4`. */
export interface Axis {
  what: string
  values: string
}

export const FIGHTS = [1_000, 10_000, 100_000, 1_000_000]

/** Where somebody begins: some ready-made characters against the first creature of the book. */
export function firstPlan(book: string, yard: Yard): Plan {
  const pregens = yard.fighters.filter((each) => each.kind === 'pregen')
  const creatures = yard.fighters.filter((each) => each.kind === 'creature')
  const policy = yard.policies.some((each) => each.name === 'steady') ? 'steady' : (yard.policies[0]?.name ?? '')
  const one = (pregens.length > 0 ? pregens.slice(0, 3) : yard.fighters.slice(0, 1)).map((each) => fighter(each.name))
  const other = (creatures.length > 0 ? creatures : yard.fighters)
    .slice(0, 1)
    .map((each) => ({ ...fighter(each.name), count: Math.max(1, one.length) }))
  return {
    match: {
      book,
      sides: [
        { name: 'party', fighters: one, policy },
        { name: 'foes', fighters: other, policy },
      ],
      house: {},
    },
    against: null,
    axes: [],
    fights: 10_000,
    seed: 1,
    within: 0,
  }
}

export function fighter(who: string): Fighter {
  return { count: 1, who, given: {} }
}

export function withSide(match: Match, at: number, side: Side): Match {
  return { ...match, sides: match.sides.map((each, i) => (i === at ? side : each)) }
}

export function withFighter(side: Side, at: number, next: Fighter | null): Side {
  return { ...side, fighters: side.fighters.flatMap((each, i) => (i !== at ? [each] : next === null ? [] : [next])) }
}

/** Why nobody can fight this; null if they can. */
export function missing(match: Match): string | null {
  for (const side of match.sides) {
    if (side.fighters.length === 0) return t.proving.nobodyStands(sideName(side.name))
  }
  return null
}

export function sideWords(side: Side): string {
  return side.fighters.map((each) => (each.count === 1 ? each.who : `${each.count} × ${each.who}`)).join(', ')
}

// What is different

/** What people call the figures and house rules of a match. */
export interface Called {
  facts: { name: string; called: string }[]
  switches: { name: string; called: string; values: string[]; words: string[] }[]
}

function calledIn(known: { name: string; called: string }[], name: string): string {
  return known.find((each) => each.name === name)?.called ?? spoken(name)
}

/** How one match differs from another, in words. */
export function changes(from: Match, to: Match, called: Called): string[] {
  const said: string[] = []
  to.sides.forEach((side, s) => {
    const before = from.sides[s]
    if (before === undefined) return
    if (side.policy !== before.policy)
      said.push(t.proving.playInstead(sideName(side.name), spoken(side.policy), spoken(before.policy)))
    for (const each of side.fighters) {
      const was = before.fighters.find((other) => other.who === each.who)
      if (was === undefined)
        said.push(t.proving.joins(`${each.count === 1 ? '' : `${each.count} × `}${each.who}`, sideName(side.name)))
      else {
        if (was.count !== each.count) said.push(t.proving.instead(each.count, each.who, was.count))
        for (const name of new Set([...Object.keys(was.given), ...Object.keys(each.given)])) {
          const now = each.given[name]
          if (was.given[name] !== now)
            said.push(
              `${each.who}: ${calledIn(called.facts, name)} ${now === undefined ? t.proving.asUsual : plainWords(now)}`,
            )
        }
      }
    }
    for (const was of before.fighters) {
      if (!side.fighters.some((each) => each.who === was.who)) said.push(t.proving.without(was.who))
    }
  })
  for (const name of new Set([...Object.keys(from.house), ...Object.keys(to.house)])) {
    const now = to.house[name]
    if (from.house[name] !== now)
      said.push(
        `${calledIn(called.switches, name)}: ${now === undefined ? t.common.asTheBook : houseWords(called, name, plainText(now))}`,
      )
  }
  if (from.rounds !== to.rounds)
    said.push(to.rounds == null ? t.proving.usualRounds : t.proving.atMostRounds(to.rounds))
  return said
}

function houseWords({ switches }: Called, name: string, value: string): string {
  const known = switches.find((each) => each.name === name)
  return known === undefined ? value : switchWords(known, value)
}

function plainWords(value: Plain): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

// Grids

/** Something about a match that a grid can change. */
export interface Knob {
  key: string
  label: string
  /** Values to begin with. */
  usual: string
  turn(match: Match, value: string): Match
}

/** Words that stand in a list between commas. */
function listable(words: string): string {
  return words.replaceAll(',', '')
}

/** The value that words stand for, or what is a value already. */
function meant({ values, words }: { values: string[]; words: string[] }, said: string): string {
  return values[words.findIndex((each) => listable(each) === said)] ?? said
}

/** Everything a grid can change about this match: numbers, ways to fight, figures, house rules. */
export function knobs(match: Match, yard: Yard, switches: Called['switches']): Knob[] {
  const found: Knob[] = []
  match.sides.forEach((side, s) => {
    side.fighters.forEach((each, f) => {
      found.push({
        key: `count.${s}.${f}`,
        label: t.proving.howMany(each.who),
        usual: '1..6',
        turn: (from, value) => turnFighter(from, s, f, (was) => ({ ...was, count: Number(value) })),
      })
    })
  })
  match.sides.forEach((side, s) => {
    found.push({
      key: `policy.${s}`,
      label: t.proving.howFight(sideName(side.name)),
      usual: yard.policies.map((each) => each.name).join(', '),
      turn: (from, value) => ({
        ...from,
        sides: from.sides.map((was, i) => (i === s ? { ...was, policy: value } : was)),
      }),
    })
  })
  match.sides.forEach((side, s) => {
    side.fighters.forEach((each, f) => {
      for (const fact of yard.facts) {
        found.push({
          key: `given.${s}.${f}.${fact.name}`,
          label: `${each.who}: ${fact.called}`,
          usual: '1..6',
          turn: (from, value) =>
            turnFighter(from, s, f, (was) => ({ ...was, given: { ...was.given, [fact.name]: switchValue(value) } })),
        })
      }
    })
  })
  for (const each of switches) {
    found.push({
      key: `house.${each.name}`,
      label: t.proving.houseRule(each.called),
      usual: each.words.map(listable).join(', '),
      turn: (from, value) => ({ ...from, house: { ...from.house, [each.name]: switchValue(meant(each, value)) } }),
    })
  }
  return found
}

function turnFighter(match: Match, s: number, f: number, turn: (was: Fighter) => Fighter): Match {
  return {
    ...match,
    sides: match.sides.map((side, i) =>
      i === s ? { ...side, fighters: side.fighters.map((each, j) => (j === f ? turn(each) : each)) } : side,
    ),
  }
}

const MOST_VALUES = 30

/** Values as somebody typed them: `1, 2, 4` or `1..6`, in steps `0..20:5`. */
export function values(text: string): string[] {
  const found = text.split(',').flatMap((part) => {
    const range = /^\s*(-?\d+)\s*\.\.\s*(-?\d+)\s*(?::\s*(\d+)\s*)?$/.exec(part)
    if (range === null) return part.trim() === '' ? [] : [part.trim()]
    const [from, to, step] = [Number(range[1]), Number(range[2]), Math.max(1, Number(range[3] ?? 1))]
    const all: string[] = []
    for (let value = from; value <= to && all.length <= MOST_VALUES; value += step) all.push(String(value))
    return all
  })
  return [...new Set(found)].slice(0, MOST_VALUES)
}

export interface Cell {
  /** The value of each axis. */
  at: string[]
  match: Match
}

/** Every combination of the values of the axes, the last axis turning fastest. */
export function grid(match: Match, axes: Axis[], all: Knob[]): Cell[] {
  return axes.reduce<Cell[]>(
    (cells, axis) => {
      const knob = all.find((each) => each.key === axis.what)
      if (knob === undefined) return cells
      return cells.flatMap((cell) =>
        values(axis.values).map((value) => ({ at: [...cell.at, value], match: knob.turn(cell.match, value) })),
      )
    },
    [{ at: [], match }],
  )
}

// Links

/** The plan as a link: whoever opens it gets the same fights, die by die. */
export function toLink(plan: Plan): string {
  const { book, ...match } = plan.match
  const { against } = plan
  const said = { ...plan, match, against: against === null ? null : { ...against, book: undefined } }
  return `/proving/${encodeURIComponent(book)}?plan=${encodeURIComponent(JSON.stringify(said))}`
}

/** The plan in a link, as far as it can be one; null if it holds none. */
export function fromLink(book: string, search: string): Plan | null {
  const text = new URLSearchParams(search).get('plan')
  if (text === null) return null
  try {
    const said = JSON.parse(text) as Partial<Plan>
    const match = readMatch(book, said.match)
    if (match === null) return null
    return {
      match,
      against: readMatch(book, said.against),
      axes: Array.isArray(said.axes)
        ? said.axes.slice(0, 2).map(({ what, values }) => ({ what: plainText(what), values: plainText(values) }))
        : [],
      fights: whole(said.fights, 10_000),
      seed: whole(said.seed, 1),
      within: typeof said.within === 'number' ? said.within : 0,
    }
  } catch {
    return null
  }
}

function whole(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : otherwise
}

/** A match as a link may hold it: anybody can write one. */
interface SaidMatch {
  sides?: { name?: Plain; policy?: Plain; fighters?: { count?: unknown; who?: Plain; given?: Fighter['given'] }[] }[]
  house?: Match['house']
  rounds?: unknown
}

function readMatch(book: string, said: unknown): Match | null {
  const { sides, house, rounds } = (said ?? {}) as SaidMatch
  if (!Array.isArray(sides) || sides.length !== 2) return null
  return {
    book,
    sides: sides.map(({ name, fighters, policy }) => ({
      name: plainText(name ?? ''),
      policy: plainText(policy ?? ''),
      fighters: (fighters ?? []).map(({ count, who, given }) => ({
        count: whole(count, 1),
        who: plainText(who ?? ''),
        given: given ?? {},
      })),
    })),
    house: house ?? {},
    ...(typeof rounds === 'number' ? { rounds } : {}),
  }
}
