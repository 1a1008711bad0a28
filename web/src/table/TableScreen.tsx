import { PanelRightOpen } from 'lucide-react'
import { Tabs, Tooltip } from 'radix-ui'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation, useRoute } from 'wouter'
import { LineBanner } from '../components/LineBanner'
import { takeKept } from '../desk/workshop'
import { WorkshopBanner } from '../desk/WorkshopBanner'
import { Wizard } from '../character/Wizard'
import { useTable, useTableState } from '../components/TableDoor'
import { Arrivals } from '../journal/Arrivals'
import { Journal } from '../journal/Journal'
import { PageDialog } from '../journal/PageDialog'
import { ActionBar } from './ActionBar'
import { Board } from './Board'
import { CallCards, Calling } from './Calling'
import { Following } from './Following'
import { Guide, NoteBeside } from './Guide'
import { useIsSpokenOf } from './guide'
import { Intents } from './Intents'
import { Help, Keys } from './Keys'
import { Log } from './Log'
import { Notices } from './Notices'
import { OfferTray } from './OfferForm'
import { Palette } from './Palette'
import { QuestionCard } from './QuestionCard'
import { Results } from './Results'
import { RulesDoor, RulesPanel } from './RulesPanel'
import { Roster } from './Roster'
import { SceneView } from './SceneView'
import {
  NARROW,
  newScreen,
  PastContext,
  PHONE,
  ScreenContext,
  STILL,
  useMedia,
  useScreen,
  useScreenStore,
  useSelected,
  useUnread,
} from './screen'
import type { Tab } from './screen'
import { SavedRollsDialogs } from './SavedRolls'
import { SheetView } from './SheetView'
import { Sounding, SoundsDialog } from './Sounding'
import { StartPanel } from './StartPanel'
import { Timeline, usePast } from './Timeline'
import { TopBar } from './TopBar'
import { useTumbling } from './tumbling'
import { TurnBanner } from './TurnBanner'
import { t } from '../words/words'
import './TableScreen.css'

/** The table people play at. */
export default function TableScreen(): ReactNode {
  const [screen] = useState(newScreen)
  return (
    <ScreenContext value={screen}>
      <Tooltip.Provider delayDuration={200}>
        <RulesDoor>
          <Guide>
            <Table />
            <Following />
            <Sounding />
          </Guide>
          <Palette />
          <Keys />
          <Help />
          <SoundsDialog />
          <SavedRollsDialogs />
          <PageDialog />
          <Arrivals />
          <Notices />
          <SceneKept />
          <Tumbling />
          <RulesPanel />
        </RulesDoor>
      </Tooltip.Provider>
    </ScreenContext>
  )
}

/** Whoever comes back from preparing a scene is told where it is. */
function SceneKept(): ReactNode {
  const { table } = useTable()
  const screen = useScreenStore()
  useEffect(() => {
    const title = takeKept(table)
    if (title !== null) screen.setState({ notice: { text: t.desk.keptOnShelf(title), clause: '', wrong: false } })
  }, [table, screen])
  return null
}

const TumblingDice = lazy(() => import('./TumblingDice'))

/** Dice to look at, for whoever wants them and has nothing against motion. */
function Tumbling(): ReactNode {
  const [wanted] = useTumbling()
  const still = useMedia(STILL)
  return wanted && !still ? <Rolling /> : null
}

/** What is rolled from here on rolls over the screen, also what was rolled before the dice were fetched. */
function Rolling(): ReactNode {
  const { store } = useTable()
  const [since] = useState(() => store.getState().entries.at(-1)?.seq ?? 0)
  return (
    <Suspense>
      <TumblingDice since={since} />
    </Suspense>
  )
}

function Table(): ReactNode {
  const phone = useMedia(PHONE)
  const past = usePast()
  return <PastContext value={past}>{phone ? <PhoneTable /> : <WideTable />}</PastContext>
}

function WideTable(): ReactNode {
  const narrow = useMedia(NARROW)
  const log = useScreen((state) => state.log)
  const looking = useScreen((state) => state.past !== null)
  const form = useScreen((state) => state.opened !== null || state.calling)
  const drafts = useScreen((state) => state.intents !== null)
  const making = useMaking()
  const stage = useScreen((state) => state.stage)
  const open = log || !narrow
  useUnread(open && !stage)
  const layout = stage ? (form ? 'table table-stage table-beside' : 'table table-stage') : 'table'
  return (
    <div className={stage || open || form ? layout : 'table table-no-log'}>
      <a className="skip" href="#main">
        {t.table.skipToScene}
      </a>
      <div className="table-top">
        {!stage && <TopBar />}
        {!stage && <NoteBeside parts={['undo']} />}
        <LineBanner />
        <WorkshopBanner />
      </div>
      <TurnBanner />
      {!stage && <Roster />}
      <main id="main" tabIndex={-1} className={looking ? 'table-scene table-past' : 'table-scene'}>
        <Timeline />
        <NoteBeside parts={['scene']} />
        <Stage>
          <SceneView />
          <Selected />
        </Stage>
      </main>
      <section className="table-foot" aria-label={t.table.whatToDo} data-part="bar">
        <NoteBeside parts={['bar']} />
        <QuestionCard />
        <CallCards />
        <Intents />
        {!looking && !drafts && !making && <ActionBar />}
      </section>
      {!stage && (open ? <Beside collapsible={narrow} /> : <LogRail />)}
      <OfferTray />
      <Calling />
    </div>
  )
}

/** The log, or the journal in its place. */
function Beside({ collapsible }: { collapsible: boolean }): ReactNode {
  const side = useScreen((state) => state.side)
  return side === 'journal' ? <Journal collapsible={collapsible} /> : <Log collapsible={collapsible} />
}

/** Whether somebody is being made on this screen. */
function useMaking(): boolean {
  const role = useTableState((state) => state.me?.role)
  const [making] = useRoute('/t/:table/new-character')
  return making && role !== 'spectator'
}

/** The scene, or what stands in its place: the start of a table, or a character in the making. */
function Stage({ children }: { children: ReactNode }): ReactNode {
  const { table } = useTable()
  const [, go] = useLocation()
  const screen = useScreenStore()
  if (!useMaking()) return <StartPanel>{children}</StartPanel>
  const back = `/t/${encodeURIComponent(table)}`
  return (
    <Wizard
      onLeave={() => go(back)}
      onDone={(character) => {
        screen.setState({ selected: character })
        go(back)
      }}
    />
  )
}

function Selected(): ReactNode {
  const selected = useSelected()
  return selected === null ? <Board /> : <SheetView figure={selected} />
}

/** The folded log: how much there is that was not read yet. */
function LogRail(): ReactNode {
  const screen = useScreenStore()
  const fresh = useUnread(false)
  return (
    <aside className="log-rail">
      <button
        type="button"
        className="icon-button"
        aria-label={t.table.showLog}
        onClick={() => screen.setState({ log: true })}
      >
        <PanelRightOpen aria-hidden size={20} />
      </button>
      {fresh > 0 && (
        <span className="count numbers" role="img" aria-label={t.table.nNew(fresh)}>
          {fresh}
        </span>
      )}
    </aside>
  )
}

const tabs = (): { tab: Tab; name: string }[] => [
  { tab: 'sheet', name: t.table.sheet },
  { tab: 'scene', name: t.table.scene },
  { tab: 'log', name: t.table.log },
  { tab: 'journal', name: t.table.journal },
]

function PhoneTable(): ReactNode {
  const screen = useScreenStore()
  const tab = useScreen((state) => state.tab)
  const title = useTableState((state) => state.me?.title ?? '')
  const logSpokenOf = useIsSpokenOf('log')
  const looking = useScreen((state) => state.past !== null)
  const drafts = useScreen((state) => state.intents !== null)
  const making = useMaking()
  const fresh = useUnread(tab === 'log')
  const form = useScreen((state) => state.opened !== null || state.calling)
  const stage = useScreen((state) => state.stage)
  return (
    <Tabs.Root
      className="table table-phone"
      value={tab}
      onValueChange={(value) => screen.setState({ tab: value as Tab })}
    >
      <div className="table-top">
        {!stage && <TopBar />}
        <LineBanner />
        <WorkshopBanner />
        <nav aria-label={t.table.partsOfTable} hidden={stage}>
          <Tabs.List className="tabs phone-tabs">
            {tabs().map((each) => (
              <Tabs.Trigger
                key={each.tab}
                value={each.tab}
                className="tab"
                data-guided={each.tab === 'log' ? logSpokenOf : undefined}
              >
                {each.name}
                {each.tab === 'log' && fresh > 0 && (
                  <span className="count numbers tab-count">
                    {fresh}
                    <span className="unseen"> {t.table.newWord}</span>
                  </span>
                )}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
        </nav>
        <TurnBanner />
        {!form && <NoteBeside parts={['scene', 'roster', 'log', 'undo']} />}
      </div>
      {tab !== 'log' && tab !== 'journal' && !looking && <Results />}
      <main tabIndex={-1} className={looking ? 'phone-main table-past' : 'phone-main'}>
        {tab !== 'scene' && <h1 className="unseen">{title}</h1>}
        <Tabs.Content value="sheet" className="phone-page">
          <Roster row />
          <Selected />
        </Tabs.Content>
        <Tabs.Content value="scene" className="phone-page">
          <Timeline />
          <Stage>
            <SceneView />
            <Roster />
          </Stage>
        </Tabs.Content>
        <Tabs.Content value="journal" className="phone-page phone-log">
          <Journal collapsible={false} />
        </Tabs.Content>
        <Tabs.Content value="log" className="phone-page phone-log">
          <Log collapsible={false} />
        </Tabs.Content>
      </main>
      <section className="table-foot" aria-label={t.table.whatToDo} data-part="bar">
        <NoteBeside parts={['bar']} />
        <QuestionCard />
        <CallCards />
        <Intents />
        <OfferTray />
        <Calling />
        {tab !== 'log' && tab !== 'journal' && !looking && !drafts && !making && !form && <ActionBar />}
      </section>
    </Tabs.Root>
  )
}
