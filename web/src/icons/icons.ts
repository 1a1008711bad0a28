import { useEffect, useSyncExternalStore } from 'react'
import { api } from '../api'

/** The icons on board, all of which come at once. */
export interface Icons {
  groups: { name: string; icons: { name: string; words: string }[] }[]
  paths: { [name: string]: string | undefined }
}

let here: Icons | null = null
let coming: Promise<unknown> | null = null
const waiting = new Set<() => void>()

function fetchIcons(): void {
  coming ??= import('virtual:game-icons').then(
    (icons) => {
      here = icons
      waiting.forEach((tell) => tell())
    },
    () => {
      // The line was cut; whoever comes next asks again.
      coming = null
    },
  )
}

function listen(tell: () => void): () => void {
  waiting.add(tell)
  return () => waiting.delete(tell)
}

/** The icons; null until they are here, for which nothing has to wait. */
export function useIcons(): Icons | null {
  useEffect(fetchIcons, [])
  return useSyncExternalStore(listen, () => here)
}

/** Finds the icon of a piece of a book by its id, or by what it is called wherever it is listed. */
export type BookIcons = (called: string) => string | undefined

const NONE: BookIcons = () => undefined
const found = new Map<string, BookIcons>()
const asked = new Map<string, Promise<unknown>>()

/** The icons of a book's content; nothing is found before they are here. */
export function useBookIcons(book: string | undefined): BookIcons {
  useEffect(() => {
    if (book === undefined || book === '' || asked.has(book)) return
    asked.set(
      book,
      api.icons(book).then(
        (icons) => {
          found.set(book, bookIcons(icons))
          waiting.forEach((tell) => tell())
        },
        () => asked.delete(book),
      ),
    )
  }, [book])
  return useSyncExternalStore(listen, () => found.get(book ?? '') ?? NONE)
}

/** `Torch (lit)` is a torch, and so is `torch`; of two of one name the first is meant. */
export function bookIcons(icons: { id: string; name: string; icon: string }[]): BookIcons {
  const byName = new Map<string, string>()
  for (const { id, name, icon } of icons) {
    byName.set(id.toLowerCase(), icon)
    if (!byName.has(name.toLowerCase())) byName.set(name.toLowerCase(), icon)
  }
  return (called) => {
    const name = called.toLowerCase().trim()
    return byName.get(name) ?? byName.get(name.replace(/\s*[(,:].*$/, ''))
  }
}

/** The icons that have all of these words, in their groups; those without any are left out. */
export function sought(groups: Icons['groups'], words: string): Icons['groups'] {
  const wanted = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  return groups
    .map((group) => ({
      name: group.name,
      icons: group.icons.filter((icon) => {
        const all = `${icon.name.replaceAll('-', ' ')} ${icon.words} ${group.name.toLowerCase()}`
        return wanted.every((word) => all.includes(word))
      }),
    }))
    .filter((group) => group.icons.length > 0)
}

/** `wolf-head` is a "wolf head". */
export function iconWords(name: string): string {
  return name.replaceAll('-', ' ')
}
