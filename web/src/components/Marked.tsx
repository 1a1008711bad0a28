import { Fragment } from 'react'
import type { ReactNode } from 'react'

/** Words with *stress* and `code` in them, as the clauses of a book are written. */
export function Marked({ text }: { text: string }): ReactNode {
  return pieces(text).map((piece, i) => (
    <Fragment key={i}>
      {piece.kind === 'plain' ? piece.text : piece.kind === 'code' ? <code>{piece.text}</code> : <em>{piece.text}</em>}
    </Fragment>
  ))
}

/** The same words without their marks, where only letters can be shown. */
export function unmarked(text: string): string {
  return pieces(text)
    .map((piece) => piece.text)
    .join('')
}

export interface Piece {
  kind: 'plain' | 'stress' | 'code'
  text: string
}

export function pieces(text: string): Piece[] {
  return text
    .split(/(\*\*[^*\s](?:[^*]*[^*\s])?\*\*|\*[^*\s](?:[^*]*[^*\s])?\*|`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.length > 4 && part.startsWith('**') && part.endsWith('**'))
        return { kind: 'stress', text: part.slice(2, -2) }
      if (part.length > 2 && part.startsWith('*') && part.endsWith('*'))
        return { kind: 'stress', text: part.slice(1, -1) }
      if (part.length > 2 && part.startsWith('`') && part.endsWith('`'))
        return { kind: 'code', text: part.slice(1, -1) }
      return { kind: 'plain', text: part }
    })
}
