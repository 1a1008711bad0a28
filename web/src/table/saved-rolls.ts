import type { Mode, Page } from '../protocol'

/** Something one says or rolls again and again, under a name. */
export interface SavedRoll {
  name: string
  /** What is said, line by line; in a line `?{bonus}` stands for what is asked before. */
  lines: string[]
}

/** What the page is about on which somebody keeps them: it is theirs alone, and leaves with the table like any other. */
export const ROLLS_TOPIC = 'rolls'

const BLOCK = /```rolls\n([\s\S]*?)```/

/** The page on which a seat keeps its rolls, if it has one. */
export function rollsPage(pages: readonly Page[], seat: string): Page | undefined {
  return pages.find((page) => page.by === seat && page.about === ROLLS_TOPIC)
}

/** What stands on such a page: a name, a colon and a line; further lines begin with two spaces. */
export function readRolls(text: string): SavedRoll[] {
  const rolls: SavedRoll[] = []
  for (const line of (BLOCK.exec(text)?.[1] ?? '').split('\n')) {
    const further = /^ {2,}(\S.*)$/.exec(line)?.[1]
    if (further !== undefined) {
      rolls.at(-1)?.lines.push(further.trim())
      continue
    }
    const [, name, first] = /^([^:\s][^:]*):(.*)$/.exec(line) ?? []
    if (name === undefined || first === undefined) continue
    rolls.push({ name: name.trim(), lines: first.trim() === '' ? [] : [first.trim()] })
  }
  return rolls.filter((roll) => roll.lines.length > 0)
}

export function writtenRolls(rolls: readonly SavedRoll[]): string {
  const lines = rolls.map(({ name, lines: [first = '', ...further] }) =>
    [`${nameOf(name)}: ${first}`, ...further.map((line) => `  ${line}`)].join('\n'),
  )
  return `\`\`\`rolls\n${lines.join('\n')}\n\`\`\`\n`
}

/** A name as it can be read again. */
function nameOf(name: string): string {
  const plain = name
    .replaceAll(/[:\n`]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return plain === '' ? 'A roll' : plain
}

/** What somebody has typed, as lines to say. */
export function typedLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim().replaceAll('```', ''))
    .filter((line) => line !== '')
}

const BLANK = /\?\{([^{}\n]{1,40})\}/g

/** What has to be asked before: each once, in the order it comes. */
export function blanksOf(roll: SavedRoll): string[] {
  return [...new Set(roll.lines.flatMap((line) => [...line.matchAll(BLANK)].map((found) => (found[1] ?? '').trim())))]
}

/** The lines with what was asked in its place. */
export function filledIn(roll: SavedRoll, answers: Readonly<Record<string, string>>): string[] {
  return roll.lines.map((line) => line.replaceAll(BLANK, (_, name: string) => (answers[name.trim()] ?? '').trim()))
}

/** The slash commands that roll openly, and what they are called in the other modes. */
const ROLLED: Record<string, Record<Mode, string>> = {
  '/r': { public: '/r', 'to-referee': '/gmr', blind: '/br', self: '/sr' },
  '/t': { public: '/t', 'to-referee': '/gmt', blind: '/bt', self: '/st' },
}

/** A line as it is said in a mode: what says for itself who is to see it stays as it is. */
export function inMode(line: string, mode: Mode): string {
  const [, command = '', rest = ''] = /^(\S+)([\s\S]*)$/.exec(line) ?? []
  return `${ROLLED[command]?.[mode] ?? command}${rest}`
}
