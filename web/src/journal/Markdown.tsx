import type { ReactNode } from 'react'
import ReactMarkdown from 'react-markdown'
import { ClauseLink } from '../components/ClauseLink'
import { useBook, useTableState } from '../components/TableDoor'
import { useScreenStore } from '../table/screen'
import { NAME, RULE, withLinks } from './links'
import { heading } from './pages'
import { t } from '../words/words'

/** Text as people write it, with its links into the table. HTML in it is shown as it was typed. */
export default function Markdown({ text }: { text: string }): ReactNode {
  return (
    <div className="written">
      <ReactMarkdown
        rehypePlugins={[withLinks]}
        components={{
          h1: ({ children }) => <h3>{children}</h3>,
          h2: ({ children }) => <h4>{children}</h4>,
          h3: ({ children }) => <h5>{children}</h5>,
          a: ({ href, children }) => <Link href={href ?? ''}>{children}</Link>,
          // Pictures from elsewhere would tell that somewhere who reads this, and when.
          img: ({ src, alt }) => <Link href={typeof src === 'string' ? src : ''}>{alt === '' ? src : alt}</Link>,
        }}
      >
        {text}
      </ReactMarkdown>
    </div>
  )
}

function Link({ href, children }: { href: string; children: ReactNode }): ReactNode {
  const book = useBook()?.id ?? ''
  if (href.startsWith(RULE)) return <ClauseLink book={book} clause={decodeURIComponent(href.slice(RULE.length))} />
  if (href.startsWith(NAME)) return <Named name={decodeURIComponent(href.slice(NAME.length))} />
  if (!/^https?:/.test(href)) return children
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}

/** Leads to the page of that title, or to somebody of that name. */
function Named({ name }: { name: string }): ReactNode {
  const screen = useScreenStore()
  const wanted = name.toLowerCase()
  const page = useTableState((state) => state.pages.find((each) => heading(each).toLowerCase() === wanted))
  const figure = useTableState((state) => state.roster.find((each) => each.name.toLowerCase() === wanted))
  if (page !== undefined)
    return (
      <button type="button" className="link-button" onClick={() => screen.setState({ page: page.key })}>
        {name}
      </button>
    )
  if (figure !== undefined)
    return (
      <button
        type="button"
        className="link-button"
        onClick={() => screen.setState({ page: null, selected: figure.id, tab: 'sheet' })}
      >
        {name}
      </button>
    )
  return <span title={t.journal.nothingByName}>{name}</span>
}
