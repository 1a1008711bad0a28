import { Download } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { deskOf, useFetched } from '../api'
import type { Departures as Leaving } from '../api'
import { Dialog } from '../components/Dialog'
import { Harm } from '../components/Harm'
import { useTable, useTableState } from '../components/TableDoor'
import { useDeed } from '../desk/useDeed'
import { behind, usable } from './travel'
import { t } from '../words/words'
import './Travel.css'

/** A character as a file, in any format that has room for them, with what stays behind in it. */
export function TakeAway({ character, name }: { character: string; name: string }): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="icon-button"
        title={t.travel.takeWithYou}
        aria-label={t.travel.takeCharacter}
        onClick={() => setOpen(true)}
      >
        <Download aria-hidden size={18} />
      </button>
      <Dialog open={open} onOpenChange={setOpen} title={t.travel.takeName(name)}>
        {open && <Ways character={character} />}
      </Dialog>
    </>
  )
}

function Ways({ character }: { character: string }): ReactNode {
  const { token } = useTable()
  const last = useTableState((state) => state.last)
  const { value, error } = useFetched(`departures ${token} ${last}`, () => deskOf(token).departures())
  const deed = useDeed()
  const traveller = value?.people.find((each) => each.id === character)
  return (
    <>
      <Harm says={deed.error ?? error?.message} />
      {value !== null && traveller !== undefined && (
        <ul className="travel-formats">
          {value.formats.map((format) => {
            const left = behind(traveller, format.id)
            return left === null ? null : (
              <li key={format.id}>
                <button
                  type="button"
                  className="button"
                  disabled={deed.busy}
                  onClick={() => void deed.run(() => deskOf(token).sheet(character, format.id))}
                >
                  <Download aria-hidden size={17} /> {format.title}
                </button>
                <Behind remarks={left} />
              </li>
            )
          })}
        </ul>
      )}
      {value !== null && traveller === undefined && <p className="soft">{t.travel.notHere}</p>}
      <SaveLog />
    </>
  )
}

function Behind({ remarks, of }: { remarks: string[]; of?: string }): ReactNode {
  if (remarks.length === 0) return null
  return (
    <div className="soft">
      <p>{of === undefined ? t.travel.staysBehind : t.travel.staysBehindOf(of)}</p>
      <ul className="travel-list">
        {remarks.map((words, i) => (
          <li key={i}>{words}</li>
        ))}
      </ul>
    </div>
  )
}

function SaveLog(): ReactNode {
  const { token } = useTable()
  const hasPages = useTableState((state) => state.pages.length > 0)
  const deed = useDeed()
  return (
    <>
      <div className="row">
        <button
          type="button"
          className="button button-plain"
          disabled={deed.busy}
          onClick={() => void deed.run(() => deskOf(token).logbook('md'))}
        >
          <Download aria-hidden size={17} /> {t.travel.logHeard}
        </button>
        <button
          type="button"
          className="button button-plain"
          disabled={deed.busy}
          onClick={() => void deed.run(() => deskOf(token).logbook('foundry'))}
        >
          <Download aria-hidden size={17} /> {t.travel.logFoundry}
        </button>
        {hasPages && (
          <>
            <button
              type="button"
              className="button button-plain"
              disabled={deed.busy}
              onClick={() => void deed.run(() => deskOf(token).journal('foundry'))}
            >
              <Download aria-hidden size={17} /> {t.travel.journalFoundry}
            </button>
            <button
              type="button"
              className="button button-plain"
              disabled={deed.busy}
              onClick={() => void deed.run(() => deskOf(token).journal('md'))}
            >
              <Download aria-hidden size={17} /> {t.travel.journalMarkdown}
            </button>
          </>
        )}
      </div>
      <Harm says={deed.error} />
    </>
  )
}

/** The party, or anybody in the scene, as files; and the log to read elsewhere. */
export function Departures(): ReactNode {
  const { token } = useTable()
  const last = useTableState((state) => state.last)
  const { value, error } = useFetched(`departures ${token} ${last}`, () => deskOf(token).departures())
  const [seen, setSeen] = useState<Leaving | null>(null)
  if (value !== null && value !== seen) setSeen(value)
  const leaving = value ?? seen
  return (
    <section className="stack" aria-labelledby="party-leaves">
      <h3 id="party-leaves">{t.travel.takePeople}</h3>
      <p className="soft">{t.travel.takePeopleSays}</p>
      <Harm says={error?.message} />
      {leaving !== null && <Party leaving={leaving} />}
      {leaving !== null && <MapLeaves leaving={leaving} />}
      <SaveLog />
    </section>
  )
}

/** The map with its picture, in any format that has room for it. */
function MapLeaves({ leaving }: { leaving: Leaving }): ReactNode {
  const { token } = useTable()
  const deed = useDeed()
  if (leaving.maps.length === 0) return null
  return (
    <section className="stack" aria-labelledby="map-leaves">
      <h3 id="map-leaves">{t.travel.takeMap}</h3>
      {leaving.maps.map((way) => (
        <div key={way.format} className="stack">
          <div className="row">
            <button
              type="button"
              className="button"
              disabled={deed.busy}
              onClick={() => void deed.run(() => deskOf(token).takeMap(way.format))}
            >
              <Download aria-hidden size={17} />{' '}
              {leaving.formats.find(({ id }) => id === way.format)?.title ?? way.format}
            </button>
          </div>
          <Behind remarks={way.remarks} />
        </div>
      ))}
      <Harm says={deed.error} />
    </section>
  )
}

function Party({ leaving }: { leaving: Leaving }): ReactNode {
  const { token } = useTable()
  const deed = useDeed()
  const formats = usable(leaving)
  const [wanted, setWanted] = useState('')
  const format = formats.some(({ id }) => id === wanted) ? wanted : (formats[0]?.id ?? '')
  const [who, setWho] = useState(() => leaving.people.filter((each) => each.hero).map((each) => each.id))
  const chosen = leaving.people.filter((each) => who.includes(each.id) && behind(each, format) !== null)
  const papers = leaving.papers.filter((paper) => paper.format === format)
  if (formats.length === 0) return <p className="soft">{t.travel.nobodyHere}</p>
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        void deed.run(() =>
          deskOf(token).take(
            format,
            chosen.map((each) => each.id),
          ),
        )
      }}
    >
      <label className="field travel-format">
        <span className="name">{t.travel.as}</span>
        <select className="input" value={format} onChange={(event) => setWanted(event.target.value)}>
          {formats.map((each) => (
            <option key={each.id} value={each.id}>
              {each.title}
            </option>
          ))}
        </select>
      </label>
      <fieldset className="field">
        <legend>{t.travel.who}</legend>
        <ul className="travel-comes">
          {leaving.people.map((each) => {
            const left = behind(each, format)
            return (
              <li key={each.id}>
                <label className="travel-comer">
                  <input
                    type="checkbox"
                    checked={left !== null && who.includes(each.id)}
                    disabled={left === null}
                    onChange={() =>
                      setWho(who.includes(each.id) ? who.filter((id) => id !== each.id) : [...who, each.id])
                    }
                  />
                  <span>
                    {each.name}
                    {left === null && <span className="soft travel-told">{t.travel.noRoom}</span>}
                  </span>
                </label>
              </li>
            )
          })}
        </ul>
      </fieldset>
      {papers.length > 0 && (
        <p className="note">{t.travel.goAlong(papers.length, papers.map((paper) => paper.name).join(', '))}</p>
      )}
      {chosen.map((each) => (
        <Behind key={each.id} of={each.name} remarks={behind(each, format) ?? []} />
      ))}
      <Harm says={deed.error} />
      <div className="row">
        <button className="button" disabled={deed.busy || chosen.length + papers.length === 0}>
          <Download aria-hidden size={17} /> {t.travel.saveZip(chosen.length + papers.length)}
        </button>
      </div>
    </form>
  )
}
