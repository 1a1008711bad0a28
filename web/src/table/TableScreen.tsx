import { PanelRightOpen } from 'lucide-react'
import { Tabs, Tooltip } from 'radix-ui'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { LineBanner } from '../components/LineBanner'
import { useTableState } from '../components/TableDoor'
import { ActionBar } from './ActionBar'
import { Board } from './Board'
import { CallCards, Calling } from './Calling'
import { Intents } from './Intents'
import { Help, Keys } from './Keys'
import { Log } from './Log'
import { Notices } from './Notices'
import { OfferTray } from './OfferForm'
import { Palette } from './Palette'
import { QuestionCard } from './QuestionCard'
import { Roster } from './Roster'
import { SceneView } from './SceneView'
import {
  NARROW,
  newScreen,
  PastContext,
  PHONE,
  ScreenContext,
  useMedia,
  useScreen,
  useScreenStore,
  useSelected,
} from './screen'
import type { Tab } from './screen'
import { SheetView } from './SheetView'
import { StartPanel } from './StartPanel'
import { Timeline, usePast } from './Timeline'
import { TopBar } from './TopBar'
import { TurnBanner } from './TurnBanner'
import './TableScreen.css'

/** The table people play at. */
export default function TableScreen(): ReactNode {
  const [screen] = useState(newScreen)
  return (
    <ScreenContext value={screen}>
      <Tooltip.Provider delayDuration={200}>
        <Table />
        <OfferTray />
        <Calling />
        <Palette />
        <Keys />
        <Help />
        <Notices />
      </Tooltip.Provider>
    </ScreenContext>
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
  const open = log || !narrow
  return (
    <div className={open || form ? 'table' : 'table table-no-log'}>
      <a className="skip" href="#main">
        Skip to the scene
      </a>
      <div className="table-top">
        <TopBar />
        <LineBanner />
      </div>
      <TurnBanner />
      <Roster />
      <main id="main" tabIndex={-1} className={looking ? 'table-scene table-past' : 'table-scene'}>
        <Timeline />
        <StartPanel>
          <SceneView />
          <Selected />
        </StartPanel>
      </main>
      <section className="table-foot" aria-label="What to do">
        <QuestionCard />
        <CallCards />
        <Intents />
        {!looking && !drafts && <ActionBar />}
      </section>
      {open ? <Log collapsible={narrow} /> : <LogRail />}
    </div>
  )
}

function Selected(): ReactNode {
  const selected = useSelected()
  return selected === null ? <Board /> : <SheetView figure={selected} />
}

/** The folded log: how much there is that was not read yet. */
function LogRail(): ReactNode {
  const screen = useScreenStore()
  const last = useTableState((state) => state.last)
  const [read] = useState(last)
  return (
    <aside className="log-rail">
      <button
        type="button"
        className="icon-button"
        aria-label="Show the log"
        onClick={() => screen.setState({ log: true })}
      >
        <PanelRightOpen aria-hidden size={20} />
      </button>
      {last > read && (
        <span className="count numbers" aria-label={`${last - read} new`}>
          {last - read}
        </span>
      )}
    </aside>
  )
}

const TABS: { tab: Tab; name: string }[] = [
  { tab: 'sheet', name: 'Sheet' },
  { tab: 'scene', name: 'Scene' },
  { tab: 'log', name: 'Log' },
]

function PhoneTable(): ReactNode {
  const screen = useScreenStore()
  const tab = useScreen((state) => state.tab)
  const title = useTableState((state) => state.me?.title ?? '')
  const looking = useScreen((state) => state.past !== null)
  const drafts = useScreen((state) => state.intents !== null)
  return (
    <Tabs.Root
      className="table table-phone"
      value={tab}
      onValueChange={(value) => screen.setState({ tab: value as Tab })}
    >
      <div className="table-top">
        <TopBar />
        <LineBanner />
        <nav aria-label="Parts of the table">
          <Tabs.List className="tabs phone-tabs">
            {TABS.map((each) => (
              <Tabs.Trigger key={each.tab} value={each.tab} className="tab">
                {each.name}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
        </nav>
        <TurnBanner />
      </div>
      <main className={looking ? 'phone-main table-past' : 'phone-main'}>
        {tab !== 'scene' && <h1 className="unseen">{title}</h1>}
        <Tabs.Content value="sheet" className="phone-page">
          <Roster row />
          <Selected />
        </Tabs.Content>
        <Tabs.Content value="scene" className="phone-page">
          <Timeline />
          <StartPanel>
            <SceneView />
            <Roster />
          </StartPanel>
        </Tabs.Content>
        <Tabs.Content value="log" className="phone-page phone-log">
          <Log collapsible={false} />
        </Tabs.Content>
      </main>
      <section className="table-foot" aria-label="What to do">
        <QuestionCard />
        <CallCards />
        <Intents />
        {tab !== 'log' && !looking && !drafts && <ActionBar />}
      </section>
    </Tabs.Root>
  )
}
