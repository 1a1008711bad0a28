import type { Chair, Page } from '../protocol'
import { listed, t } from '../words/words'

/** Everyone, among those whom a page is for. */
export const EVERYONE = '*'

/** Stands for a page that is not written yet. */
export const NEW_PAGE = 'new'

const FIRST_WORDS = 60

/** What to call a page: its title, or how it begins. */
export function heading(page: Pick<Page, 'title' | 'text'> & { picture?: string }): string {
  if (page.title !== '') return page.title
  const line = page.text
    .split('\n')
    .map(plainWords)
    .find((each) => each !== '')
  if (line === undefined) return page.picture ? t.journal.aPicture : t.journal.untitled
  return line.length <= FIRST_WORDS ? line : `${line.slice(0, FIRST_WORDS).trimEnd()}…`
}

/** A line of a page without the signs of its Markdown, as people say it: names without brackets, no stars around words. */
export function plainWords(line: string): string {
  return line
    .replace(/^(?:\s*(?:[#>]+|[*+-](?=\s)|\d+[.)](?=\s)))+\s*/, '')
    .replace(/!?\[\[([^\]]*)\]\]/g, '$1')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*\*|\*\*|\*|___|__|~~|`)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .trim()
}

/** What the log says of a page that has no title: how it begins, and that there is more of it. */
export function firstLine(text: string): string {
  const lines = text
    .split('\n')
    .map(plainWords)
    .filter((each) => each !== '')
  return lines.length < 2 ? (lines[0] ?? '') : `${lines[0]} …`
}

/** What is read below the heading of a page: all of it, but not the heading once more. */
export function body(page: Pick<Page, 'title' | 'text'>): string {
  const [first, ...rest] = page.text.trimStart().split('\n')
  const said = first !== undefined && /^#+\s/.test(first) && plainWords(first) === heading(page)
  return said ? rest.join('\n') : page.text
}

/** The pages with these words in title or text, the last written first. */
export function pagesWith(pages: Page[], words: string): Page[] {
  const wanted = words.trim().toLowerCase().split(/\s+/)
  return pages
    .filter((page) => {
      const text = `${page.title}\n${page.text}`.toLowerCase()
      return wanted.every((word) => text.includes(word))
    })
    .sort((a, b) => b.at - a.at)
}

/** Who reads a page, in words. */
export function readers(page: Pick<Page, 'by' | 'to'>, me: string, nameOf: (seat: string) => string): string {
  if (page.to.includes(EVERYONE)) return t.journal.everyone
  const seats = [page.by, ...page.to]
  const others = seats.filter((seat) => seat !== me).map(nameOf)
  if (others.length === 0) return t.journal.onlyYou
  return seats.includes(me) ? t.journal.youAnd(listed(others)) : listed(others)
}

/** Those whom a page can be handed to, besides whoever has written it. */
export function otherChairs(chairs: Chair[], by: string): Chair[] {
  return chairs.filter((chair) => chair.seat !== by)
}

/** The whole journal in one text, to be kept as a file. */
export function asMarkdown(title: string, pages: Page[]): string {
  const parts = [...pages].sort((a, b) => a.at - b.at).map((page) => `## ${heading(page)}\n\n${page.text.trim()}\n`)
  return `# ${title}\n\n${parts.join('\n')}`
}
