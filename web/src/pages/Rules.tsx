import { Search } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { Link, Redirect } from 'wouter'
import { api, pieceWords, useBooks, useFetched } from '../api'
import type { Book, Clause, Piece, Ruling } from '../api'
import { askedAbout } from '../components/asking'
import { Busy } from '../components/Busy'
import { EntryWords } from '../components/EntryWords'
import { Harm } from '../components/Harm'
import { Marked } from '../components/Marked'
import { Page } from '../components/Page'
import { GameIcon } from '../icons/GameIcon'
import { capital, spoken, switchWords, titled } from '../components/words'
import { showTheme } from '../theme'
import './Rules.css'

/** The rules of a book in plain words. */
export default function Rules({ book }: { book?: string }): ReactNode {
  const { value: books, error } = useBooks()
  if (error !== null) return <Page title="Rules">{error.message}</Page>
  if (books === null) return <Busy />
  const only = books[0]
  if (book === undefined && books.length === 1 && only !== undefined)
    return <Redirect to={`/rules/${encodeURIComponent(only.id)}`} replace />
  const chosen = books.find((each) => each.id === book)
  if (chosen === undefined) {
    return (
      <Page title="Rules" lede="Every clause of each book in plain words.">
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
  return <BookRules key={chosen.id} book={chosen} books={books} />
}

function BookRules({ book, books }: { book: Book; books: Book[] }): ReactNode {
  const { value: rules, error } = useFetched(book.id, () => api.rules(book.id))
  const [words, setWords] = useState('')
  const sought = useDeferredValue(words)
  const [target, setTarget] = useState(() => hash())
  useEffect(() => {
    showTheme(book.theme)
    return () => showTheme()
  }, [book])
  useEffect(() => {
    const look = () => {
      setTarget(hash())
      setWords('')
    }
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [])
  useEffect(() => {
    if (rules !== null && target !== '') document.getElementById(target)?.scrollIntoView({ block: 'center' })
  }, [rules, target])
  const chapters = useMemo(() => byChapter(rules?.clauses ?? [], sought), [rules, sought])
  const rulings = useMemo(
    () => (rules?.rulings ?? []).filter((ruling) => holds(sought, [ruling.id, ruling.question, ruling.ruling])),
    [rules, sought],
  )
  const terms = useMemo(
    () => book.words.filter((term) => holds(sought, [term.word, term.name ?? '', term.means])),
    [book, sought],
  )
  const kinds = useMemo(() => byKind(rules?.entries ?? [], sought), [rules, sought])
  const found = [...chapters, ...kinds].reduce((sum, [, each]) => sum + each.length, rulings.length + terms.length)
  return (
    <Page title={`Rules of ${book.title}`} wide>
      <div className="rules">
        <aside className="rules-side">
          {books.length > 1 && (
            <nav aria-label="Books" className="row">
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
          <label className="search">
            <Search aria-hidden size={18} />
            <input
              className="input"
              type="search"
              placeholder="Search the rules"
              aria-label="Search the rules"
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          </label>
          <p className="label" role="status">
            {rules === null ? '' : sought === '' ? `${found} clauses, rulings and entries` : `${found} found`}
          </p>
          <nav aria-label="Chapters" className="rules-chapters">
            {chapters.map(([chapter, clauses]) => (
              <a key={chapter} href={`#${anchor(chapter)}`}>
                {chapter} <span className="soft numbers">{clauses.length}</span>
              </a>
            ))}
            {rulings.length > 0 && (
              <a href="#rulings">
                Rulings <span className="soft numbers">{rulings.length}</span>
              </a>
            )}
            {terms.length > 0 && (
              <a href="#words">
                Words <span className="soft numbers">{terms.length}</span>
              </a>
            )}
            {kinds.map(([kind, entries]) => (
              <a key={kind} href={`#${anchor(kind)}`}>
                {titled(kind)} <span className="soft numbers">{entries.length}</span>
              </a>
            ))}
          </nav>
        </aside>
        <div className="rules-text">
          <Harm says={error?.message} />
          {rules !== null && found === 0 && <p>Nothing has these words.</p>}
          {chapters.map(([chapter, clauses]) => (
            <section key={chapter} aria-labelledby={anchor(chapter)}>
              <h2 id={anchor(chapter)}>{chapter}</h2>
              {clauses.map((clause) => (
                <ClauseText key={clause.id} clause={clause} sought={clause.id === target} />
              ))}
            </section>
          ))}
          {rulings.length > 0 && (
            <section aria-labelledby="rulings">
              <h2 id="rulings">Rulings</h2>
              <p className="soft">
                Where the book leaves something open: how it is played here, and what a table may choose instead.
              </p>
              {rulings.map((ruling) => (
                <RulingText key={ruling.id} ruling={ruling} sought={ruling.id === target} />
              ))}
            </section>
          )}
          {terms.length > 0 && (
            <section aria-labelledby="words">
              <h2 id="words">Words</h2>
              <p className="soft">What stands beside the figures of the table, and what it means.</p>
              <dl className="rules-words">
                {terms.map((term) => (
                  <div key={term.word}>
                    <dt>
                      {term.word}
                      {term.name !== undefined && term.name !== '' && (
                        <span className="soft"> {capital(term.name)}</span>
                      )}
                    </dt>
                    <dd>{term.means}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
          {kinds.map(([kind, entries]) => (
            <section key={kind} aria-labelledby={anchor(kind)}>
              <h2 id={anchor(kind)}>{titled(kind)}</h2>
              {entries.map((entry) => (
                <EntryText key={entry.id} entry={entry} sought={entry.id === target} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </Page>
  )
}

function hash(): string {
  return decodeURIComponent(location.hash.slice(1))
}

function anchor(chapter: string): string {
  return `chapter-${chapter.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
}

function holds(sought: string, where: string[]): boolean {
  const all = where.join(' ').toLowerCase()
  return askedAbout(sought.toLowerCase().split(/\s+/)).every((word) => all.includes(word))
}

function byChapter(clauses: Clause[], sought: string): [string, Clause[]][] {
  const chapters = new Map<string, Clause[]>()
  for (const clause of clauses) {
    if (!holds(sought, [clause.id, clause.chapter, clause.text, clause.example])) continue
    chapters.set(clause.chapter, [...(chapters.get(clause.chapter) ?? []), clause])
  }
  return [...chapters]
}

function byKind(entries: Piece[], sought: string): [string, Piece[]][] {
  const kinds = new Map<string, Piece[]>()
  for (const entry of entries) {
    if (!holds(sought, [entry.id, entry.name, entry.kind, pieceWords(entry)])) continue
    kinds.set(entry.kind, [...(kinds.get(entry.kind) ?? []), entry])
  }
  return [...kinds]
}

function EntryText({ entry, sought }: { entry: Piece; sought: boolean }): ReactNode {
  return (
    <article id={entry.id} className={sought ? 'clause clause-sought' : 'clause'}>
      <h3>
        {entry.icon != null && <GameIcon name={entry.icon} size={24} />} {capital(entry.name)}
      </h3>
      <EntryWords entry={entry} />
      <p className="clause-foot">
        <a href={`#${entry.id}`}>{entry.id}</a>
      </p>
    </article>
  )
}

function ClauseText({ clause, sought }: { clause: Clause; sought: boolean }): ReactNode {
  return (
    <article id={clause.id} className={sought ? 'clause clause-sought' : 'clause'}>
      <p>
        <Marked text={clause.text} />
      </p>
      {clause.example !== '' && <p className="clause-example">{clause.example}</p>}
      <p className="clause-foot">
        <a href={`#${clause.id}`}>{clause.id}</a>
        {clause.kind !== 'mechanic' && <span>{spoken(clause.kind)}</span>}
        {clause.source !== '' && <span>{clause.source}</span>}
      </p>
    </article>
  )
}

function RulingText({ ruling, sought }: { ruling: Ruling; sought: boolean }): ReactNode {
  return (
    <article id={ruling.id} className={sought ? 'clause clause-sought' : 'clause'}>
      <h3>{ruling.question}</h3>
      <p>
        <Marked text={ruling.ruling} />
      </p>
      {ruling.switches.map((each) => (
        <p key={each.name} className="clause-switch">
          <span className="label">{each.called}:</span>{' '}
          {each.values.map((value, i) => (
            <span key={value}>
              {i > 0 && ' · '}
              {value === each.usual ? <strong>{switchWords(each, value)}</strong> : switchWords(each, value)}
            </span>
          ))}
        </p>
      ))}
      <p className="clause-foot">
        <a href={`#${ruling.id}`}>{ruling.id}</a>
        {ruling.switches.length > 0 && <span>a table may choose</span>}
      </p>
    </article>
  )
}
