import { ArrowRight, Dices, Link2, ScrollText, Swords } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { api, isRefused, tablePath, useFetched } from '../api'
import type { Book, Foreseen } from '../api'
import { BookPicture } from '../components/BookPicture'
import { Busy } from '../components/Busy'
import { Dialog } from '../components/Dialog'
import { Harm } from '../components/Harm'
import { Page } from '../components/Page'
import { drawable } from '../faces'
import { offerGuide } from '../guides'
import { invitationPath, keptSeats } from '../seats'
import { themeStyle, useScheme } from '../theme'
import { NewTable } from './NewTable'
import { isText } from './tables'
import { YourTables } from './YourTables'
import { t } from '../words/words'
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
        {!returning && <p className="lede">{t.pages.welcome}</p>}
      </div>
      {error !== null && (
        <p className="note note-harm" role="alert">
          {error.message}{' '}
          <button className="button button-small" onClick={() => location.reload()}>
            {t.pages.tryAgain}
          </button>
        </p>
      )}
      {books === null && error === null && <Busy />}
      {books !== null && returning && <YourTables books={books} />}
      {books !== null && returning && <h2 className="home-heading">{t.pages.playSomething}</h2>}
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
        <h2 id="more">{t.pages.alsoHere}</h2>
        <JoinByLink />
        <BringBack />
        <ul className="ways">
          <li>
            <Dices aria-hidden size={20} />
            <span>
              <Link href="/dice">{t.pages.dice}</Link>
              <span className="soft"> {t.pages.dicePageSays}</span>
            </span>
          </li>
          <li>
            <Swords aria-hidden size={20} />
            <span>
              <Link href="/proving">{t.pages.provingGround}</Link>
              <span className="soft"> {t.pages.provingSays}</span>
            </span>
          </li>
          <li>
            <ScrollText aria-hidden size={20} />
            <span>
              <Link href="/rules">{t.pages.rules}</Link>
              <span className="soft"> {t.pages.rulesSays}</span>
            </span>
          </li>
        </ul>
        <p className="soft home-credits">
          {t.pages.credits(
            <a href="https://game-icons.net">game-icons.net</a>,
            <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>,
          )}
        </p>
      </section>
    </div>
  )
}

function Shelf({ books }: { books: Book[] }): ReactNode {
  return (
    <ul className={books.length === 1 ? 'shelf shelf-one' : 'shelf'} aria-label={t.pages.books}>
      {books.map((book) => (
        <li key={book.id}>
          <Cover book={book} />
        </li>
      ))}
    </ul>
  )
}

const weights = () => ({ light: t.pages.lightRules, medium: t.pages.middlingRules, heavy: t.pages.detailedRules })

function players({ cover: { players }, referee }: Book): string {
  const { fewest, most } = players
  return t.pages.players(fewest, most, referee)
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
            {weights()[book.cover.weight]}
            <span className="unseen"> {t.pages.ofBook(book.title)}</span>
          </Link>{' '}
          · {players(book)}
        </p>
      </div>
      <div className="cover-ways">
        {book.demo && (
          <button type="button" className="button button-main" disabled={opening} onClick={() => void tryNow()}>
            {opening ? t.pages.layingTable : t.pages.tryATable}
            <ArrowRight aria-hidden size={18} />
            <span className="unseen"> {t.pages.ofBook(book.title)}</span>
          </button>
        )}
        <button type="button" className="button" onClick={() => setAsking(true)}>
          {t.pages.newTable}
          <span className="unseen"> {t.pages.ofBook(book.title)}</span>
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
        <span className="name">{t.pages.joinByLink}</span>
        <span className="row join">
          <input
            className="input grow"
            value={pasted}
            placeholder={t.pages.pasteInvitation}
            autoComplete="off"
            aria-invalid={wrong}
            onChange={(event) => {
              setPasted(event.target.value)
              setWrong(false)
            }}
          />
          <button className="button" disabled={pasted.trim() === ''}>
            <Link2 aria-hidden size={18} /> {t.pages.join}
          </button>
        </span>
      </label>
      {wrong && (
        <p className="note note-harm" role="alert">
          {t.pages.noInvitation}
        </p>
      )}
    </form>
  )
}

/** A table that was taken away as a file. One of another program is looked at before it is laid. */
function BringBack(): ReactNode {
  const [, go] = useLocation()
  const [says, setSays] = useState<string | null>(null)
  const [seen, setSeen] = useState<{ name: string; text: string; brings: Foreseen } | null>(null)
  const attempt = async (doing: () => Promise<void>) => {
    setSays(t.pages.reading)
    try {
      await doing()
    } catch (failed) {
      setSays((failed as Error).message)
    }
  }
  const lay = (text: string) => attempt(async () => go(tablePath(await api.bringBack(text))))
  const read = (file: File) =>
    attempt(async () => {
      setSeen(null)
      const text = await file.text()
      if (!isText(text)) throw new Error(t.pages.noTable(file.name))
      const brings = await api.foreseen(text, file.name).catch((failed: unknown) => {
        if (!isRefused(failed)) throw failed
        throw new Error(`${t.pages.noTable(file.name)} (${failed.message})`)
      })
      if (brings === null) return lay(text)
      setSays(null)
      setSeen({ name: file.name, text, brings })
    })
  return (
    <div className="stack">
      <label className="field">
        <span className="name">{t.pages.openFromFile}</span>
        <input
          className="input"
          type="file"
          accept="application/json,.json,.yaml,.yml,.txt,.uvtt,.dd2vtt,.df2vtt"
          onChange={(event) => {
            const file = event.target.files?.[0]
            event.target.value = ''
            if (file !== undefined) void read(file)
          }}
        />
      </label>
      {says !== null && <p role="status">{says}</p>}
      {seen !== null && (
        <Dialog
          open
          onOpenChange={(stays) => !stays && setSeen(null)}
          title={t.pages.aTableFor(seen.brings.book)}
          lede={t.pages.nothingLaid(seen.name, seen.brings.format)}
          foot={
            <>
              <button type="button" className="button" onClick={() => setSeen(null)}>
                {t.pages.leaveIt}
              </button>
              <button type="button" className="button button-main" onClick={() => void lay(seen.text)}>
                {t.pages.layIt}
              </button>
            </>
          }
        >
          <section className="stack" aria-label={t.pages.whatComes}>
            <ul className="foreseen">
              {seen.brings.comes.map(({ name, told }, i) => (
                <li key={i}>
                  <strong>{name}</strong> <span className="soft">{told.join(' · ')}</span>
                </li>
              ))}
            </ul>
            {seen.brings.comes.length === 0 && <p>{t.pages.emptyTable}</p>}
          </section>
          {seen.brings.remarks.length > 0 ? (
            <section aria-label={t.pages.whatNot}>
              <p>{t.pages.notAsItStands}</p>
              <ul className="foreseen soft">
                {seen.brings.remarks.map(({ field, words }, i) => (
                  <li key={i}>
                    {field !== '' && <strong>{field}: </strong>}
                    {words}
                  </li>
                ))}
                {seen.brings.more > 0 && <li>{t.pages.andMore(seen.brings.more)}</li>}
              </ul>
            </section>
          ) : (
            <p className="soft">{t.pages.allComes}</p>
          )}
          <Harm says={says === t.pages.reading ? null : says} />
        </Dialog>
      )}
    </div>
  )
}
