import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { GuideNote } from '../api'
import { useBook, useTable, useTableState } from '../components/TableDoor'
import { keepNote, keptNote, onKeptNote, stopGuides } from '../guides'
import { isMine } from '../turns'
import { UNDOING, useScreen } from './screen'

/** What has happened that a note may wait for. */
export interface Sight {
  /** The command whose form is open. */
  opened: string | null
  /** What was done last by whoever sits here. */
  deed: string | null
  /** Whether the foes play by themselves. */
  foesPlay: boolean
  /** Whether nothing of the fight is left to be done by hand: it is over, or everybody plays by themselves. */
  over: boolean
}

function hasCome({ until, command }: GuideNote, { opened, deed, foesPlay, over }: Sight): boolean {
  switch (until) {
    case 'read':
      // One that speaks of a command is of no use any more.
      return over && command !== ''
    case 'itself':
      return over || foesPlay
    case 'opened':
      return over || opened === command
    case 'done':
      return over || deed === command
    case 'undone':
      return deed === UNDOING
  }
}

/** Whether it does not matter that somebody went on without it. */
function isAside(note: GuideNote): boolean {
  return note.until !== 'opened' && note.until !== 'done'
}

/**
 * How many notes are behind somebody who was at `at`: those whose time has come are, and whatever was still to be read
 * before them.
 */
export function behind(notes: GuideNote[], at: number, sight: Sight): number {
  let reached = at
  for (let i = at; i < notes.length; i++) {
    const note = notes[i] as GuideNote
    if (hasCome(note, sight)) reached = i + 1
    else if (!isAside(note)) break
  }
  return reached
}

/** The note to show: of odds it is spoken while there is a form, and before that of how to open one. */
export function shownNote(notes: GuideNote[], at: number, formOpen: boolean): number {
  return notes[at]?.at === 'odds' && !formOpen && notes[at - 1]?.until === 'opened' ? at - 1 : at
}

export interface Guiding {
  note: GuideNote
  /** Which one of how many. */
  number: number
  count: number
  next: () => void
  /** No more of them, at any table. */
  skip: () => void
}

export const GuideContext = createContext<Guiding | null>(null)

/** The note to show, if this table still has one for whoever sits here. */
export function useGuiding(): Guiding | null {
  const { table } = useTable()
  const book = useBook()
  const kept = useSyncExternalStore(onKeptNote, () => keptNote(table))
  const me = useTableState((state) => state.me)
  const chairs = useTableState((state) => state.chairs)
  const roster = useTableState((state) => state.roster)
  const over = useTableState(
    (state) => state.over || (state.roster.length > 0 && state.roster.every((each) => each.itself != null || each.out)),
  )
  const opened = useScreen((state) => state.opened?.offer.command ?? null)
  const deed = useScreen((state) => state.deed)
  const foes = roster.filter((figure) => isMine(me, chairs, figure))
  const foesPlay = foes.length > 0 && foes.every((figure) => figure.itself != null)
  const notes = useMemo(() => book?.guide.notes ?? [], [book])
  const at = kept === null || me?.role !== 'referee' ? null : Number(kept)
  const id = book?.id ?? ''
  const reached = at === null ? null : behind(notes, at, { opened, deed: deed?.does ?? null, foesPlay, over })
  useEffect(() => {
    if (reached !== null && notes.length > 0) keepNote(table, id, reached, notes.length)
  }, [reached, notes, table, id])
  return useMemo(() => {
    if (reached === null) return null
    const number = shownNote(notes, reached, opened !== null)
    const note = notes[number]
    if (note === undefined) return null
    return {
      note,
      number: number + 1,
      count: notes.length,
      next: () => keepNote(table, id, reached + 1, notes.length),
      skip: () => stopGuides(table),
    }
  }, [reached, notes, opened, table, id])
}

/** Whether the note that is shown speaks of this part of the page, or of this command. */
export function useIsSpokenOf(part: GuideNote['at'], command?: string): true | undefined {
  const note = useContext(GuideContext)?.note
  return note?.at === part && (command === undefined || note.command === command) ? true : undefined
}
