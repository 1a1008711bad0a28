import { Check, ChevronRight, DoorOpen, Flag, Plus, Search, Swords, UserPlus, X } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { deskOf, useFetched } from '../api'
import type { Stocked } from '../api'
import { ReadyMade } from '../character/ReadyMade'
import { Harm } from '../components/Harm'
import { useBook, useConnection, useTable, useTableState } from '../components/TableDoor'
import { EntryIcon } from '../icons/EntryIcon'
import { freshIds, matches } from '../desk/stock'
import { useDeed } from '../desk/useDeed'
import type { Chair, Figure } from '../protocol'
import { Arrivals } from '../travel/Arrivals'
import { Invite } from './Invite'
import { useScreen, useScreenStore } from './screen'
import { awaited, beginning, gathered, isUnready, names, starting } from './start'
import type { Gathered } from './start'
import { useRunOffer } from './useOffer'
import { offerOfBook } from '../words/book'
import { t } from '../words/words'
import './StartPanel.css'

/** What stands in place of an empty scene until one can begin: who comes, who they are, whom they meet. */
export function StartPanel({ children }: { children: ReactNode }): ReactNode {
  const role = useTableState((state) => state.me?.role)
  const shown = useStarting()
  if (!shown) return children
  return role === 'referee' ? <Preparing /> : <Arriving />
}

const BEGUN = 'quintain.begun.'

/** Whether the panel is shown: from when nobody is there until it is closed or turns are taken. This browser remembers. */
function useStarting(): boolean {
  const { table } = useTable()
  const screen = useScreenStore()
  const me = useTableState((state) => state.me)
  const roster = useTableState((state) => state.roster)
  const looking = useScreen((state) => state.past !== null)
  const start = useScreen((state) => state.start)
  const fighting = roster.some((figure) => figure.turn)
  const unready = isUnready(roster, me)
  // The party has gone from one scene to another.
  const travelled = useTableState((state) => state.shelf.scenes.some((scene) => scene.left))
  useEffect(() => {
    const had = localStorage.getItem(BEGUN + table)
    const now = starting({ begun: had, start }, { fighting, travelled, unready })
    if (now.begun !== null && now.begun !== had) localStorage.setItem(BEGUN + table, now.begun)
    if (now.start !== start) screen.setState({ start: now.start })
  }, [fighting, travelled, start, unready, screen, table])
  return start === true && !looking && !fighting
}

/** Puts the panel away; this browser remembers that the table has begun. */
function useClose(): () => void {
  const { table } = useTable()
  const screen = useScreenStore()
  return () => {
    localStorage.setItem(BEGUN + table, 'yes')
    screen.setState({ start: false })
  }
}

/** What the players' side is called, as the Referee is told; null for anybody else. */
function useHeroSide(): string | null {
  const { token } = useTable()
  const referee = useTableState((state) => state.me?.role === 'referee')
  const { value } = useFetched(`side ${token} ${referee}`, async () =>
    referee ? (await deskOf(token).scenes()).heroes : null,
  )
  return value
}

function useGathered(): Gathered {
  const roster = useTableState((state) => state.roster)
  const chairs = useTableState((state) => state.chairs)
  const side = useHeroSide()
  return useMemo(() => gathered(roster, chairs, side), [roster, chairs, side])
}

function Step({ done, title, children }: { done: boolean; title: string; children: ReactNode }): ReactNode {
  return (
    <li className={done ? 'start-step start-done' : 'start-step'}>
      <span className="start-mark" aria-hidden>
        {done && <Check size={16} />}
      </span>
      <section className="stack" aria-label={title}>
        <h2>
          {title}
          {done && <span className="unseen"> ({t.table.done})</span>}
        </h2>
        {children}
      </section>
    </li>
  )
}

/** The Referee's own: four steps, in any order. */
function Preparing(): ReactNode {
  const title = useTableState((state) => state.me?.title ?? '')
  const book = useBook()
  const chairs = useTableState((state) => state.chairs)
  const offers = useTableState((state) => state.offers)
  const run = useRunOffer()
  const group = useGathered()
  const others = chairs.filter((chair) => chair.role !== 'referee' && chair.invited)
  const begin = beginning(offers, book?.theme.shortcuts ?? [])
  const close = useClose()
  return (
    <section className="start" aria-label={t.table.beforeYouBegin}>
      <div className="start-head">
        <div>
          <h1>{title}</h1>
          <p className="soft">{t.table.fourThings}</p>
        </div>
        <CloseButton onClick={close} />
      </div>
      <ol className="start-steps">
        <Step done={others.length > 0} title={t.table.invitePeople}>
          <Invite />
          <People chairs={others} heroes={group.heroes} />
        </Step>
        <Step done={group.heroes.length > 0} title={t.table.heroes}>
          <Heroes heroes={group.heroes} />
        </Step>
        <Step done={group.others.length > 0} title={t.table.foesOrScene}>
          <Foes foes={group.others} />
        </Step>
        <Step done={false} title={t.table.begin}>
          <p className="soft">{awaited(group, chairs, book?.theme.referee ?? t.common.referee)}</p>
          <div className="row">
            <button
              type="button"
              className="button button-main"
              disabled={group.heroes.length === 0}
              onClick={() => {
                close()
                if (begin !== null && group.others.length > 0) run(begin)
              }}
            >
              <Flag aria-hidden size={18} />{' '}
              {begin !== null && group.others.length > 0 ? offerOfBook(begin.label) : t.table.playWithoutFoes}
            </button>
          </div>
        </Step>
      </ol>
    </section>
  )
}

function CloseButton({ onClick }: { onClick: () => void }): ReactNode {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={t.table.showScene}
      title={t.table.showScene}
      onClick={onClick}
    >
      <X aria-hidden size={20} />
    </button>
  )
}

/** Who has a seat, whether they are here, and whom they play. */
function People({ chairs, heroes }: { chairs: Chair[]; heroes: Figure[] }): ReactNode {
  const me = useTableState((state) => state.me?.seat)
  if (chairs.length === 0) return null
  return (
    <ul className="start-people" aria-label={t.table.whoHasSeat}>
      {chairs.map((chair) => {
        const own = heroes.filter((hero) => hero.seat === chair.seat).map((hero) => hero.name)
        const plays =
          chair.role === 'referee'
            ? t.common.runsTheGame
            : chair.role === 'spectator'
              ? t.common.watches
              : own.length === 0
                ? t.table.noHeroYet
                : t.table.plays(names(own))
        return (
          <li key={chair.seat}>
            <span className={chair.here ? 'here-dot here' : 'here-dot'} aria-hidden />
            <strong>{chair.name}</strong>
            {chair.seat === me && ` (${t.common.you})`}{' '}
            <span className="soft">
              {plays}, {chair.here ? t.common.here : t.common.away}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** Those who are heroes, and ready-made ones to choose from. */
function Heroes({ heroes }: { heroes: Figure[] }): ReactNode {
  const chairs = useTableState((state) => state.chairs)
  const players = chairs.filter((chair) => chair.role === 'player')
  const bare = players.find((chair) => !heroes.some((hero) => hero.seat === chair.seat))
  const [chosen, setChosen] = useState<string | null>(null)
  const seats = chairs.filter((chair) => chair.role !== 'spectator')
  const seat = chosen !== null && seats.some((chair) => chair.seat === chosen) ? chosen : (bare ?? seats[0])?.seat
  return (
    <>
      {heroes.length > 0 && <p>{t.table.areHere(heroes.map((hero) => hero.name))}</p>}
      <div className="row">
        <MakeHero words={t.table.makeHero} />
        <Arrivals label={t.table.bringHeroes} />
        <span className="soft">{t.table.playersMake}</span>
      </div>
      <ReadyMade seat={seat} onTaken={() => setChosen(null)}>
        <label className="row start-for">
          <span>{t.table.readyMadeFor}</span>
          <select className="input" value={seat} onChange={(event) => setChosen(event.target.value)}>
            {seats.map((chair) => (
              <option key={chair.seat} value={chair.seat}>
                {chair.role === 'referee' ? `${chair.name} (${t.common.you})` : chair.name}
              </option>
            ))}
          </select>
        </label>
      </ReadyMade>
    </>
  )
}

/** The way to the making of a hero, or back to where one was with it. */
function MakeHero({ words, main = false }: { words: string; main?: boolean }): ReactNode {
  const { table } = useTable()
  const making = useScreen((state) => state.making)
  return (
    <Link href={`/t/${encodeURIComponent(table)}/new-character`} className={main ? 'button button-main' : 'button'}>
      <UserPlus aria-hidden size={18} /> {making === null ? words : t.table.goOnWith(making)}
    </Link>
  )
}

const FIRST = 6
const MOST_FIGURES = 6

/** Creatures by the one, scenes that were prepared, and those that the book has ready. */
function Foes({ foes }: { foes: Figure[] }): ReactNode {
  const { token, store } = useTable()
  const prepared = useTableState((state) => state.shelf.scenes)
  const connection = useConnection()
  const { value: stock } = useFetched(`stock ${token}`, () => deskOf(token).stock())
  const { value: scenes } = useFetched(`scenes ${token}`, () => deskOf(token).scenes())
  const deed = useDeed()
  const [words, setWords] = useState('')
  const sought = useDeferredValue(words)
  const creatures = useMemo(() => (stock?.creatures ?? []).filter((each) => matches(each, sought)), [stock, sought])
  const bring = async (creature: Stocked) => {
    const [id] = freshIds(
      creature.name,
      1,
      store.getState().roster.map((figure) => figure.id),
    ) as [string]
    const command = await deskOf(token).bringing(creature.id, id)
    await connection.send('act', { command, mode: 'public' })
  }
  return (
    <>
      <Harm says={deed.error} />
      {foes.length > 0 && <p>{t.table.waitInScene(foes.map((foe) => foe.name))}</p>}
      {prepared
        .filter((scene) => !scene.open)
        .map((scene) => (
          <button
            key={scene.key}
            type="button"
            className="start-choice start-scene"
            disabled={deed.busy}
            onClick={() => void deed.run(() => connection.send('go', { scene: scene.key, stay: [] }))}
          >
            <span className="start-name">
              <DoorOpen aria-hidden size={18} /> {scene.title}
            </span>
            <span className="soft">{[scene.people, t.table.keptScene].filter(Boolean).join('. ')}</span>
          </button>
        ))}
      {(scenes?.scenes ?? []).map((title) => (
        <button
          key={title}
          type="button"
          className="start-choice start-scene"
          disabled={deed.busy}
          onClick={() => void deed.run(() => deskOf(token).stage({ title }))}
        >
          <span className="start-name">
            <Swords aria-hidden size={18} /> {title}
          </span>
          <span className="soft">{t.table.preparedScene}</span>
        </button>
      ))}
      <label className="search">
        <Search aria-hidden size={18} />
        <input
          className="input"
          type="search"
          placeholder={t.table.searchCreatures}
          aria-label={t.table.searchCreatures}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </label>
      <ul className="start-choices" aria-label={t.desk.creatures}>
        {creatures.slice(0, FIRST).map((each) => (
          <li key={each.id}>
            <button
              type="button"
              className="start-choice"
              disabled={deed.busy}
              onClick={() => void deed.run(() => bring(each))}
            >
              <span className="start-name">
                <Plus aria-hidden size={16} /> <EntryIcon size={24} of={each.id} /> {each.name}
              </span>
              <span className="soft">{each.figures.slice(0, MOST_FIGURES).join(', ')}</span>
            </button>
          </li>
        ))}
      </ul>
      {creatures.length > FIRST && <p className="soft">{t.table.moreCreatures(creatures.length - FIRST)}</p>}
      {stock !== null && creatures.length === 0 && <p className="soft">{t.table.noCreature}</p>}
    </>
  )
}

/** Anybody else's: who is here, one's own hero or the way to one, and what the table waits for. */
function Arriving(): ReactNode {
  const book = useBook()
  const me = useTableState((state) => state.me)
  const chairs = useTableState((state) => state.chairs)
  const screen = useScreenStore()
  const close = useClose()
  const group = useGathered()
  const own = group.heroes.filter((hero) => hero.seat === me?.seat)
  return (
    <section className="start" aria-label={t.table.beforeItBegins}>
      <div className="start-head">
        <div>
          <h1>{me?.title}</h1>
          <p className="soft">
            {own.length > 0 ? t.table.youPlay(names(own.map((hero) => hero.name))) : t.table.welcome(me?.name ?? '')}
          </p>
        </div>
        <CloseButton onClick={close} />
      </div>
      {me?.role === 'player' && own.length === 0 && (
        <div className="stack">
          <p>{t.table.whoWillYouBe}</p>
          <div className="row">
            <MakeHero words={t.table.makeYourHero} main />
            <Arrivals label={t.table.bringYourHero} />
          </div>
          <ReadyMade />
        </div>
      )}
      {own.length > 0 && (
        <div className="row">
          <button
            type="button"
            className="button"
            onClick={() => {
              close()
              screen.setState({ selected: own[0]?.id ?? null, tab: 'sheet' })
            }}
          >
            {t.table.lookAtSheet} <ChevronRight aria-hidden size={18} />
          </button>
        </div>
      )}
      <p role="status">{awaited(group, chairs, book?.theme.referee ?? t.common.referee)}</p>
      <People
        chairs={chairs.filter((chair) => chair.here || group.heroes.some((hero) => hero.seat === chair.seat))}
        heroes={group.heroes}
      />
    </section>
  )
}
