import type { Entity } from '../api'
import { prepared } from '../table/map/picture'
import { readPlan } from '../table/map/plan'
import type { Plan } from '../table/map/plan'
import type { Plain } from '../protocol'
import { t } from '../words/words'

/** So long a file is still read here; most of it is the picture. */
const LONGEST = 24_000_000

/** A picture in a document, as the formats of maps write it. */
const PICTURE = /"image"\s*:\s*"([^"]+)"/

export interface Lightened {
  content: Blob
  /** The picture that goes with it. */
  picture: Blob | null
}

/**
 * The file of a map with its picture drawn anew, small enough for a table; any other file as it is. Lines stay where
 * they are, so that whatever is wrong is found where it is told.
 */
export async function lightened(content: Blob): Promise<Lightened> {
  if (content.size > LONGEST) throw new Error(t.travel.tooLong(LONGEST / 1_000_000))
  const text = await content.text()
  const found = PICTURE.exec(text)
  if (!text.trimStart().startsWith('{') || !text.includes('"resolution"') || found === null)
    return { content, picture: null }
  const [whole, base64 = ''] = found
  const bytes = decoded(base64)
  // The table says what is wrong with it.
  if (bytes === null) return { content, picture: null }
  const { file } = await prepared(new File([bytes], 'picture'))
  const end = found.index + whole.length - 1
  const written = encoded(new Uint8Array(await file.arrayBuffer()))
  return { content: new Blob([text.slice(0, end - base64.length), written, text.slice(end)]), picture: file }
}

function decoded(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64.slice(base64.indexOf(',') + 1)), (letter) => letter.charCodeAt(0))
  } catch {
    return null
  }
}

function encoded(bytes: Uint8Array): string {
  let letters = ''
  for (let i = 0; i < bytes.length; i += 0x8000) letters += String.fromCharCode(...bytes.subarray(i, i + 0x8000))
  return btoa(letters)
}

/** The map in the command that lays it. */
export function planIn(command: Entity): Plan {
  const [slots] = Object.values(command as Record<string, Record<string, Plain>>)
  return readPlan(Object.values(slots ?? {})[0] ?? {})
}
