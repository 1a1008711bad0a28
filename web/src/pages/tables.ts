import type { Standing } from '../api'
import { ago } from '../components/words'
import type { KeptSeat } from '../seats'
import { t } from '../words/words'

/** A seat this browser keeps, and how things are there: null if it admits to nothing, undefined until that is known. */
export interface Row {
  seat: KeptSeat
  standing?: Standing | null
}

/** Tables by what has become of them, the last played first. */
export function sorted(rows: Row[]): { open: Row[]; archived: Row[]; deleted: Row[] } {
  const isDeleted = ({ standing }: Row) => (standing?.gone ?? null) !== null
  const isArchived = (row: Row) => !isDeleted(row) && row.standing?.archived === true
  const last = ({ seat, standing }: Row) => Math.max(seat.at, standing?.played ?? 0)
  const byTime = [...rows].sort((a, b) => last(b) - last(a))
  return {
    open: byTime.filter((row) => !isDeleted(row) && !isArchived(row)),
    archived: byTime.filter(isArchived),
    deleted: byTime.filter(isDeleted),
  }
}

/** What is told of a table beside its title. */
export function detail({ seat, standing }: Row, referee: string, now = Date.now()): string[] {
  if (standing === null) return [t.pages.linkDead]
  const role = standing?.role ?? seat.role
  const name = standing?.name ?? seat.name
  const who =
    role === 'referee'
      ? t.pages.youAre(referee)
      : role === 'spectator'
        ? t.pages.youWatch
        : name === ''
          ? ''
          : t.pages.youPlayAs(name)
  if (standing === undefined) return [who, ago(seat.at, now)]
  const { gone, played, by, trouble } = standing
  if (gone !== null && gone !== undefined) {
    const days = Math.max(1, Math.ceil((gone - now) / 86_400_000))
    return [who, t.pages.goneIn(days)]
  }
  if (trouble !== null && trouble !== undefined) return [who, t.pages.cannotOpen]
  const when =
    played === null || played === undefined
      ? t.pages.nobodyPlayed
      : by === ''
        ? t.pages.lastPlayed(ago(played, now))
        : t.pages.lastPlayedBy(ago(played, now), by)
  return [who, when]
}

/** Whether a file was read as text; a picture, for one, holds zeros and bytes that are no letters. */
export function isText(read: string): boolean {
  // eslint-disable-next-line no-control-regex -- these are what tells a picture from a text
  return !/[\0-\x08\x0e-\x1a\ufffd]/.test(read)
}
