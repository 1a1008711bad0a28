/** The token by which this browser lays tables where only the invited may. It is kept in this browser only. */
const KEY = 'quintain.laying'
const OFFER = '#lay='

/** Moves a laying token from the address bar, `/#lay=TOKEN`, into this browser's keeping. */
export function takeLayingToken(storage: Storage = localStorage): void {
  if (!location.hash.startsWith(OFFER)) return
  const offered = location.hash.slice(OFFER.length)
  if (offered !== '') storage.setItem(KEY, offered)
  history.replaceState(history.state, '', location.pathname + location.search)
}

export function layingToken(storage: Storage = localStorage): string | null {
  return storage.getItem(KEY)
}
