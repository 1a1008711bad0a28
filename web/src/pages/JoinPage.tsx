import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { api, tablePath, useBooks, useFetched } from '../api'
import type { Threshold } from '../api'
import { BookPicture } from '../components/BookPicture'
import { Busy } from '../components/Busy'
import { Harm } from '../components/Harm'
import { Page } from '../components/Page'
import { useDeed } from '../desk/useDeed'
import { useDrawable } from '../faces'
import { keptSeat } from '../seats'
import { showTheme } from '../theme'
import { t } from '../words/words'
import './JoinPage.css'

const NAME = 'quintain.name'

/** Where an open invitation leads: to the seat one has there already, or to a name and a chair. */
async function arrive(table: string, token: string): Promise<Threshold | 'seated'> {
  const kept = keptSeat(table)
  if (kept !== null && (await api.standings([kept.token]))[0]) return 'seated'
  return api.threshold(token)
}

/** The door for whoever was given the link that is for anybody. */
export default function JoinPage({ table }: { table: string }): ReactNode {
  const [, go] = useLocation()
  const [token] = useState(() => decodeURIComponent(location.hash.slice(1)))
  const { value, error } = useFetched(`arrive ${table} ${token}`, () => arrive(table, token))
  const { value: books } = useBooks()
  const book = typeof value === 'object' ? books?.find((each) => each.id === value?.book) : undefined
  const drawn = useDrawable(book?.theme.displayFace)
  useEffect(() => {
    if (value === 'seated') go(`/t/${encodeURIComponent(table)}`, { replace: true })
  }, [value, table, go])
  useEffect(() => {
    if (book !== undefined) showTheme(book.theme)
    return () => showTheme()
  }, [book])
  if (error !== null) {
    return (
      <Page title={t.pages.linkNowhere}>
        <p>{error.message}.</p>
        <p>{t.pages.askForNew}</p>
      </Page>
    )
  }
  if (value === null || value === 'seated' || books === null || !drawn) return <Busy says={t.pages.findingTable} />
  const host = value.referee === book?.theme.referee ? t.pages.theReferee(value.referee) : value.referee
  return (
    <Page title={value.title} lede={t.pages.invitesYou(host, book?.title ?? value.book)}>
      {book !== undefined && (
        <div className="join-picture">
          <BookPicture cover={book.cover} />
        </div>
      )}
      {book !== undefined && (
        <p>
          {book.cover.genre}. {book.cover.tone}.
        </p>
      )}
      {value.others.length > 0 && <p className="soft">{t.pages.atTheTable(value.others.join(', '))}</p>}
      <TakeSeat threshold={value} token={token} />
    </Page>
  )
}

function TakeSeat({ threshold, token }: { threshold: Threshold; token: string }): ReactNode {
  const [, go] = useLocation()
  const [name, setName] = useState(() => localStorage.getItem(NAME) ?? '')
  const [seat, setSeat] = useState('')
  const deed = useDeed()
  const join = (watches: boolean) =>
    void deed.run(async () => {
      const called = name.trim()
      localStorage.setItem(NAME, called)
      const wanted = watches ? { watches } : seat === '' ? {} : { seat }
      go(tablePath(await api.join(token, { name: called, ...wanted })), { replace: true })
    })
  return (
    <form
      className="stack join-form"
      onSubmit={(event) => {
        event.preventDefault()
        join(false)
      }}
    >
      <label className="field">
        <span className="name">{t.pages.yourName}</span>
        <input
          className="input"
          autoFocus
          required
          maxLength={60}
          autoComplete="nickname"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      {threshold.free.length > 0 && (
        <fieldset className="join-seats">
          <legend>{t.pages.whomPlay}</legend>
          {[{ seat: '', name: t.pages.somebodyNew }, ...threshold.free].map((each) => (
            <label key={each.seat} className="join-seat">
              <input
                type="radio"
                name="seat"
                value={each.seat}
                checked={seat === each.seat}
                onChange={() => setSeat(each.seat)}
              />
              <span>{each.name}</span>
            </label>
          ))}
        </fieldset>
      )}
      <div className="row">
        <button className="button button-main" disabled={deed.busy || name.trim() === ''}>
          {t.pages.takeSeat}
        </button>
        <button
          type="button"
          className="button button-plain"
          disabled={deed.busy || name.trim() === ''}
          onClick={() => join(true)}
        >
          {t.pages.onlyWatch}
        </button>
      </div>
      <Harm says={deed.error} />
    </form>
  )
}
