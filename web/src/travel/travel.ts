import type { Coming, Departures, Flaw, Sight, Sighted, Traveller } from '../api'
import { t } from '../words/words'

/**
 * Several looks as one: where anything is wrong in any file, nothing of all of them comes. A map is laid from its own
 * file, which one in a zip is not.
 */
export function together(looks: Sighted[], files: string[] = []): Sighted {
  const problems = looks.flatMap((look) => look.problems)
  const packed = (document: Sight): Sight =>
    files.length === 0 || files.includes(document.file)
      ? document
      : {
          ...document,
          comes: document.comes.map((each) =>
            each.how === 'map' ? { ...each, refused: each.refused ?? t.travel.mapAlone } : each,
          ),
        }
  return {
    documents: problems.length > 0 ? [] : looks.flatMap((look) => look.documents.map(packed)),
    problems,
    more: looks.reduce((sum, look) => sum + look.more, 0),
  }
}

/** A file that could not be read at all. */
export function unread(file: string, message: string): Sighted {
  return { documents: [], problems: [{ file, line: 0, field: '', message }], more: 0 }
}

/** Where something is wrong: the file, its line and the field. */
export function placeOf({ file, line, field }: Flaw): string {
  return [file, line > 0 ? t.travel.lineN(line) : '', field].filter((part) => part !== '').join(', ')
}

/** The key of somebody or something that comes. */
export function keyOf(document: number, place: number): string {
  return `${document} ${place}`
}

/** Those who come unless somebody says otherwise: all who can, and for a player the first of them and every page. */
export function usual(documents: Sight[], role: string): string[] {
  const able = documents.flatMap((document, d) =>
    document.comes.flatMap((each, i) => ((each.refused ?? null) === null ? [keyOf(d, i)] : [])),
  )
  const isReferee = role === 'referee'
  return able.reduce<string[]>(
    (had, key) =>
      !isReferee && howOf(documents, key) !== 'page' && had.some((each) => howOf(documents, each) !== 'page')
        ? had
        : toggled(documents, had, key, isReferee),
    [],
  )
}

function howOf(documents: Sight[], key: string): Coming['how'] | undefined {
  const [d, i] = key.split(' ').map(Number)
  return documents[d ?? 0]?.comes[i ?? 0]?.how
}

/** What is chosen after another click: a player brings one besides pages, and a scene happens on one map. */
export function toggled(documents: Sight[], chosen: string[], key: string, isReferee: boolean): string[] {
  if (chosen.includes(key)) return chosen.filter((each) => each !== key)
  const how = howOf(documents, key)
  if (how === 'page') return [...chosen, key]
  const others = chosen.filter((each) => {
    const other = howOf(documents, each)
    return isReferee ? how !== 'map' || other !== 'map' : other === 'page'
  })
  return [...others, key]
}

/** Who plays each character that comes: seats with nobody to play, in their order, and then the Referee's. */
export function seatings(documents: Sight[], bare: string[], referee: string): Record<string, string> {
  const left = [...bare]
  const seats: Record<string, string> = {}
  documents.forEach((document, d) =>
    document.comes.forEach((each, i) => {
      if (each.how === 'character') seats[keyOf(d, i)] = left.shift() ?? referee
    }),
  )
  return seats
}

/** What a paper is called that came with a file: the file without its ending. */
export function paperName(file: string): string {
  const name = file.replace(/\.[A-Za-z0-9]+$/, '').trim()
  return (name === '' ? file : name).slice(0, 60)
}

/** How something comes, in a word beside its name. */
export function kindOf(coming: Coming): string {
  return coming.how === 'character' ? t.travel.character : coming.title.toLowerCase()
}

/** What of somebody stays behind in a format; null where it has no room for them. */
export function behind(traveller: Traveller, format: string): string[] | null {
  return traveller.ways.find((way) => way.format === format)?.remarks ?? null
}

/** The formats that have room for anybody, or hold a paper that the table keeps. */
export function usable({ formats, people, papers }: Departures): Departures['formats'] {
  return formats.filter(
    ({ id }) => people.some((each) => behind(each, id) !== null) || papers.some((paper) => paper.format === id),
  )
}
