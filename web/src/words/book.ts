import { t } from './words'

/** What the words of the book at hand are in the language that is spoken, by the English in small letters. */
let phrases: ReadonlyMap<string, string> = new Map()

/** Speaks of a book in its own translation from here on. */
export function speakOf(translated: { [english: string]: string }): void {
  phrases = new Map(Object.entries(translated).map(([english, said]) => [english.toLowerCase(), said]))
}

/** A word or a phrase of the book; where it brings no translation, as it is. */
export function ofBook(text: string): string {
  const said = phrases.get(text.toLowerCase())
  if (said === undefined) return text
  return /^\p{Lu}/u.test(text) ? said.charAt(0).toUpperCase() + said.slice(1) : said
}

/** What a side is called; those that all books know have a name in every language. */
export function sideName(name: string): string {
  return name in t.sides ? t.sides[name as keyof typeof t.sides] : ofBook(name)
}

/** What somebody may do, as the book offers it: `attacks`, or with a name before, `Maren attacks`. */
export function offerOfBook(label: string): string {
  if (phrases.size === 0 || phrases.has(label.toLowerCase())) return ofBook(label)
  for (let at = label.indexOf(' '); at > 0; at = label.indexOf(' ', at + 1)) {
    const said = phrases.get(label.slice(at + 1).toLowerCase())
    if (said !== undefined) return label.slice(0, at + 1) + said
  }
  return label
}
