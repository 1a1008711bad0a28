import type { Vital } from '../protocol'
import { ofBook } from '../words/book'
import { fixed, language, t } from '../words/words'

/** `drop-to-zero` as people read it: `drop to zero`. */
export function spoken(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll('-', ' ')
    .replaceAll('_', ' ')
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A name at the beginning of a line. What is written as people write it stays so. */
export function titled(name: string): string {
  const fromFile = (/^[a-z]/.test(name) && !name.includes(' ')) || name.includes('_')
  return capital(fromFile ? spoken(name) : name)
}

/** What stands before a fact: `fight.phase` is a phase. */
export function labelOf(label: string): string {
  return ofBook(titled(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(label) ? label.slice(label.lastIndexOf('.') + 1) : label))
}

/** A chance as people read it. */
export function percent(p: number): string {
  const hundredths = p * 100
  if (p > 0 && hundredths < 0.05) return `<\u00a0${fixed(0.1, 1)}\u00a0%`
  if (p < 1 && hundredths > 99.95) return `>\u00a0${fixed(99.9, 1)}\u00a0%`
  return `${fixed(hundredths, hundredths >= 99.95 || hundredths === 0 ? 0 : 1)}\u00a0%`
}

/** How long ago something was, roughly. */
export function ago(at: number, now = Date.now()): string {
  const units: [number, Intl.RelativeTimeFormatUnit][] = [
    [86_400_000, 'day'],
    [3_600_000, 'hour'],
    [60_000, 'minute'],
  ]
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  for (const [length, unit] of units) {
    if (now - at >= length) return format.format(-Math.floor((now - at) / length), unit)
  }
  return t.common.justNow
}

/** A value of a switch as the table wants it: the catalogue spells all of them as text. */
export function switchValue(text: string): string | number | boolean {
  if (/^-?\d+$/.test(text)) return Number(text)
  return text === 'true' ? true : text === 'false' ? false : text
}

/** A value of a switch as people read it; a number of a range is read as it is. */
export function switchWords({ values, words }: { values: string[]; words: string[] }, value: string): string {
  return words[values.indexOf(value)] ?? value
}

/** An answer that was given once for all, as people read it. */
export function answerWords(text: string): string {
  return text === 'true' ? t.common.yesSmall : text === 'false' ? t.common.noSmall : spoken(text)
}

/** A stretch of game time, in its two largest units. */
export function duration(seconds: number): string {
  const parts: [number, keyof typeof t.units][] = [
    [Math.floor(seconds / 86_400), 'day'],
    [Math.floor((seconds % 86_400) / 3600), 'hour'],
    [Math.floor((seconds % 3600) / 60), 'minute'],
    [seconds % 60, 'second'],
  ]
  const said = parts.filter(([count]) => count > 0).slice(0, 2)
  return said.length === 0 ? t.common.now : said.map(([count, unit]) => t.units[unit](count)).join(' ')
}

/** How somebody fares by one of the numbers that keep them alive. A number without a limit is only a number. */
export function faring({ now, most, harm }: Vital): 'well' | 'hurt' | 'low' {
  if (most == null) return now <= 0 ? 'low' : 'well'
  const left = (harm ? most - now : now) / Math.max(1, most)
  return left <= 0.25 ? 'low' : left <= 0.5 ? 'hurt' : 'well'
}
