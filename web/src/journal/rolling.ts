import { useCallback } from 'react'
import { useBook, useConnection, useTable } from '../components/TableDoor'
import type { Entry } from '../protocol'
import { ROLLS_ON } from '../table/Chat'
import { useScreenStore } from '../table/screen'
import { t } from '../words/words'

/** As much of a row as stands in a notice. */
const LONGEST = 300

/** What a seat has rolled since an entry, in words; null where it has heard nothing of it. */
export function rolledSince(entries: Entry[], since: number, seat: string): string | null {
  const rolls = entries.filter((entry) => entry.seq > since && entry.kind === 'roll' && entry.by === seat)
  const text = rolls.at(-1)?.lines.find((line) => line.text !== '')?.text
  if (text === undefined) return null
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST).trimEnd()}…`
}

/** Rolls on the list of a page, for those whom the roll mode says, and tells whoever rolls what came of it. */
export function useRollOn(): (title: string) => Promise<void> {
  const connection = useConnection()
  const { store } = useTable()
  const screen = useScreenStore()
  const referee = useBook()?.theme.referee ?? t.common.referee
  return useCallback(
    async (title: string) => {
      const since = store.getState().entries.at(-1)?.seq ?? 0
      await connection.send('say', { text: `${ROLLS_ON[screen.getState().mode]} ${title}` })
      const { entries, me } = store.getState()
      const text = rolledSince(entries, since, me?.seat ?? '') ?? t.journal.rolledBlind(referee)
      screen.setState({ notice: { text, clause: '', wrong: false } })
    },
    [connection, store, screen, referee],
  )
}
