import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { ClauseLink } from './ClauseLink'
import { citations } from './citations'

/** Words of a panel, in which the ids of rules open into the rules. */
export function Cited({ text, book }: { text: string; book: string }): ReactNode {
  return citations(text).map(({ words, clause }, i) => (
    <Fragment key={i}>
      {words}
      {clause !== '' && (
        <>
          {words === '' ? '' : ' '}
          <ClauseLink book={book} clause={clause} />
        </>
      )}
    </Fragment>
  ))
}
