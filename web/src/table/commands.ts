import { useMemo } from 'react'
import { useBook, useTable, useTableState } from '../components/TableDoor'
import { showGuide } from '../guides'
import { NEW_PAGE } from '../journal/pages'
import { useBell } from './bell'
import { CHAT_ID } from './Chat'
import { useFoesAct } from './intents'
import { useScreenStore } from './screen'
import { useStage } from './stage'
import { useUndo } from './TopBar'

/** Something the table itself does, whatever the book: under one name in the key list, the palette and the bars. */
export interface TableCommand {
  id: string
  /** The one key it lies under; none for what is only in the palette. */
  key?: string
  name: string
  run: () => void
}

/** The table's own keys, which no command of a book is reached by. */
export const TABLE_KEYS: ReadonlySet<string> = new Set(['?', '/', 'd', 'z', 'r', 'e', 'v', '[', ']'])

/**
 * What the table can do for whoever sits here. Whoever brings a command of the table adds it here, and it is listed
 * everywhere.
 */
export function useTableCommands(): TableCommand[] {
  const screen = useScreenStore()
  const role = useTableState((state) => state.me?.role)
  const book = useBook()
  const { table } = useTable()
  const referee = book?.theme.referee ?? 'Referee'
  const guided = (book?.guide.notes.length ?? 0) > 0
  const undo = useUndo()
  const { foesAct } = useFoesAct()
  const [bell, setBell] = useBell()
  const rings = bell.sound || bell.vibration
  const [stage, turnStage] = useStage()
  return useMemo(() => {
    const show = (then: () => void) => {
      screen.setState({ log: true, side: 'log', tab: 'log' })
      requestAnimationFrame(then)
    }
    const plays = role !== 'spectator'
    const all: (TableCommand | false)[] = [
      role === 'referee' && {
        id: 'call',
        key: 'r',
        name: 'Call for a save or test',
        run: () => screen.setState({ calling: true, opened: null }),
      },
      role === 'referee' && {
        id: 'foes-act',
        key: 'e',
        name: 'The foes act: shows what they are about to do, and once more lets them',
        run: () => screen.getState().past === null && foesAct(),
      },
      plays && {
        id: 'say',
        key: '/',
        name: 'Say something, or roll with /r 2d6',
        run: () => show(() => document.getElementById(CHAT_ID)?.focus()),
      },
      plays && { id: 'dice', key: 'd', name: 'Dice', run: () => show(() => screen.setState({ dice: true })) },
      plays && { id: 'undo', key: 'z', name: 'Undo the last command', run: undo },
      role === 'referee' && {
        id: 'seat',
        name: `Turn to the ${referee}’s own place`,
        run: () => screen.setState({ selected: null }),
      },
      {
        id: 'bell',
        name: rings ? 'No sound or vibration any more' : 'Sound and vibration when the table waits for you',
        run: () => setBell({ sound: !rings, vibration: !rings }),
      },
      {
        id: 'stage',
        key: 'v',
        name: stage ? 'Everything beside the scene again' : 'The scene alone, on the whole screen',
        run: turnStage,
      },
      {
        id: 'journal',
        name: 'Journal',
        run: () => screen.setState({ log: true, side: 'journal', tab: 'journal' }),
      },
      { id: 'write', name: 'Write a page of the journal', run: () => screen.setState({ page: NEW_PAGE, draft: null }) },
      {
        id: 'timeline',
        name: 'Timeline',
        run: () => screen.setState((state) => ({ timeline: !state.timeline, past: null })),
      },
      role === 'referee' &&
        guided && { id: 'guide', name: 'Notes that lead through a first round', run: () => showGuide(table) },
      { id: 'help', key: '?', name: 'Keys', run: () => screen.setState({ help: true }) },
    ]
    return all.filter((each) => each !== false)
  }, [screen, role, referee, undo, foesAct, rings, setBell, guided, table, stage, turnStage])
}
