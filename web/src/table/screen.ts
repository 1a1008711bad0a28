import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { useConnection, useTableState } from '../components/TableDoor'
import { Failed, Refused } from '../connection'
import type { Figure, Form, Mode, Offered, Panel, Plain, Scene, SlotValues, Weighed } from '../protocol'
import { lastOfGame } from '../table-store'
import { isMine } from '../turns'
import type { Place } from '../handbook/chapters'
import type { Draft } from './intents'
import { unread } from './passages'
import { likeliest } from './roster'
import type { SavedRoll } from './saved-rolls'

export type Tab = 'sheet' | 'scene' | 'log' | 'journal'

/** What stands beside the scene. */
export type Side = 'log' | 'journal'

/** A page of the journal that somebody is about to write. */
export interface PageDraft {
  title: string
  text: string
  /** Whom it is about. */
  about?: string
  /** Whether it is written already, and there to be read first. */
  written?: boolean
}

/** An offer whose form is open. */
export interface Opened {
  offer: Offered
  /** The seat it is done for, if not one's own. */
  as?: string
  /** Slots chosen before the form opened. */
  chosen: SlotValues
  /** The form with these, if it was asked for before. */
  form?: Form
  /** Why it is to be done, where somebody called for it. */
  why?: string
  /** Slots that whoever called for it has settled. */
  settled?: string[]
  /** What was drafted for somebody, if that is what the form changes. */
  draft?: Draft
}

/** A sentence for whoever sits here, about something they did. */
interface Notice {
  text: string
  clause: string
  wrong: boolean
  /** Whether it tells of something that can be taken back. */
  undo?: boolean
  /** The page of the journal that it tells of. */
  page?: string
}

/** Something done: a command by its name, or taking one back. Doing the same again is another deed. */
interface Deed {
  does: string
}

/** What taking back is called among deeds. */
export const UNDOING = 'undo!'

/** What this browser shows of the table: nothing of it is known to others. */
export interface ScreenState {
  /** Whom offers and sheet are of; null for the seat itself. Undefined until somebody was chosen. */
  selected: string | null | undefined
  mode: Mode
  opened: Opened | null
  /** What was drafted for the foes and waits to be let happen. */
  intents: Draft[] | null
  /** The odds of all of them at once, until one is changed; null where they do not happen together. */
  together: Weighed | null
  /** Stands for the drafts that were asked for last; null once they were let happen. */
  drafting: object | null
  /** The entry whose scene is looked at, while looking back. */
  past: number | null
  timeline: boolean
  help: boolean
  /** Whether one says what one wants to hear. */
  sounds: boolean
  /** The saved roll of which something is asked before it is rolled. */
  asking: SavedRoll | null
  /** That saved rolls are written, with a line to begin a new one; null for those that are there. */
  saving: { draft: string | null } | null
  /** Whether the command palette is open. */
  palette: boolean
  /** Whether the Referee is about to call for a roll. */
  calling: boolean
  dice: boolean
  log: boolean
  side: Side
  /** The page of the journal that is open, by its key. */
  page: string | null
  draft: PageDraft | null
  /** Whether the scene has the screen to itself, with what can be done below it. */
  stage: boolean
  tab: Tab
  notice: Notice | null
  /** The newest entry that was there when the log was last on the screen; null before it was. */
  read: number | null
  /** Whether the summary of a fight is shown, by the entry it began with; null while nobody has said. */
  summary: { fight: number; open: boolean } | null
  /** What whoever sits here did last. */
  deed: Deed | null
  /** Whether the start panel is shown; undefined while that is left to how ready the table is. */
  start: boolean | undefined
  invite: boolean
  /** Where the rules are open beside the table: a place, or the id of a rule; null while they are not. */
  rules: Place | string | null
  /** Whom somebody here is making and has not brought to the table yet. */
  making: string | null
}

export type ScreenStore = StoreApi<ScreenState>

export function newScreen(): ScreenStore {
  return createStore<ScreenState>(() => ({
    selected: undefined,
    mode: 'public',
    opened: null,
    intents: null,
    together: null,
    drafting: null,
    past: null,
    timeline: false,
    help: false,
    sounds: false,
    asking: null,
    saving: null,
    palette: false,
    calling: false,
    dice: false,
    log: true,
    side: 'log',
    page: null,
    draft: null,
    stage: false,
    tab: 'scene',
    notice: null,
    read: null,
    summary: null,
    deed: null,
    start: undefined,
    invite: false,
    rules: null,
    making: null,
  }))
}

export const ScreenContext = createContext<ScreenStore | null>(null)

export function useScreenStore(): ScreenStore {
  const store = useContext(ScreenContext)
  if (store === null) throw new Error('useScreenStore needs a ScreenContext around it')
  return store
}

export function useScreen<T>(select: (state: ScreenState) => T): T {
  return useStore(useScreenStore(), select)
}

/** How things stood after an earlier entry, while looking back. */
export const PastContext = createContext<Scene | null>(null)

export interface Shown {
  roster: Figure[]
  panels: Panel[]
}

/** The roster and panels to draw: how things stand, or stood. */
export function useShown(): Shown {
  const past = useContext(PastContext)
  const roster = useTableState((state) => state.roster)
  const panels = useTableState((state) => state.panels)
  return useMemo(
    () => (past === null ? { roster, panels } : { roster: past.roster ?? [], panels: past.panels }),
    [past, roster, panels],
  )
}

/** Whether a figure is this seat's own. The Referee's own are those of no player. */
export function useMine(): (figure: Figure) => boolean {
  const me = useTableState((state) => state.me)
  const chairs = useTableState((state) => state.chairs)
  return useCallback((figure: Figure) => isMine(me, chairs, figure), [me, chairs])
}

/** Whom offers and sheet are of now: the one chosen, as long as they are there, or the likeliest. */
export function useSelected(): Figure | null {
  const { roster } = useShown()
  const mine = useMine()
  const referee = useTableState((state) => state.me?.role === 'referee')
  const selected = useScreen((state) => state.selected)
  return useMemo(() => {
    if (selected === null) return null
    const chosen = roster.find((figure) => figure.id === selected)
    if (chosen !== undefined) return chosen
    if (referee) return null
    const id = likeliest(roster, mine)
    return roster.find((figure) => figure.id === id) ?? null
  }, [roster, mine, referee, selected])
}

export interface OffersOf {
  offers: Offered[]
  as?: string
}

/** What can be done for somebody; the Referee asks what other seats may do. */
export function useOffersOf(figure: Figure | null): OffersOf {
  const connection = useConnection()
  const own = useTableState((state) => state.offers)
  const role = useTableState((state) => state.me?.role)
  const last = useTableState(lastOfGame)
  const busy = useTableState((state) => state.busy)
  const line = useTableState((state) => state.line)
  const mine = useMine()
  const other = role === 'referee' && figure !== null && !mine(figure) ? figure.seat : null
  const [asked, setAsked] = useState<{ seat: string; offers: Offered[] } | null>(null)
  useEffect(() => {
    if (other === null || line !== 'open') return
    let here = true
    connection.send('ask', { as: other }).then(
      ({ offers }) => here && setAsked({ seat: other, offers }),
      () => here && setAsked({ seat: other, offers: [] }),
    )
    return () => {
      here = false
    }
  }, [connection, other, last, busy, line])
  return useMemo(() => {
    const id = figure?.id ?? ''
    if (other !== null) {
      const offers = asked?.seat === other ? asked.offers : []
      return { offers: offers.filter((offer) => offer.actor === id || offer.actor === ''), as: other }
    }
    if (figure !== null && !mine(figure)) return { offers: own.filter((offer) => offer.actor === '') }
    // The Referee's own word is always at hand; what else is nobody's stands at the Referee's own place.
    const nobodys = (offer: Offered) =>
      offer.actor === '' && (role !== 'referee' || figure === null || offer.group === 'referee')
    return { offers: own.filter((offer) => offer.actor === id || nobodys(offer)) }
  }, [figure, other, asked, own, mine, role])
}

/** Says in a notice why something did not come about. */
export function useComplain(): (error: unknown) => void {
  const screen = useScreenStore()
  return useCallback(
    (error: unknown) => {
      if (error instanceof Refused)
        screen.setState({ notice: { text: error.message, clause: error.clause, wrong: true } })
      else if (error instanceof Error)
        screen.setState({
          notice: { text: error.message, clause: '', wrong: !(error instanceof Failed && error.code === 'closed') },
        })
    },
    [screen],
  )
}

/** Gives a command with the roll mode that is set. */
export function useAct(): (command: Plain, as?: string) => Promise<void> {
  const connection = useConnection()
  const screen = useScreenStore()
  return useCallback(
    async (command: Plain, as?: string) => {
      await connection.send('act', { command, mode: screen.getState().mode, as })
      screen.setState({ deed: { does: nameOf(command) } })
    },
    [connection, screen],
  )
}

/** A command without slots is written as its name alone. */
function nameOf(command: Plain): string {
  return typeof command === 'string' ? command : Object.keys(command).join(' ')
}

/** The name of a seat's owner; the table itself has none. */
export function useSeatName(): (seat: string) => string {
  const chairs = useTableState((state) => state.chairs)
  return useCallback((seat: string) => chairs.find((each) => each.seat === seat)?.name ?? seat, [chairs])
}

export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => globalThis.matchMedia(query).matches)
  useEffect(() => {
    const list = globalThis.matchMedia(query)
    const look = () => setMatches(list.matches)
    look()
    list.addEventListener('change', look)
    return () => list.removeEventListener('change', look)
  }, [query])
  return matches
}

export const PHONE = '(max-width: 759px)'
export const NARROW = '(max-width: 1199px)'
/** A finger instead of a mouse. */
export const TOUCH = '(pointer: coarse)'
/** Whoever wants nothing to move. */
export const STILL = '(prefers-reduced-motion: reduce)'

/** How many pieces of the log have come since it was last on the screen, where it is not. */
export function useUnread(onScreen: boolean): number {
  const screen = useScreenStore()
  const entries = useTableState((state) => state.entries)
  const last = useTableState((state) => state.last)
  const read = useScreen((state) => state.read)
  useEffect(() => {
    // What was there before somebody sat down is not new.
    if (last > 0 && (onScreen || read === null)) screen.setState({ read: last })
  }, [screen, onScreen, last, read])
  return useMemo(() => (onScreen || read === null ? 0 : unread(entries, read)), [entries, onScreen, read])
}
