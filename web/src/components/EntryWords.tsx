import type { ReactNode } from 'react'
import type { Piece } from '../api'
import './EntryWords.css'

/** What a book says of a piece of its content: sentences, then figures, each with its label. */
export function EntryWords({ entry }: { entry: Piece }): ReactNode {
  const sentences = entry.said.filter((line) => line.label === '')
  const figures = entry.said.filter((line) => line.label !== '')
  return (
    <>
      {sentences.length > 0 && <p>{sentences.map((line) => line.text).join(' ')}</p>}
      {figures.length > 0 && (
        <dl className="entry-figures">
          {figures.map((line) => (
            <div key={line.label}>
              <dt>{line.label}</dt> <dd>{line.text}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
