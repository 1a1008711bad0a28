import { BookOpenText, DoorOpen, Hammer, NotebookPen, Plus, Trash2, Users } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { deskOf, tablePath, useFetched } from '../api'
import { Confirm } from '../components/Confirm'
import { Harm } from '../components/Harm'
import { useConnection, useTable, useTableState } from '../components/TableDoor'
import { PageList } from '../journal/Journal'
import { PagePicture } from '../journal/PagePicture'
import { EVERYONE, NEW_PAGE } from '../journal/pages'
import type { Page, Prepared } from '../protocol'
import { useScreenStore } from '../table/screen'
import { useDeed } from './useDeed'
import type { Deed } from './useDeed'
import { keepWorkshop, sceneTopic } from './workshop'
import { t } from '../words/words'
import './Scenes.css'

const LONGEST_TITLE = 120

/** Where a new scene begins: an empty place, the one that is open, or one that the book has ready. */
const EMPTY_PLACE = ''
const THIS_ONE = 'this'

/** The scenes of a campaign: the open one, those that are prepared, and those that were left. */
export function Scenes(): ReactNode {
  const scenes = useTableState((state) => state.shelf.scenes)
  const deed = useDeed()
  const prepare = usePreparing(deed)
  return (
    <div className="stack desk-parts">
      <section className="stack" aria-labelledby="shelf">
        <h3 id="shelf">{t.desk.onShelf}</h3>
        <p className="soft">{t.desk.onShelfSays}</p>
        <ul className="scene-cards">
          {scenes.map((scene) => (
            <SceneCard key={scene.key} scene={scene} deed={deed} prepare={prepare} />
          ))}
        </ul>
      </section>
      <NewScene deed={deed} prepare={prepare} />
      <Harm says={deed.error} />
    </div>
  )
}

type Prepare = (title: string, from: { scene?: string; ready?: string; written?: string }, again: boolean) => void

/** Goes to a table aside on which a scene is prepared. */
function usePreparing(deed: Deed): Prepare {
  const { token, table } = useTable()
  return (title, from, again) => {
    void deed.run(async () => {
      const aside = await deskOf(token).prepare({ title, ...from })
      keepWorkshop(aside.table, { of: table, scene: again ? (from.scene ?? '') : '', title })
      window.location.assign(tablePath(aside))
    })
  }
}

function SceneCard({ scene, deed, prepare }: { scene: Prepared; deed: Deed; prepare: Prepare }): ReactNode {
  const connection = useConnection()
  const party = useTableState((state) => state.shelf.party)
  const [going, setGoing] = useState(false)
  const [staying, setStaying] = useState<string[]>([])
  const open = () =>
    void deed.run(async () => {
      await connection.send('go', { scene: scene.key, stay: staying })
      setGoing(false)
      setStaying([])
    })
  return (
    <li className="scene-card" aria-label={scene.title}>
      <div className="scene-card-head">
        <TitleField scene={scene} deed={deed} />
        <span className="label">{scene.open ? t.desk.openNow : scene.left ? t.desk.asYouLeftIt : t.desk.prepared}</span>
      </div>
      {scene.people !== '' && <p className="soft">{scene.people}</p>}
      <ScenePages scene={scene} />
      {going && (
        <fieldset className="readers">
          <legend>
            <Users aria-hidden size={16} /> {t.desk.whoGoes}
          </legend>
          <div className="row">
            {party.map(({ id, name }) => (
              <button
                key={id}
                type="button"
                className="button button-small"
                aria-pressed={!staying.includes(id)}
                onClick={() =>
                  setStaying(staying.includes(id) ? staying.filter((each) => each !== id) : [...staying, id])
                }
              >
                {name}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      {!scene.open && (
        <div className="row">
          <button type="button" className="button button-main button-small" disabled={deed.busy} onClick={open}>
            <DoorOpen aria-hidden size={16} /> {t.desk.openIt}
          </button>
          <button
            type="button"
            className="button button-small"
            disabled={deed.busy}
            onClick={() => prepare(scene.title, { scene: scene.key }, true)}
          >
            <Hammer aria-hidden size={16} /> {t.desk.prepare}
          </button>
          <Confirm
            title={t.desk.putAwayAsk(scene.title)}
            says={t.desk.putAwaySays}
            deed={t.desk.putItAway}
            onConfirm={() => void deed.run(() => connection.send('put-away', { scene: scene.key }))}
          >
            <button
              type="button"
              className="icon-button"
              aria-label={t.desk.putAway(scene.title)}
              title={t.desk.putItAway}
              disabled={deed.busy}
            >
              <Trash2 aria-hidden size={17} />
            </button>
          </Confirm>
          {party.length > 1 && !going && (
            <button type="button" className="button button-plain button-small" onClick={() => setGoing(true)}>
              {t.desk.notEverybody}
            </button>
          )}
        </div>
      )}
    </li>
  )
}

/** The title, to be written anew where it stands. */
function TitleField({ scene, deed }: { scene: Prepared; deed: Deed }): ReactNode {
  const connection = useConnection()
  const [title, setTitle] = useState<string | null>(null)
  const keep = () => {
    const said = title?.trim() ?? ''
    setTitle(null)
    if (said !== '' && said !== scene.title)
      void deed.run(() => connection.send('entitle', { scene: scene.key, title: said }))
  }
  return (
    <input
      className="scene-title"
      aria-label={t.desk.titleOfScene}
      maxLength={LONGEST_TITLE}
      value={title ?? scene.title}
      onChange={(event) => setTitle(event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  )
}

/** Words to read aloud and notes, as pages of the journal: one tap shows them to everyone. */
function ScenePages({ scene }: { scene: Prepared }): ReactNode {
  const screen = useScreenStore()
  const all = useTableState((state) => state.pages)
  const pages = useMemo(() => all.filter((page) => page.about === sceneTopic(scene.key)), [all, scene.key])
  const write = (title: string) =>
    screen.setState({ page: NEW_PAGE, draft: { title, text: '', about: sceneTopic(scene.key) } })
  const pictured = pages.find((page) => page.picture !== '')
  return (
    <>
      {pictured !== undefined && (
        <div className="scene-picture">
          <PagePicture page={pictured} />
        </div>
      )}
      {pages.length > 0 && <PageList pages={pages} />}
      <div className="row">
        {pages.filter(isHidden).map((page) => (
          <ShowPage key={page.key} page={page} />
        ))}
      </div>
      <div className="row">
        <button type="button" className="link-button" onClick={() => write(scene.title)}>
          <BookOpenText aria-hidden size={15} /> {t.desk.readAloud}
        </button>
        <button type="button" className="link-button" onClick={() => write(t.desk.notesTitle(scene.title))}>
          <NotebookPen aria-hidden size={15} /> {t.desk.notesForYou}
        </button>
      </div>
    </>
  )
}

function isHidden(page: Page): boolean {
  return page.changeable && !page.to.includes(EVERYONE)
}

function ShowPage({ page }: { page: Page }): ReactNode {
  const connection = useConnection()
  const deed = useDeed()
  return (
    <>
      <button
        type="button"
        className="button button-small"
        disabled={deed.busy}
        onClick={() => void deed.run(() => connection.send('share', { page: page.key, to: [EVERYONE] }))}
      >
        <Users aria-hidden size={15} /> {t.desk.showPage(page.title)}
      </button>
      <Harm says={deed.error} />
    </>
  )
}

function NewScene({ deed, prepare }: { deed: Deed; prepare: Prepare }): ReactNode {
  const { token } = useTable()
  const { value } = useFetched(`scenes ${token}`, () => deskOf(token).scenes())
  const open = useTableState((state) => state.shelf.scenes.find((scene) => scene.open)?.key ?? '')
  const [title, setTitle] = useState('')
  const [from, setFrom] = useState(EMPTY_PLACE)
  const begin = () => {
    if (from === THIS_ONE) prepare(title.trim(), { scene: open }, false)
    else prepare(title.trim(), from === EMPTY_PLACE ? {} : { ready: from }, false)
  }
  const read = async (file: File | undefined) => {
    if (file !== undefined)
      prepare(title.trim() === '' ? file.name : title.trim(), { written: await file.text() }, false)
  }
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        begin()
      }}
    >
      <h3>{t.desk.newScene}</h3>
      <p className="soft">{t.desk.newSceneSays}</p>
      <label className="field">
        <span className="name">{t.desk.sceneTitle}</span>
        <input
          className="input"
          maxLength={LONGEST_TITLE}
          value={title}
          placeholder={t.desk.oldMill}
          onChange={(event) => setTitle(event.target.value)}
        />
      </label>
      <label className="field">
        <span className="name">{t.desk.beginsAs}</span>
        <select className="input" value={from} onChange={(event) => setFrom(event.target.value)}>
          <option value={EMPTY_PLACE}>{t.desk.emptyPlace}</option>
          <option value={THIS_ONE}>{t.desk.thisScene}</option>
          {value?.scenes.map((scene) => (
            <option key={scene} value={scene}>
              {scene}
            </option>
          ))}
        </select>
      </label>
      <div className="row">
        <button className="button button-main" disabled={deed.busy || title.trim() === ''}>
          <Plus aria-hidden size={17} /> {t.desk.prepareIt}
        </button>
        <label className="button">
          {t.desk.fromFile}
          <input
            type="file"
            className="unseen"
            accept=".yaml,.yml,.json"
            disabled={deed.busy}
            onChange={(event) => void read(event.target.files?.[0])}
          />
        </label>
      </div>
    </form>
  )
}
