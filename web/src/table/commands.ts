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
import { choose, otherLanguages, t } from '../words/words'

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
  const referee = book?.theme.referee ?? t.common.referee
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
        name: t.table.callFor,
        run: () => screen.setState({ calling: true, opened: null }),
      },
      role === 'referee' && {
        id: 'foes-act',
        key: 'e',
        name: t.table.foesActSays,
        run: () => screen.getState().past === null && foesAct(),
      },
      plays && {
        id: 'say',
        key: '/',
        name: t.table.saySays,
        run: () => show(() => document.getElementById(CHAT_ID)?.focus()),
      },
      plays && { id: 'dice', key: 'd', name: t.table.dice, run: () => show(() => screen.setState({ dice: true })) },
      plays && { id: 'undo', key: 'z', name: t.table.undoLast, run: undo },
      role === 'referee' && {
        id: 'seat',
        name: t.table.turnToReferee(referee),
        run: () => screen.setState({ selected: null }),
      },
      {
        id: 'bell',
        name: rings ? t.table.noBell : t.table.bell,
        run: () => setBell({ sound: !rings, vibration: !rings }),
      },
      { id: 'sounds', name: t.table.soundsName, run: () => screen.setState({ sounds: true }) },
      {
        id: 'stage',
        key: 'v',
        name: stage ? t.table.besideAgain : t.table.sceneAloneName,
        run: turnStage,
      },
      {
        id: 'journal',
        name: t.table.journal,
        run: () => screen.setState({ log: true, side: 'journal', tab: 'journal' }),
      },
      { id: 'write', name: t.table.writePage, run: () => screen.setState({ page: NEW_PAGE, draft: null }) },
      {
        id: 'timeline',
        name: t.table.timeline,
        run: () => screen.setState((state) => ({ timeline: !state.timeline, past: null })),
      },
      role === 'referee' && guided && { id: 'guide', name: t.table.guideNotes, run: () => showGuide(table) },
      { id: 'rules', name: t.table.rulesBeside, run: () => screen.setState({ rules: { at: 'contents' } }) },
      ...otherLanguages().map(({ tag, name }) => ({
        id: `language-${tag}`,
        name: t.table.speak(name),
        run: () => choose(tag),
      })),
      { id: 'help', key: '?', name: t.table.keys, run: () => screen.setState({ help: true }) },
    ]
    return all.filter((each) => each !== false)
  }, [screen, role, referee, undo, foesAct, rings, setBell, guided, table, stage, turnStage])
}
