/** `drop-to-zero` as people read it: `drop to zero`. */
export function spoken(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll('-', ' ')
    .replaceAll('_', ' ')
}

/** A name at the beginning of a line. What is written as people write it stays so. */
export function titled(name: string): string {
  const words = name.includes(' ') || /^[A-Z]+$/.test(name) ? name : spoken(name)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A chance as people read it. */
export function percent(p: number): string {
  const hundredths = p * 100
  if (p > 0 && hundredths < 0.05) return '<\u00a00.1\u00a0%'
  if (p < 1 && hundredths > 99.95) return '>\u00a099.9\u00a0%'
  return `${hundredths >= 99.95 || hundredths === 0 ? hundredths.toFixed(0) : hundredths.toFixed(1)}\u00a0%`
}

/** How long ago something was, roughly. */
export function ago(at: number, now = Date.now()): string {
  const units: [number, Intl.RelativeTimeFormatUnit][] = [
    [86_400_000, 'day'],
    [3_600_000, 'hour'],
    [60_000, 'minute'],
  ]
  const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
  for (const [length, unit] of units) {
    if (now - at >= length) return format.format(-Math.floor((now - at) / length), unit)
  }
  return 'just now'
}

/** A value of a switch as the table wants it: the catalogue spells all of them as text. */
export function switchValue(text: string): string | number | boolean {
  if (/^-?\d+$/.test(text)) return Number(text)
  return text === 'true' ? true : text === 'false' ? false : text
}

/** A value of a switch as people read it. */
export function switchWords(text: string): string {
  return text === 'true' ? 'yes' : text === 'false' ? 'no' : spoken(text)
}
