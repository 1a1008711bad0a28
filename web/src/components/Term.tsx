import { Tooltip } from 'radix-ui'
import { createContext, useContext, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import type { Term } from '../api'
import { ofBook } from '../words/book'
import { capital, labelOf } from './words'
import './Term.css'

const Terms = createContext<ReadonlyMap<string, Term>>(new Map())

/** Within it, the words of a book are explained where they stand. */
export function Glossary({ words, children }: { words: Term[]; children: ReactNode }): ReactNode {
  const terms = useMemo(
    () => new Map(words.flatMap((term) => [term.word, ofBook(term.word)].map((word) => [word.toLowerCase(), term]))),
    [words],
  )
  return (
    <Terms value={terms}>
      <Tooltip.Provider delayDuration={350}>{children}</Tooltip.Provider>
    </Terms>
  )
}

export function useTerm(label: string): Term | undefined {
  return useContext(Terms).get(label.toLowerCase())
}

/** What a word is short for, and what it means. */
export function Meaning({ term }: { term: Term }): ReactNode {
  return (
    <>
      <strong>{capital(ofBook(term.name === undefined || term.name === '' ? term.word : term.name))}</strong>{' '}
      {term.means}
    </>
  )
}

interface LabelProps {
  label: string
  /** Where the label is part of what is pressed itself, and takes no keys: in a row, or in what opens something. */
  inside?: 'row' | 'opener'
}

/**
 * The label of a figure. Where the book explains it, it does so to whoever points at it, comes to it by keyboard or
 * taps it.
 */
export function TermLabel({ label, inside }: LabelProps): ReactNode {
  const words = labelOf(label)
  const term = useTerm(words)
  const [open, setOpen] = useState(false)
  if (term === undefined) return words
  return (
    <Tooltip.Root open={open} onOpenChange={setOpen}>
      {/* A tooltip closes when it is pressed; those who cannot point press to open it. */}
      <span onClick={inside === 'opener' ? undefined : () => setOpen(true)}>
        <Tooltip.Trigger asChild={inside !== undefined} className="term">
          {inside === undefined ? words : <span>{words}</span>}
        </Tooltip.Trigger>
      </span>
      <Tooltip.Portal>
        <Tooltip.Content className="popover term-card" sideOffset={4} collisionPadding={12}>
          <Meaning term={term} />
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}

/** Words in which those that the book writes in capitals are explained: `AC 12`. */
export function Glossed({ text }: { text: string }): ReactNode {
  return text.split(/\b([A-Z]{2,4})\b/).map((part, i) => (i % 2 === 1 ? <TermLabel key={i} label={part} /> : part))
}
