import { Share2, Square, Swords } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { useStore } from 'zustand'
import { api, useBooks, useFetched } from '../api'
import type { Book, HouseSwitch, Yard } from '../api'
import { Busy } from '../components/Busy'
import { CopyLinkButton } from '../components/CopyButton'
import { Harm } from '../components/Harm'
import { Page } from '../components/Page'
import { switchValue } from '../components/words'
import { SwitchInput } from '../pages/NewTable'
import { plainText } from '../protocol'
import { STILL } from '../table/screen'
import { showTheme } from '../theme'
import { changes, firstPlan, fromLink, grid, knobs, missing, sideWords, toLink, withSide } from './match'
import type { Called, Cell, Plan } from './match'
import { fighting, keepPeople, keptPeople, partyFighters } from './party'
import type { People } from './party'
import { PartyButtons } from './PartyButtons'
import { isUnderWay, Prover } from './prover'
import type { Run } from './prover'
import { Comparison, FightResult, LeftOut } from './Results'
import { SideEditor } from './SideEditor'
import { MOST_CELLS, SweepEditor, SweepResult } from './SweepView'
import type { Match } from './wire'
import { OrdersFields } from './OrdersFields'
import { RunLine } from './RunLine'
import { t } from '../words/words'
import './ProvingPage.css'

/** Where fights are tried by the thousand, by the very rules of a table. */
export default function ProvingPage({ book: id }: { book?: string }): ReactNode {
  const { value: books, error } = useBooks()
  const book = books?.find((each) => each.id === id) ?? books?.[0]
  useEffect(() => {
    showTheme(book?.theme)
    return () => showTheme()
  }, [book])
  return (
    <Page title={t.proving.provingGround} lede={t.proving.says} wide>
      <Harm says={error?.message} />
      {books !== null && (
        <nav className="yard-books" aria-label={t.proving.books}>
          {books.map((each) => (
            <Link
              key={each.id}
              href={`/proving/${encodeURIComponent(each.id)}`}
              aria-current={each.id === book?.id ? 'page' : undefined}
            >
              {each.title}
            </Link>
          ))}
        </nav>
      )}
      {book !== undefined && <Loading key={book.id} book={book} />}
    </Page>
  )
}

function Loading({ book }: { book: Book }): ReactNode {
  const { value: yard, error: noYard } = useFetched(`yard ${book.id}`, () => api.yard(book.id))
  const { value: switches, error: noHouse } = useFetched(`house ${book.id}`, () => api.house(book.id))
  const error = noYard ?? noHouse
  if (error !== null) return <Harm says={error.message} />
  return yard === null || switches === null ? <Busy /> : <YardView book={book} yard={yard} switches={switches} />
}

type Mode = 'fight' | 'compare' | 'sweep'

/** What the results on the page are results of: the form above may say something else by now. */
interface Shown {
  mode: Mode
  cells: Cell[]
  axes: { label: string; axis: Plan['axes'][number] }[]
}

function YardView({ book, yard, switches }: { book: Book; yard: Yard; switches: HouseSwitch[] }): ReactNode {
  const search = useSearch()
  const [, go] = useLocation()
  const [plan, setPlan] = useState(() => fromLink(book.id, search) ?? firstPlan(book.id, yard))
  const [mode, setMode] = useState<Mode>(() =>
    plan.against !== null ? 'compare' : plan.axes.length > 0 ? 'sweep' : 'fight',
  )
  const [shown, setShown] = useState<Shown | null>(null)
  const [prover] = useState(() => new Prover())
  const [people, setPeople] = useState(() => keptPeople(book.id))
  const [wanted] = useState(() => new URLSearchParams(search).get('party'))
  const run = useStore(prover.run)
  useEffect(() => () => prover.close(), [prover])
  // The link follows once somebody stops changing things.
  const follow = useEffectEvent(() => go(toLink(plan), { replace: true }))
  useEffect(() => {
    const timer = setTimeout(follow, 400)
    return () => clearTimeout(timer)
  }, [plan])
  const set = (part: Partial<Plan>) => setPlan((before) => ({ ...before, ...part }))
  const setMatch = (match: Match) => set({ match })
  const called = { facts: yard.facts, switches }
  const all = useMemo(() => knobs(plan.match, yard, switches), [plan.match, yard, switches])
  const cells = useMemo(
    () => (mode === 'sweep' && plan.axes.length > 0 ? grid(plan.match, plan.axes, all) : []),
    [mode, plan, all],
  )
  const bring = (party: People) => {
    const all = { ...people, ...party }
    keepPeople(book.id, all)
    setPeople(all)
    setPlan((before) => {
      const [first] = before.match.sides
      if (first === undefined) return before
      return { ...before, match: withSide(before.match, 0, { ...first, fighters: partyFighters(party) }) }
    })
  }
  const turn = (next: Mode) => {
    setMode(next)
    set({ against: next === 'compare' ? (plan.against ?? plan.match) : null, axes: next === 'sweep' ? plan.axes : [] })
  }
  const matches =
    mode === 'fight'
      ? [plan.match]
      : mode === 'compare'
        ? [plan.against ?? plan.match, plan.match]
        : cells.map((cell) => cell.match)
  const lacking = missing(plan.match)
  const ready = lacking === null && matches.length > 0 && matches.length <= MOST_CELLS
  const start = () => {
    go(toLink(plan), { replace: true })
    setShown({
      mode,
      cells,
      axes: plan.axes.map((axis) => ({ axis, label: all.find((knob) => knob.key === axis.what)?.label ?? axis.what })),
    })
    prover.prove({
      matches,
      fights: plan.fights,
      seed: plan.seed,
      people: fighting(people, matches),
      ...(plan.within > 0 ? { within: plan.within } : {}),
    })
  }
  return (
    <>
      <PartyButtons book={book.id} wanted={wanted} onBring={bring} />
      <div className="yard-sides">
        {plan.match.sides.map((side, i) => (
          <SideEditor
            key={i}
            at={i}
            side={side}
            yard={yard}
            onChange={(next) => setMatch(withSide(plan.match, i, next))}
          />
        ))}
      </div>
      <HouseRules match={plan.match} switches={switches} book={book} onChange={setMatch} />
      <Tabs.Root value={mode} onValueChange={(next) => turn(next as Mode)} className="stack">
        <Tabs.List className="tabs" aria-label={t.proving.whatToFind}>
          <Tabs.Trigger value="fight" className="tab">
            {t.proving.whoWinsAsk}
          </Tabs.Trigger>
          <Tabs.Trigger value="compare" className="tab">
            {t.proving.changeOne}
          </Tabs.Trigger>
          <Tabs.Trigger value="sweep" className="tab">
            {t.proving.sweepGrid}
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="fight" className="unseen" tabIndex={-1} />
        <Tabs.Content value="compare" tabIndex={-1}>
          <Against
            plan={plan}
            called={called}
            onKeep={() => set({ against: plan.match })}
            onBack={() => plan.against !== null && setMatch(plan.against)}
          />
        </Tabs.Content>
        <Tabs.Content value="sweep" tabIndex={-1}>
          <SweepEditor plan={plan} all={all} onChange={(axes) => set({ axes })} />
        </Tabs.Content>
      </Tabs.Root>
      <form
        className="yard-orders"
        onSubmit={(event) => {
          event.preventDefault()
          if (ready) start()
        }}
      >
        <OrdersFields
          plan={plan}
          yard={yard}
          onChange={set}
          onRounds={(rounds) => setMatch({ ...plan.match, rounds })}
        />
        <div className="row">
          {isUnderWay(run) ? (
            <button type="button" className="button button-main" onClick={() => prover.stop()}>
              <Square aria-hidden size={17} /> {t.proving.stop}
            </button>
          ) : (
            <button className="button button-main" disabled={!ready}>
              <Swords aria-hidden size={18} />{' '}
              {mode === 'fight' ? t.proving.fight : mode === 'compare' ? t.proving.compare : t.proving.sweep}
            </button>
          )}
          <CopyLinkButton path={toLink(plan)} className="button" icon={<Share2 aria-hidden size={16} />} />
        </div>
        {lacking !== null && <p className="soft">{lacking}</p>}
      </form>
      <RunLine prover={prover} />
      {shown !== null && <ShownResult shown={shown} prover={prover} called={called} />}
    </>
  )
}

function ShownResult({ shown, prover, called }: { shown: Shown; prover: Prover; called: Called }): ReactNode {
  const run = useStore(prover.run)
  const begun = (run.standings[0]?.result.fights ?? 0) > 0
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Each run is to be looked at, once there is something to see.
    if (!begun) return
    const still = matchMedia(STILL).matches
    part.current?.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' })
  }, [begun, shown])
  return (
    <div ref={part} className="stack yard-shown">
      <ModeResult shown={shown} run={run} prover={prover} called={called} />
      <LeftOut deeds={run.ended?.leftOut ?? []} />
    </div>
  )
}

function ModeResult({
  shown,
  run,
  prover,
  called,
}: {
  shown: Shown
  run: Run
  prover: Prover
  called: Called
}): ReactNode {
  const first = run.standings[0]
  const match = run.orders?.matches[0]
  switch (shown.mode) {
    case 'fight':
      return first != null && match !== undefined && first.result.fights > 0 ? (
        <FightResult result={first.result} match={match} seed={run.orders?.seed ?? 0} prover={prover} />
      ) : null
    case 'compare':
      return first != null && first.result.fights > 0 ? <Comparison run={run} called={called} /> : null
    case 'sweep':
      return first != null && first.result.fights > 0 ? (
        <div className="yard-results">
          <SweepResult run={run} cells={shown.cells} axes={shown.axes} side={first.result.sides[0]?.name ?? ''} />
        </div>
      ) : null
  }
}

/** The match before the change, and what is different now. */
function Against({
  plan,
  called,
  onKeep,
  onBack,
}: {
  plan: Plan
  called: Called
  onKeep: () => void
  onBack: () => void
}): ReactNode {
  if (plan.against === null) return null
  const said = changes(plan.against, plan.match, called)
  return (
    <div className="stack">
      <p>
        <span className="soft">{t.proving.before} </span>
        {plan.against.sides.map(sideWords).join(` ${t.proving.against} `)}.
      </p>
      {said.length === 0 ? (
        <p className="soft">{t.proving.nowChange}</p>
      ) : (
        <>
          <ul className="yard-changes">
            {said.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          <div className="row">
            <button type="button" className="button button-small" onClick={onBack}>
              {t.proving.takeChangeBack}
            </button>
            <button type="button" className="button button-small" onClick={onKeep}>
              {t.proving.goOnFromHere}
            </button>
          </div>
        </>
      )}
    </div>
  )
}

function HouseRules({
  match,
  switches,
  book,
  onChange,
}: {
  match: Match
  switches: HouseSwitch[]
  book: Book
  onChange: (match: Match) => void
}): ReactNode {
  const changed = Object.keys(match.house).length
  if (switches.length === 0) return null
  return (
    <details className="house">
      <summary>{changed > 0 ? t.pages.houseRulesChanged(changed) : t.pages.houseRules}</summary>
      <p className="soft">{t.proving.houseSays(book.title)}</p>
      <div className="yard-house">
        {switches.map((each) => (
          <SwitchInput
            key={each.name}
            each={each}
            value={plainText(match.house[each.name] ?? each.usual)}
            onChange={(value) => {
              const { [each.name]: _, ...rest } = match.house
              onChange({ ...match, house: value === each.usual ? rest : { ...rest, [each.name]: switchValue(value) } })
            }}
          />
        ))}
      </div>
    </details>
  )
}
