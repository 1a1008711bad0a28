import { load } from 'js-yaml'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Book, Clause, Handbook, Piece, Rules, Ruling } from '../api'

/** A book as its files have it, for tests: what the server would send, but for how it words its content. */
export interface Shelved {
  name: string
  book: Pick<Book, 'words'>
  rules: Rules
}

const BOOKS = join(import.meta.dirname, '..', '..', '..', 'rulebooks')

/** All books that ship a handbook. */
export function shelf(): Shelved[] {
  return readdirSync(BOOKS).flatMap((name) => {
    const resources = join(BOOKS, name, 'src/main/resources/quintain')
    if (!existsSync(resources)) return []
    const folder = join(resources, readdirSync(resources)[0] ?? '')
    const read = (file: string) => load(readFileSync(join(folder, file), 'utf8'))
    type Chapter = Handbook['chapters'][number]
    const handbook = read('handbook.yaml') as {
      chapters: (Omit<Chapter, 'introduction' | 'rulings'> & Partial<Chapter>)[]
      questions: Handbook['questions']
      synonyms: string[]
    }
    const rules: Rules = {
      clauses: read('clauses.yaml') as Clause[],
      rulings: read('rulings.yaml') as Ruling[],
      entries: readdirSync(join(folder, 'content')).flatMap((file) => pieces(file, read(join('content', file)))),
      handbook: {
        ...handbook,
        chapters: handbook.chapters.map((each) => ({ introduction: '', rulings: [], ...each })),
      },
    }
    const { terms } = read('words.yaml') as { terms: Book['words'] }
    return [{ name, book: { words: terms }, rules }]
  })
}

function pieces(file: string, content: unknown): Piece[] {
  const kind = file.replace('.yaml', '')
  return (Array.isArray(content) ? content : []).flatMap((each: Record<string, unknown>) =>
    typeof each.id === 'string'
      ? [
          {
            kind,
            id: each.id,
            name: typeof each.name === 'string' ? each.name : each.id,
            said: Object.entries(each)
              .filter(([label]) => label !== 'id' && label !== 'name' && label !== 'clause')
              .map(([label, value]) => ({ label, text: typeof value === 'string' ? value : JSON.stringify(value) })),
          },
        ]
      : [],
  )
}
