import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { addressesIn } from './addresses'
import { t } from '../words/words'

/**
 * What somebody has said, with its addresses as links. They open elsewhere and tell nobody where from; a picture is a
 * link like any other, for to load it would tell its server who reads this, and when.
 */
export function Spoken({ text }: { text: string }): ReactNode {
  const pieces = addressesIn(text)
  if (pieces.every(({ href }) => href === null)) return text
  return pieces.map(({ text: shown, href, host }, i) =>
    href === null ? (
      <Fragment key={i}>{shown}</Fragment>
    ) : (
      <a
        key={i}
        className="spoken-link"
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        title={t.table.leadsAway(host)}
      >
        {shown}
      </a>
    ),
  )
}
