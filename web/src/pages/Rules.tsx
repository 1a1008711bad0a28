import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { Link, Redirect, useLocation } from 'wouter'
import { api, useBooks, useFetched } from '../api'
import type { Book, Rules as BookRules } from '../api'
import { Busy } from '../components/Busy'
import { Harm } from '../components/Harm'
import { Page } from '../components/Page'
import { placeAt, volumeOf } from '../handbook/chapters'
import type { Place } from '../handbook/chapters'
import { Reader } from '../handbook/Reader'
import { addressOf } from '../handbook/reading'
import { showTheme } from '../theme'
import { t } from '../words/words'

interface Props {
  book?: string
  /** What of the book is read: a chapter by its slug, `compendium` and so on. */
  part?: string
  /** The kind of content, in the compendium. */
  kind?: string
}

/** The rules of a book in plain words. */
export default function Rules({ book, part, kind }: Props): ReactNode {
  const { value: books, error } = useBooks()
  if (error !== null) return <Page title={t.pages.rules}>{error.message}</Page>
  if (books === null) return <Busy />
  const only = books[0]
  if (book === undefined && books.length === 1 && only !== undefined)
    return <Redirect to={`/rules/${encodeURIComponent(only.id)}`} replace />
  const chosen = books.find((each) => each.id === book)
  if (chosen === undefined) {
    return (
      <Page title={t.pages.rules} lede={t.pages.rulesPageSays}>
        <ul className="ways rules-books">
          {books.map((each) => (
            <li key={each.id}>
              <Link href={`/rules/${encodeURIComponent(each.id)}`}>{each.title}</Link>
              <span className="soft">{each.cover.genre}</span>
            </li>
          ))}
        </ul>
      </Page>
    )
  }
  return <BookPage key={chosen.id} book={chosen} books={books} part={part} kind={kind} />
}

interface BookProps {
  book: Book
  books: Book[]
  part: string | undefined
  kind: string | undefined
}

function BookPage({ book, books, part, kind }: BookProps): ReactNode {
  const { value: rules, error } = useFetched(book.id, () => api.rules(book.id))
  const [hash, setHash] = useState(hashNow)
  const [, navigate] = useLocation()
  useEffect(() => {
    showTheme(book.theme)
    return () => showTheme()
  }, [book])
  useEffect(() => {
    const look = () => setHash(hashNow())
    window.addEventListener('hashchange', look)
    window.addEventListener('popstate', look)
    return () => {
      window.removeEventListener('hashchange', look)
      window.removeEventListener('popstate', look)
    }
  }, [])
  const go = (place: Place) => {
    navigate(addressOf(book.id, place))
    setHash('id' in place ? (place.id ?? '') : '')
    if (!('id' in place)) window.scrollTo(0, 0)
  }
  return (
    <Page title={t.pages.rulesOf(book.title)} wide>
      {books.length > 1 && (
        <nav aria-label={t.pages.books} className="row handbook-books">
          {books.map((each) => (
            <Link
              key={each.id}
              href={`/rules/${encodeURIComponent(each.id)}`}
              aria-current={each.id === book.id ? 'page' : undefined}
            >
              {each.title}
            </Link>
          ))}
        </nav>
      )}
      <Harm says={error?.message} />
      {rules !== null && <Reading rules={rules} book={book} place={placeAt(part, kind, hash)} go={go} />}
    </Page>
  )
}

interface ReadingProps {
  rules: BookRules
  book: Book
  place: Place
  go: (place: Place) => void
}

/** The place of an address; whoever comes with nothing but the id of a rule is led to its chapter. */
function Reading({ rules, book, place, go }: ReadingProps): ReactNode {
  const hash = hashNow()
  const meant = place.at === 'contents' && hash !== '' ? volumeOf(rules).find(hash) : null
  if (meant !== null) return <Redirect to={addressOf(book.id, meant)} replace />
  return <Reader book={book} rules={rules} place={place} go={go} />
}

/** What an address says behind its `#`; one that nobody has written well leads to nothing. */
function hashNow(): string {
  try {
    return decodeURIComponent(location.hash.slice(1))
  } catch {
    return ''
  }
}
