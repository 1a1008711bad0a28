/** Where a box stands that scrolls. */
export interface Stand {
  scrollTop: number
  scrollHeight: number
  clientHeight: number
}

/** How close to its end the log counts as being read at its end. */
const NEAR = 60

/**
 * Whether the log is followed to its end after it has scrolled. Who follows leaves the end by going up; lines that
 * come faster than they are drawn do not lead away from it, and neither does a log that has shrunk.
 */
export function follows(followed: boolean, before: Stand, now: Stand): boolean {
  const wentUp = now.scrollTop < before.scrollTop && now.scrollHeight >= before.scrollHeight
  const left = now.scrollHeight - now.scrollTop - now.clientHeight
  if (left < (wentUp ? 1 : NEAR)) return true
  return followed && !wentUp
}
