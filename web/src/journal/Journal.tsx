import { Download, NotebookPen, PanelRightClose, Search } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useConnection, useTableState } from '../components/TableDoor'
import type { Page, Session } from '../protocol'
import { keepText } from '../proving/download'
import { useComplain, useScreenStore, useSeatName } from '../table/screen'
import { Arrivals } from '../travel/Arrivals'
import { PageThumb } from './PagePicture'
import { SideTabs } from './SideTabs'
import { asMarkdown, heading, NEW_PAGE, pagesWith, readers } from './pages'
import { t } from '../words/words'
import './Journal.css'

/** What people keep of their campaign: notes, handouts, and the evenings they have played. */
export function Journal({ collapsible }: { collapsible: boolean }): ReactNode {
  const screen = useScreenStore()
  const [words, setWords] = useState('')
  const pages = useTableState((state) => state.pages)
  const title = useTableState((state) => state.me?.title ?? '')
  const watches = useTableState((state) => state.me?.role === 'spectator')
  const found = pagesWith(pages, words)
  return (
    <section className="log journal" aria-label={t.journal.journal}>
      <header className="log-head">
        <SideTabs here="journal" />
        {pages.length > 0 && (
          <button
            type="button"
            className="icon-button push"
            aria-label={t.journal.keepAsFile}
            title={t.journal.keepAsFile}
            onClick={() => keepText(`${title}.md`, asMarkdown(title, pages), 'text/markdown')}
          >
            <Download aria-hidden size={18} />
          </button>
        )}
        {collapsible && (
          <button
            type="button"
            className={pages.length > 0 ? 'icon-button' : 'icon-button push'}
            aria-label={t.journal.fold}
            onClick={() => screen.setState({ log: false })}
          >
            <PanelRightClose aria-hidden size={18} />
          </button>
        )}
      </header>
      <div className="journal-body">
        <button type="button" className="button" onClick={() => screen.setState({ page: NEW_PAGE })}>
          <NotebookPen aria-hidden size={17} /> {t.journal.newPage}
        </button>
        {!watches && <Arrivals label={t.journal.fromFiles} className="button button-plain" />}
        {pages.length > 3 && (
          <label className="search">
            <Search aria-hidden size={17} />
            <input
              className="input"
              type="search"
              aria-label={t.journal.wordsIn}
              placeholder={t.journal.wordsIn}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          </label>
        )}
        {pages.length === 0 && <p className="soft">{t.journal.emptySays}</p>}
        {pages.length > 0 && found.length === 0 && <p className="soft">{t.journal.noPage}</p>}
        <PageList pages={found} />
        <Sessions />
      </div>
    </section>
  )
}

/** Pages by their titles, each with who reads it. */
export function PageList({ pages }: { pages: Page[] }): ReactNode {
  const screen = useScreenStore()
  const me = useTableState((state) => state.me?.seat ?? '')
  const arrived = useTableState((state) => state.arrived)
  const nameOf = useSeatName()
  return (
    <ul className="pages">
      {pages.map((page) => (
        <li key={page.key}>
          <button type="button" className="page-row" onClick={() => screen.setState({ page: page.key })}>
            <PageThumb picture={page.picture} />
            <span className="page-title">
              {heading(page)}
              {arrived.includes(page.key) && <span className="count">{t.table.newWord}</span>}
            </span>
            <span className="soft">
              {readers(page, me, nameOf)}
              {page.by !== me && ` · ${t.journal.from(nameOf(page.by))}`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function Sessions(): ReactNode {
  const sessions = useTableState((state) => state.sessions)
  const referee = useTableState((state) => state.me?.role === 'referee')
  const connection = useConnection()
  const complain = useComplain()
  const [title, setTitle] = useState('')
  const open = sessions.at(-1)?.over === false
  if (!referee && sessions.length === 0) return null
  return (
    <section className="sessions" aria-label={t.journal.sessions}>
      <h3>{t.journal.sessions}</h3>
      {sessions.length > 0 && (
        <ol className="pages">
          {sessions.map((session, i) => (
            <SessionRow key={session.at} session={session} number={i + 1} />
          ))}
        </ol>
      )}
      {referee && open && (
        <button
          type="button"
          className="button"
          onClick={() => void connection.send('end-session', {}).catch(complain)}
        >
          {t.journal.endSession}
        </button>
      )}
      {referee && !open && (
        <form
          className="row join"
          onSubmit={(event) => {
            event.preventDefault()
            connection
              .send('begin-session', { title })
              .then(() => setTitle(''))
              .catch(complain)
          }}
        >
          <input
            className="input"
            aria-label={t.journal.sessionTitle}
            placeholder={t.journal.sessionN(sessions.length + 1)}
            maxLength={120}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
          <button type="submit" className="button">
            {t.journal.begin}
          </button>
        </form>
      )}
      {referee && !open && <p className="soft">{t.journal.sessionSays}</p>}
    </section>
  )
}

function SessionRow({ session, number }: { session: Session; number: number }): ReactNode {
  const screen = useScreenStore()
  const connection = useConnection()
  const complain = useComplain()
  const recap = () => {
    connection
      .send('recap', { session: number })
      .then(({ text }) =>
        screen.setState({ page: NEW_PAGE, draft: { title: t.journal.happened(session.title), text, written: true } }),
      )
      .catch(complain)
  }
  return (
    <li className="session-row">
      <span>
        {session.title}
        <span className="soft"> {session.over ? new Date(session.at).toLocaleDateString() : t.journal.underWay}</span>
      </span>
      <button type="button" className="link-button push" onClick={recap}>
        {t.journal.recap}
      </button>
    </li>
  )
}
