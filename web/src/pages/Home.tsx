import { ArrowRight, Dices, Link2, ScrollText, Swords } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { api, tablePath, useFetched } from '../api'
import type { Book } from '../api'
import { BookPicture } from '../components/BookPicture'
import { Busy } from '../components/Busy'
import { Harm } from '../components/Harm'
import { Page } from '../components/Page'
import { drawable } from '../faces'
import { offerGuide } from '../guides'
import { invitationPath, keptSeats } from '../seats'
import { themeStyle, useScheme } from '../theme'
import { NewTable } from './NewTable'
import { YourTables } from './YourTables'
import './Home.css'

/** The books with everything their covers are drawn with. */
async function bound(): Promise<Book[]> {
  const books = await api.books()
  await drawable(books.map((book) => book.theme.displayFace))
  return books
}

/** The shelf: books to try, tables to come back to. */
export function Home(): ReactNode {
  const { value: books, error } = useFetched('shelf', bound)
  const [returning] = useState(() => keptSeats().length > 0)
  return (
    <Page title="Quintain" quiet wide>
      <div className={returning ? 'welcome welcome-back' : 'welcome'}>
        <h1 className={returning ? 'unseen' : undefined}>Quintain</h1>
        {!returning && (
          <p className="lede">
            A table for tabletop rulebooks: everybody plays by the same written rules, sees the odds before the roll,
            and can take any move back. In one room or apart, on laptops and phones.
          </p>
        )}
      </div>
      {error !== null && (
        <p className="note note-harm" role="alert">
          {error.message}{' '}
          <button className="button button-small" onClick={() => location.reload()}>
            Try again
          </button>
        </p>
      )}
      {books === null && error === null && <Busy />}
      {books !== null && returning && <YourTables books={books} />}
      {books !== null && returning && <h2 className="home-heading">Play something</h2>}
      {books !== null && <Shelf books={books} />}
      {(books !== null || error !== null) && <Below />}
    </Page>
  )
}

/** What lies below the books: it stays away until they have taken their room, so that it need not move. */
function Below(): ReactNode {
  return (
    <div className="home-below">
      <section className="stack" aria-labelledby="more">
        <h2 id="more">Also here</h2>
        <JoinByLink />
        <BringBack />
        <ul className="ways">
          <li>
            <Dices aria-hidden size={20} />
            <span>
              <Link href="/dice">Dice</Link>
              <span className="soft"> Any roll with its exact odds, to compare and to share.</span>
            </span>
          </li>
          <li>
            <Swords aria-hidden size={20} />
            <span>
              <Link href="/proving">Proving ground</Link>
              <span className="soft"> Will this fight kill them? Tried thousands of times by the book.</span>
            </span>
          </li>
          <li>
            <ScrollText aria-hidden size={20} />
            <span>
              <Link href="/rules">Rules</Link>
              <span className="soft"> Every clause in plain words, searchable.</span>
            </span>
          </li>
        </ul>
        <p className="soft home-credits">
          Icons of faces, creatures and things: <a href="https://game-icons.net">game-icons.net</a>, by Lorc, Delapouite
          and others, under <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>; their outlines are
          rounded here.
        </p>
      </section>
    </div>
  )
}

function Shelf({ books }: { books: Book[] }): ReactNode {
  return (
    <ul className={books.length === 1 ? 'shelf shelf-one' : 'shelf'} aria-label="Books">
      {books.map((book) => (
        <li key={book.id}>
          <Cover book={book} />
        </li>
      ))}
    </ul>
  )
}

const WEIGHTS = { light: 'Light rules', medium: 'Middling rules', heavy: 'Detailed rules' }

function players({ cover: { players }, referee }: Book): string {
  const { fewest, most } = players
  return `${fewest === most ? fewest : `${fewest} to ${most}`} ${most === 1 ? 'player' : 'players'} and a ${referee}`
}

/** A book's cover in its own colours, with what can be done with it. */
function Cover({ book }: { book: Book }): ReactNode {
  const scheme = useScheme()
  const [, go] = useLocation()
  const [opening, setOpening] = useState(false)
  const [asking, setAsking] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const tryNow = async () => {
    setOpening(true)
    setError(null)
    try {
      const invitation = await api.demo(book.id)
      offerGuide(invitation.table, book)
      go(tablePath(invitation))
    } catch (failed) {
      setError((failed as Error).message)
      setOpening(false)
    }
  }
  return (
    <article className="cover" style={themeStyle(book.theme, scheme)}>
      <BookPicture cover={book.cover} />
      <div className="cover-title">
        <h2>{book.title}</h2>
        <p>
          {book.cover.genre}. {book.cover.tone}.
        </p>
        <p className="soft cover-facts">
          <Link href={`/rules/${encodeURIComponent(book.id)}`}>
            {WEIGHTS[book.cover.weight]}
            <span className="unseen"> of {book.title}</span>
          </Link>{' '}
          · {players(book)}
        </p>
      </div>
      <div className="cover-ways">
        {book.demo && (
          <button type="button" className="button button-main" disabled={opening} onClick={() => void tryNow()}>
            {opening ? 'Laying the table…' : 'Try a table now'}
            <ArrowRight aria-hidden size={18} />
            <span className="unseen"> of {book.title}</span>
          </button>
        )}
        <button type="button" className="button" onClick={() => setAsking(true)}>
          New table<span className="unseen"> of {book.title}</span>
        </button>
      </div>
      <Harm says={error} />
      {asking && <NewTable book={book} onClose={() => setAsking(false)} />}
    </article>
  )
}

function JoinByLink(): ReactNode {
  const [, go] = useLocation()
  const [pasted, setPasted] = useState('')
  const [wrong, setWrong] = useState(false)
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        const path = invitationPath(pasted)
        if (path === null) setWrong(true)
        else go(path)
      }}
    >
      <label className="field">
        <span className="name">Join by link</span>
        <span className="row join">
          <input
            className="input grow"
            value={pasted}
            placeholder="Paste your invitation"
            autoComplete="off"
            aria-invalid={wrong}
            onChange={(event) => {
              setPasted(event.target.value)
              setWrong(false)
            }}
          />
          <button className="button" disabled={pasted.trim() === ''}>
            <Link2 aria-hidden size={18} /> Join
          </button>
        </span>
      </label>
      {wrong && (
        <p className="note note-harm" role="alert">
          That is no invitation. It looks like http://…/t/table#token.
        </p>
      )}
    </form>
  )
}

/** A table that was taken away as a file. */
function BringBack(): ReactNode {
  const [, go] = useLocation()
  const [says, setSays] = useState<string | null>(null)
  const read = async (file: File) => {
    setSays('Reading…')
    try {
      go(tablePath(await api.bringBack(await file.text())))
    } catch (failed) {
      setSays((failed as Error).message)
    }
  }
  return (
    <div className="stack">
      <label className="field">
        <span className="name">Open a table from a file: a copy of one, or a scene</span>
        <input
          className="input"
          type="file"
          accept="application/json,.json,.yaml,.yml"
          onChange={(event) => {
            const file = event.target.files?.[0]
            if (file !== undefined) void read(file)
          }}
        />
      </label>
      {says !== null && <p role="status">{says}</p>}
    </div>
  )
}
