import type { Entry, Figure, Offered, Result } from '../protocol'

/** The last fight, as the log tells it. */
export interface Fight {
  /** The last entry of the command that began it. */
  began: number
  /** Whether the log tells of its end. */
  ended: boolean
  /** The last entry of the command that ended it; 0 while it goes on. */
  over: number
  rounds: number
  /** What people came by, from its beginning until now. */
  found: string[]
}

/** The last fight of the scene that the log tells of; null where none of these entries began one. */
export function lastFight(entries: Entry[]): Fight | null {
  let fight: (Fight & { cause: string; endedBy: string }) | null = null
  for (const entry of entries) {
    if (entry.undone) continue
    if (fight !== null && entry.cause !== '' && entry.cause === fight.cause) fight.began = entry.seq
    if (fight !== null && entry.cause !== '' && entry.cause === fight.endedBy) fight.over = entry.seq
    for (const line of entry.lines) {
      if (line.mark === 'begin') {
        fight = { began: entry.seq, ended: false, rounds: 0, over: 0, found: [], cause: entry.cause, endedBy: '' }
      } else if (line.mark === 'scene') {
        fight = null
      } else if (fight !== null) {
        if (line.mark === 'round') fight.rounds += 1
        else if (line.mark === 'end') Object.assign(fight, { ended: true, over: entry.seq, endedBy: entry.cause })
        else if (line.mark === 'found') fight.found.push(line.text)
      }
    }
  }
  if (fight === null) return null
  const { began, ended, over, rounds, found } = fight
  return { began, ended, over, rounds, found }
}

/** How one side came out of it. */
export interface SideAfter {
  name: string
  standing: string[]
  /** Those who are out of it, with what became of them: `Captain (dead)`. */
  out: string[]
}

/** Each side with those who stand and those who do not, the side that a seat's own belong to first. */
export function sidesAfter(roster: Figure[], isMine: (figure: Figure) => boolean): SideAfter[] {
  const own = roster.find(isMine)?.side
  const names = [...new Set(roster.map((figure) => figure.side))]
    .filter((side) => side !== '')
    .sort((a, b) => Number(b === own) - Number(a === own))
  return names.map((name) => {
    const figures = roster.filter((figure) => figure.side === name)
    return {
      name,
      standing: figures.filter((figure) => !figure.out && figure.gone === '').map((figure) => figure.name),
      out: figures
        .filter((figure) => figure.out || figure.gone !== '')
        .map((figure) => `${figure.name} (${figure.gone === '' ? 'down' : figure.gone})`),
    }
  })
}

/** How many of each side fall, on average over fights that began alike. */
export function usuallyFall(result: Result): { side: string; fallen: number }[] {
  return result.sides.map(({ name }) => ({
    side: name,
    fallen: result.fates.filter((fate) => fate.side === name).reduce((sum, fate) => sum + fate.fallen, 0),
  }))
}

/** So many are offered of those who could do the same. */
const ALIKE = 2

/** What people turn to after a fight, of what they may do now: by what the book names first, each once. */
export function nextSteps(offers: Offered[], afterwards: string[], most = 6): Offered[] {
  const open = offers.filter((offer) => !offer.blocked && afterwards.includes(offer.command))
  const order = (offer: Offered) => afterwards.indexOf(offer.command)
  const once = open.filter((offer, i) => open.findIndex((each) => each.label === offer.label) === i)
  const alike = (offer: Offered) => (each: Offered) => each.command === offer.command && each.actor !== offer.actor
  return once
    .filter((offer, i) => once.slice(0, i).filter(alike(offer)).length < ALIKE)
    .sort((a, b) => order(a) - order(b))
    .slice(0, most)
}
