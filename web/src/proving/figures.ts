import { isUnderWay } from './prover'
import type { Run } from './prover'
import type { Cell } from './match'
import type { Result } from './wire'
import { fixed, language, t } from '../words/words'

/** A chance with its interval: `71.3 % (70.4 to 72.2)`. */
export function interval({ low, high }: { low: number; high: number }): string {
  return t.proving.intervalIs(fixed(low * 100, 1), fixed(high * 100, 1))
}

/** A difference of chances in percentage points, with its sign. */
export function points(difference: number): string {
  const said = fixed(Math.abs(difference * 100), 1)
  return said === fixed(0, 1) ? said : `${difference > 0 ? '+' : '−'}${said}`
}

/** What a difference comes to, in a sentence's worth of words. */
export function verdict({ rate, low, high }: { rate: number; low: number; high: number }): string {
  if (low <= 0 && high >= 0) return t.proving.noDifference
  return rate > 0 ? t.proving.better : t.proving.worse
}

/** How dangerous a fight is for those who win it with this chance. */
export function danger(rate: number): 'safe' | 'risky' | 'deadly' {
  return rate >= 0.9 ? 'safe' : rate >= 0.6 ? 'risky' : 'deadly'
}

/** A chance is told as a number when its interval is narrower than this. */
const NARROW = 0.15

export function isSure({ low, high }: { low: number; high: number }): boolean {
  return high - low < NARROW
}

export interface Progress {
  done: number
  wanted: number
  /** Fights a second. */
  rate: number
  /** Seconds left, or null while nothing is known. */
  left: number | null
}

export function progress(run: Run): Progress | null {
  if (run.orders === null) return null
  const wanted = run.orders.fights * run.orders.matches.length
  const done = run.standings.reduce((sum, each) => sum + (each?.result.fights ?? 0), 0)
  const seconds = run.ended?.seconds ?? Math.max(0, ...run.standings.map((each) => each?.seconds ?? 0))
  const rate = seconds > 0 ? done / seconds : 0
  return { done, wanted, rate, left: rate > 0 && isUnderWay(run) ? (wanted - done) / rate : null }
}

export function duration(seconds: number): string {
  if (seconds < 1) return t.proving.lessThanSecond
  if (seconds < 90) return t.common.seconds(Math.round(seconds))
  return t.proving.minutes(Math.round(seconds / 60))
}

export function counted(value: number): string {
  return new Intl.NumberFormat(language).format(value)
}

/** A table as a file of comma-separated values (RFC 4180). */
export function csv(rows: (string | number)[][]): string {
  const field = (value: string | number) =>
    /[",\n\r]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value)
  return rows.map((row) => row.map(field).join(',')).join('\r\n') + '\r\n'
}

export function winRows(result: Result): (string | number)[][] {
  return [
    ['side', 'wins', 'rate', 'low', 'high', 'fights'],
    ...result.sides.map(({ name, wins, rate, low, high }) => [name, wins, rate, low, high, result.fights]),
    ['nobody', result.draws, result.draws / Math.max(1, result.fights), '', '', result.fights],
    ['undecided', result.capped, result.capped / Math.max(1, result.fights), '', '', result.fights],
  ]
}

export function roundRows(result: Result): (string | number)[][] {
  return [['rounds', 'fights'], ...result.rounds.counts.map((each) => [each.rounds, each.fights])]
}

export function fateRows(result: Result): (string | number)[][] {
  return [
    ['who', 'side', 'fallen', 'dead'],
    ...result.fates.map((each) => [each.who, each.side, each.fallen, each.dead ?? '']),
  ]
}

export function damageRows(result: Result): (string | number)[][] {
  return [
    ['who', 'source', 'side', 'damage'],
    ...result.damage.map((each) => [each.who, each.source, each.side, each.damage]),
  ]
}

export function sweepRows(axes: string[], cells: Cell[], run: Run): (string | number)[][] {
  return [
    [...axes, 'rate', 'low', 'high', 'wins', 'draws', 'capped', 'rounds', 'fights'],
    ...cells.map((cell, i) => {
      const result = run.standings[i]?.result
      const winner = result?.sides[0]
      if (result === undefined || winner === undefined) return cell.at
      return [
        ...cell.at,
        winner.rate,
        winner.low,
        winner.high,
        winner.wins,
        result.draws,
        result.capped,
        result.rounds.mean,
        result.fights,
      ]
    }),
  ]
}
