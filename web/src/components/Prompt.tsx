import type { ReactNode } from 'react'
import type { Answer, Kind } from '../protocol'

/** What every field for an answer is given. */
export interface AnswerProps {
  kind: Kind
  value: Answer
  onChange: (value: Answer) => void
  /** What is asked; every field carries it for screen readers. */
  prompt: string
  /** Set where the prompt stands above already. */
  hidePrompt?: boolean
  /** The sides of a physical die to read. */
  die?: number | null
  autoFocus?: boolean
}

/** What a field for one kind of answer is given, besides what is its own. */
export type FieldProps = Omit<AnswerProps, 'kind' | 'die'>

/** What is asked, above several fields. */
export function Prompt({ prompt, hidePrompt }: Pick<AnswerProps, 'prompt' | 'hidePrompt'>): ReactNode {
  return <legend className={hidePrompt ? 'unseen' : undefined}>{prompt}</legend>
}
