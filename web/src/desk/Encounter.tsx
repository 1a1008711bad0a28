import { Scale, Search } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { deskOf, useFetched } from '../api'
import type { Stocked } from '../api'
import { Danger } from '../components/Danger'
import { Harm } from '../components/Harm'
import { capital } from '../components/words'
import { Stepper } from '../components/Stepper'
import { useConnection, useTable, useTableState } from '../components/TableDoor'
import type { Arrival } from '../protocol'
import { lastOfGame } from '../table-store'
import { EntryIcon } from '../icons/EntryIcon'
import { ToTheProvingGround } from './ToTheProvingGround'
import { FairSearch, MOST_OF_A_KIND } from './FairSearch'
import { countedWith, fairQuestion } from './fair-answer'
import { inWords } from './fairness'
import { KeptEncounters } from './KeptEncounters'
import { Arrivals } from '../travel/Arrivals'
import { freshIds, matches } from './stock'
import { useDeed } from './useDeed'
import { t } from '../words/words'

const MOST_FIGURES = 10

/** What can be brought into the scene: creatures, several at a time, and ready-made characters. */
export function Encounter(): ReactNode {
  const { token } = useTable()
  const { value: stock, error } = useFetched(`stock ${token}`, () => deskOf(token).stock())
  const [words, setWords] = useState('')
  const sought = useDeferredValue(words)
  const creatures = useMemo(() => (stock?.creatures ?? []).filter((each) => matches(each, sought)), [stock, sought])
  const [expected, setExpected] = useState<Record<string, number>>({})
  const [kind, setKind] = useState<Kind | null>(null)
  const arriving = useMemo(() => Object.entries(expected).map(([creature, count]) => ({ creature, count })), [expected])
  const expect = (id: string, count: number) => {
    setExpected(({ [id]: _, ...rest }) => (count === 0 ? rest : { ...rest, [id]: count }))
    if (count === 0) setKind((sought) => (sought?.id === id ? null : sought))
  }
  const named = ({ creature, count }: Arrival) =>
    `${count} ${stock?.creatures.find((each) => each.id === creature)?.name ?? creature}`
  const said = arriving.map(named)
  const [fair, setFair] = useState<(Kind & { count: number; question: string }) | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [wished, setPlace] = useState('')
  // A scene may be opened or put away meanwhile.
  const there = useTableState(({ shelf }) => shelf.scenes.find(({ key, open }) => key === wished && !open))
  const place = there?.key ?? ''
  const last = useTableState(lastOfGame)
  const question = kind === null ? null : fairQuestion(kind.id, arriving, place, last)
  const othersOf = (id: string) => arriving.filter(({ creature }) => creature !== id)
  const deed = useDeed()
  const bringing = useBringing()
  const bringAll = async () => {
    for (const { creature, count } of arriving) {
      const name = stock?.creatures.find((each) => each.id === creature)?.name ?? creature
      await bringing(creature, name, count)
      expect(creature, 0)
    }
  }
  const pregens = useMemo(() => (stock?.pregens ?? []).filter((each) => matches(each, sought)), [stock, sought])
  return (
    <div className="stack">
      <div className="danger-weighed">
        <PlaceField
          place={place}
          choose={(scene) => {
            setFair(null)
            setKind(null)
            setPlace(scene)
          }}
        />
        {kind !== null && question !== null ? (
          <FairSearch
            key={`${kind.id} ${question}`}
            creature={kind.id}
            name={kind.name}
            scene={place}
            others={othersOf(kind.id)}
            found={(count) => {
              setFair({ ...kind, count, question })
              setKind(null)
            }}
            failed={(says) => {
              setTrouble(says)
              setKind(null)
            }}
          />
        ) : (
          <Danger
            arriving={arriving}
            scene={place}
            lead={said.length === 0 ? (there?.title ?? t.desk.asItStands) : t.desk.with(said.join(', '))}
            spoken
          />
        )}
        {fair !== null && kind === null && fair.question === fairQuestion(fair.id, arriving, place, last) && (
          <p role="status">
            {fair.count === 0
              ? `${t.desk.notEvenOne(fair.name)} `
              : `${t.desk.wouldBeFair(fair.count, capital(inWords(fair.count)), fair.name)} `}
            <Counted others={othersOf(fair.id).map(named)} people={there?.people ?? null} />
            {fair.count > 0 && (
              <button type="button" className="link-button" onClick={() => expect(fair.id, fair.count)}>
                {t.desk.weighSome(inWords(fair.count))}
              </button>
            )}
          </p>
        )}
        <Harm says={trouble} />
        {arriving.length > 0 && (
          <div className="row">
            {arriving.map(({ creature }) => {
              const name = stock?.creatures.find((each) => each.id === creature)?.name ?? creature
              return (
                <button
                  key={creature}
                  type="button"
                  className="button button-small"
                  disabled={kind !== null}
                  onClick={() => {
                    setTrouble(null)
                    setKind({ id: creature, name })
                  }}
                >
                  <Scale aria-hidden size={16} /> {t.desk.howManyFair(name)}
                </button>
              )
            })}
            {place === '' && (
              <button
                type="button"
                className="button button-small button-main"
                disabled={deed.busy}
                onClick={() => void deed.run(bringAll)}
              >
                {t.desk.bringAllIn}
              </button>
            )}
          </div>
        )}
        <Harm says={deed.error} />
        <KeptEncounters
          arriving={arriving}
          nameOf={(id) => stock?.creatures.find((each) => each.id === id)?.name ?? id}
          knows={(id) => stock?.creatures.some((each) => each.id === id) ?? false}
          place={place}
          load={(foes) => {
            setKind(null)
            setExpected(Object.fromEntries(foes.map(({ creature, count }) => [creature, count])))
          }}
        />
      </div>
      <div className="row">
        <Arrivals label={t.desk.bringFromFile} />
        <ToTheProvingGround />
      </div>
      <label className="search">
        <Search aria-hidden size={18} />
        <input
          className="input"
          type="search"
          placeholder={t.desk.searchStock}
          aria-label={t.desk.searchStock}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </label>
      <Harm says={error?.message} />
      {stock !== null && creatures.length + pregens.length === 0 && <p className="soft">{t.common.nothingHasWords}</p>}
      {creatures.length > 0 && (
        <section className="stack" aria-label={t.desk.creatures}>
          <h3>{t.desk.creatures}</h3>
          <ul className="stock">
            {creatures.map((each) => (
              <Creature
                key={each.id}
                creature={each}
                expected={expected[each.id] ?? 0}
                expect={(count) => expect(each.id, count)}
              />
            ))}
          </ul>
        </section>
      )}
      {pregens.length > 0 && (
        <section className="stack" aria-label={t.desk.readyCharacters}>
          <h3>{t.desk.readyCharacters}</h3>
          <ul className="stock">
            {pregens.map((each) => (
              <Pregen key={each.id} character={each} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** Who else was counted, of those who come and of those who are there already. */
function Counted({ others, people }: { others: string[]; people: string | null }): ReactNode {
  const roster = useTableState((state) => state.roster)
  const { names, more } = countedWith(
    people === null || people === '' ? others : [...others, people],
    people === null ? roster : [],
  )
  if (names.length === 0) return null
  const all = more === 0 ? names : [...names, t.desk.othersMore(more)]
  return `${t.desk.countedWith(all)} `
}

/**
 * Where the party would fight: in the open scene or in one of the shelf, on its ground and at its distances, against
 * whoever waits there.
 */
function PlaceField({ place, choose }: { place: string; choose: (scene: string) => void }): ReactNode {
  const scenes = useTableState((state) => state.shelf.scenes)
  if (scenes.every((scene) => scene.open)) return null
  return (
    <label className="field">
      <span className="name">{t.desk.whereFought}</span>
      <select className="input" value={place} onChange={(event) => choose(event.target.value)}>
        <option value="">{t.desk.hereAsItStands}</option>
        {scenes
          .filter((scene) => !scene.open)
          .map((scene) => (
            <option key={scene.key} value={scene.key}>
              {scene.people === '' ? scene.title : `${scene.title} (${scene.people})`}
            </option>
          ))}
      </select>
    </label>
  )
}

/** A kind of creature. */
interface Kind {
  id: string
  name: string
}

/** Brings some of a kind in, and tells of each. */
function useBringing(): (creature: string, name: string, count: number, tell?: () => void) => Promise<void> {
  const { token, store } = useTable()
  const connection = useConnection()
  return async (creature, name, count, tell) => {
    const taken = store.getState().roster.map((figure) => figure.id)
    // One after another, so that they stand in the log and the roster in their order.
    for (const id of freshIds(name, count, taken)) {
      const command = await deskOf(token).bringing(creature, id)
      await connection.send('act', { command, mode: 'public' })
      tell?.()
    }
  }
}

function Creature({
  creature,
  expected,
  expect,
}: {
  creature: Stocked
  expected: number
  expect: (count: number) => void
}): ReactNode {
  const deed = useDeed()
  const bringing = useBringing()
  const [count, setCount] = useState<number | null>(1)
  const [brought, setBrought] = useState(0)
  const name = creature.name
  const bring = async () => {
    expect(0)
    await bringing(creature.id, name, count ?? 1, () => setBrought((before) => before + 1))
  }
  return (
    <li>
      <EntryIcon size={24} of={creature.id} />
      <span className="grow">
        <strong>{name}</strong>
        <span className="soft stock-figures">{creature.figures.slice(0, MOST_FIGURES).join(' · ')}</span>
        <span className="label" role="status">
          {brought > 0 && t.desk.broughtIn(brought)}
        </span>
        {deed.error !== null && (
          <span className="note note-harm" role="alert">
            {deed.error}
          </span>
        )}
      </span>
      <Stepper
        name={t.proving.howMany(name)}
        least={1}
        most={MOST_OF_A_KIND}
        value={count}
        onChange={(next) => {
          setCount(next)
          if (expected > 0 && next !== null) expect(next)
        }}
      />
      <button
        type="button"
        className="button button-plain button-small"
        aria-pressed={expected > 0}
        title={t.desk.howDangerous}
        onClick={() => expect(expected > 0 ? 0 : (count ?? 1))}
      >
        <Scale aria-hidden size={16} /> {t.desk.weigh}
        <span className="unseen"> {name}</span>
      </button>
      <button
        type="button"
        className="button button-small"
        disabled={deed.busy || count === null}
        onClick={() => void deed.run(bring)}
      >
        {t.desk.bringIn}
        <span className="unseen"> {name}</span>
      </button>
    </li>
  )
}

function Pregen({ character }: { character: Stocked }): ReactNode {
  const { token, store } = useTable()
  const connection = useConnection()
  const chairs = useTableState((state) => state.chairs).filter((chair) => chair.role !== 'spectator')
  const [seat, setSeat] = useState('')
  const deed = useDeed()
  const name = character.name
  const welcome = async () => {
    const taken = store.getState().roster.map((figure) => figure.id)
    const [id] = freshIds(name, 1, taken) as [string]
    const command = await deskOf(token).welcoming(id, seat === '' ? (chairs[0]?.seat ?? '') : seat, character.entry)
    await connection.send('act', { command, mode: 'public' })
  }
  return (
    <li>
      <EntryIcon size={24} of={character.id} />
      <span className="grow">
        <strong>{name}</strong>
        <span className="soft stock-figures">{character.figures.slice(0, MOST_FIGURES).join(' · ')}</span>
        {deed.error !== null && (
          <span className="note note-harm" role="alert">
            {deed.error}
          </span>
        )}
      </span>
      <select
        className="input stock-seat"
        aria-label={t.desk.whoPlays(name)}
        value={seat}
        onChange={(event) => setSeat(event.target.value)}
      >
        {chairs.map((chair) => (
          <option key={chair.seat} value={chair.seat}>
            {chair.name}
          </option>
        ))}
      </select>
      <button type="button" className="button button-small" disabled={deed.busy} onClick={() => void deed.run(welcome)}>
        {t.desk.welcome}
        <span className="unseen"> {name}</span>
      </button>
    </li>
  )
}
