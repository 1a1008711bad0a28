/** The tables this browser has a seat at, with the token that admits to it. They are kept in this browser only. */
export interface KeptSeat {
  table: string
  token: string
  book: string
  title: string
  name: string
  role: string
  /** When it was last used, in milliseconds since 1970. */
  at: number
}

const PREFIX = 'quintain.seat.'

export function keptSeats(storage: Storage = localStorage): KeptSeat[] {
  const seats: KeptSeat[] = []
  for (let i = 0; i < storage.length; i++) {
    const key = storage.key(i)
    if (key?.startsWith(PREFIX)) {
      const seat = read(storage.getItem(key))
      if (seat !== null) seats.push(seat)
    }
  }
  return seats.sort((a, b) => b.at - a.at)
}

export function keptSeat(table: string, storage: Storage = localStorage): KeptSeat | null {
  return read(storage.getItem(PREFIX + table))
}

export function keepSeat(seat: KeptSeat, storage: Storage = localStorage): void {
  storage.setItem(PREFIX + seat.table, JSON.stringify(seat))
}

export function forgetSeat(table: string, storage: Storage = localStorage): void {
  storage.removeItem(PREFIX + table)
}

function read(text: string | null): KeptSeat | null {
  if (text === null) return null
  try {
    const seat = JSON.parse(text) as Partial<KeptSeat>
    if (typeof seat.table !== 'string' || typeof seat.token !== 'string') return null
    return { book: '', title: '', name: '', role: '', at: 0, ...seat, table: seat.table, token: seat.token }
  } catch {
    return null
  }
}

/**
 * The token that admits to a table: the one in the address bar, which is moved into this browser's keeping so that
 * nobody reads it over a shoulder, or the one kept earlier.
 */
export function takeToken(table: string): string | null {
  const offered = decodeURIComponent(location.hash.slice(1))
  if (offered !== '') {
    keepSeat({ book: '', title: '', name: '', role: '', ...keptSeat(table), table, token: offered, at: Date.now() })
    history.replaceState(history.state, '', location.pathname + location.search)
    return offered
  }
  return keptSeat(table)?.token ?? null
}

/** The path of an invitation somebody pasted: a whole link, or only `/t/table#token` or `/join/table#token`. */
export function invitationPath(pasted: string): string | null {
  const match = /\/(t|join)\/([^/?#\s]+)#([^\s]+)/.exec(pasted.trim())
  return match === null ? null : `/${match[1]}/${match[2]}#${match[3]}`
}
