import type { Chair, Page } from '../protocol'

/** Everyone, among those whom a page is for. */
export const EVERYONE = '*'

/** Stands for a page that is not written yet. */
export const NEW_PAGE = 'new'

const FIRST_WORDS = 60

/** What to call a page: its title, or how it begins. */
export function heading(page: Pick<Page, 'title' | 'text'>): string {
  if (page.title !== '') return page.title
  const line = page.text
    .split('\n')
    .map((each) => each.replace(/^[#>*\-\s]+/, '').trim())
    .find((each) => each !== '')
  if (line === undefined) return 'A page without a title'
  return line.length <= FIRST_WORDS ? line : `${line.slice(0, FIRST_WORDS).trimEnd()}…`
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
  if (page.to.includes(EVERYONE)) return 'Everyone'
  const seats = [page.by, ...page.to]
  const others = seats.filter((seat) => seat !== me).map(nameOf)
  if (others.length === 0) return 'Only you'
  return seats.includes(me) ? `You and ${listed(others)}` : listed(others)
}

function listed(names: string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
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
