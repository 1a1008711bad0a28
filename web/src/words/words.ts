import { en } from './en'
import type { Words } from './en'
import { forms } from './forms'

/** The languages that the interface speaks, each by its own name. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const

export type Language = keyof typeof LANGUAGES

/** Where the choice of this browser is kept. */
const KEY = 'quintain.language'

/** Everything but English is fetched when it is wanted. */
const CATALOGUES: { [language in Language]: () => Promise<Words> } = {
  en: () => Promise.resolve(en),
  de: async () => (await import('./de')).de,
}

/**
 * The sentences of the language that is spoken. It is known before anything is drawn and stays until the page is loaded
 * anew; a module that is only being loaded must not read it yet.
 */
export let t: Words = en

/** The language that is spoken, as `Intl` knows it. */
export let language: Language = 'en'

let lists = forms(language)

/** Speaks a language from here on. Where its catalogue cannot be fetched, the page goes on as it was. */
export async function speak(wanted: Language): Promise<void> {
  try {
    t = await CATALOGUES[wanted]()
  } catch {
    return
  }
  language = wanted
  lists = forms(wanted)
  document.documentElement.lang = wanted
}

/** The language that somebody chose in this browser, or else the first of the browser's own that there is. */
export function preferred(storage: Pick<Storage, 'getItem'>, asked: readonly string[]): Language {
  const known = (each: string): each is Language => each in LANGUAGES
  const kept = storage.getItem(KEY)
  if (kept !== null && known(kept)) return kept
  return asked.map((each) => each.toLowerCase().split('-')[0] ?? '').find(known) ?? 'en'
}

/** Keeps the choice and loads the page anew, in that language. */
export function choose(wanted: Language): void {
  localStorage.setItem(KEY, wanted)
  location.reload()
}

/** What else could be spoken, each language by its own name. */
export function otherLanguages(): { tag: Language; name: string }[] {
  const tags = Object.keys(LANGUAGES) as Language[]
  return tags.filter((tag) => tag !== language).map((tag) => ({ tag, name: LANGUAGES[tag] }))
}

/** Names as a sentence has them: `Ann, Bo and Cy`. */
export function listed(names: readonly string[]): string {
  return lists.listed(names)
}

/** A number with so many places behind the point, or the comma. */
export function fixed(value: number, places: number): string {
  const exactly = { minimumFractionDigits: places, maximumFractionDigits: places, useGrouping: false }
  return new Intl.NumberFormat(language, exactly).format(value)
}

/** A number with at most so many places, and none that say nothing. */
export function rounded(value: number, places: number): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: places, useGrouping: false }).format(value)
}
