import { Popover } from 'radix-ui'
import { useContext, useState } from 'react'
import type { ReactNode } from 'react'
import { api, useFetched } from '../api'
import { RulesBeside } from '../handbook/reading'
import { EntryWords } from './EntryWords'
import { t } from '../words/words'
import './ClauseLink.css'

interface Props {
  book: string
  clause: string
  /** What to read instead of the clause's id. */
  children?: ReactNode
}

/** A clause's id that opens into its words, without leaving the page. */
export function ClauseLink({ book, clause, children }: Props): ReactNode {
  const [open, setOpen] = useState(false)
  if (clause === '' || book === '') return children
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className="clause-link" aria-label={children === undefined ? t.common.rule(clause) : undefined}>
        {children ?? clause}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className="popover clause-card" collisionPadding={12} sideOffset={4}>
          {open && <ClauseWords book={book} clause={clause} />}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

function ClauseWords({ book, clause }: { book: string; clause: string }): ReactNode {
  const { value, error } = useFetched(book, () => api.rules(book))
  const beside = useContext(RulesBeside)
  const found = value?.clauses.find((each) => each.id === clause)
  const ruling = value?.rulings.find((each) => each.id === clause)
  const entry = value?.entries.find((each) => each.id === clause)
  if (error !== null) return <p>{error.message}</p>
  if (value === null) return <p className="soft">{t.common.lookingItUp}</p>
  return (
    <div className="stack">
      {entry === undefined ? (
        <p>{found?.text ?? ruling?.ruling ?? t.common.noSuchRule}</p>
      ) : (
        <>
          <h3>{entry.name}</h3>
          <EntryWords entry={entry} />
        </>
      )}
      {found !== undefined && found.example !== '' && <p className="soft">{found.example}</p>}
      <p className="label">
        {found?.chapter !== undefined && `${found.chapter} · `}
        {beside === null ? (
          <a href={`/rules/${encodeURIComponent(book)}#${encodeURIComponent(clause)}`} target="_blank" rel="noreferrer">
            {t.common.inTheRules(clause)}
          </a>
        ) : (
          <Popover.Close className="link-button" onClick={() => beside(clause)}>
            {t.common.inTheRules(clause)}
          </Popover.Close>
        )}
      </p>
    </div>
  )
}
