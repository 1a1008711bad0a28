import type { Arrival, Page } from '../protocol'

/** Foes who were chosen together, under a name, on a page of the journal. */
export interface KeptEncounter {
  key: string
  title: string
  arriving: Arrival[]
}

const BLOCK = /```encounter\n([\s\S]*?)```/
const MOST = 20

/** A page that keeps foes: in words for whoever reads it, and by their ids for whoever brings them in. */
export function encounterPage(arriving: readonly Arrival[], nameOf: (creature: string) => string): string {
  const words = arriving.map(({ creature, count }) => `${count} ${nameOf(creature)}`).join(', ')
  const ids = arriving.map(({ creature, count }) => `${count} ${creature}`).join('\n')
  return `${words}.\n\n\`\`\`encounter\n${ids}\n\`\`\`\n`
}

/** The foes on the pages of a journal. A line that cannot be read is left out, and so is a page without any. */
export function keptEncounters(pages: readonly Page[]): KeptEncounter[] {
  return pages.flatMap(({ key, title, text }) => {
    const arriving = new Map<string, number>()
    for (const line of (BLOCK.exec(text)?.[1] ?? '').split('\n')) {
      const [, count, creature] = /^(\d{1,2}) (\S.*)$/.exec(line.trim()) ?? []
      const many = Number(count)
      if (creature !== undefined && many >= 1 && many <= MOST) arriving.set(creature.trim(), many)
    }
    const foes = [...arriving].map(([creature, count]) => ({ creature, count }))
    return foes.length === 0 ? [] : [{ key, title, arriving: foes }]
  })
}
