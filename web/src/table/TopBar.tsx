import {
  BookOpen,
  Check,
  CircleHelp,
  Hand,
  History,
  MoreHorizontal,
  ScrollText,
  Share2,
  Undo2,
  UserPlus,
} from 'lucide-react'
import { DropdownMenu, Switch } from 'radix-ui'
import { useCallback } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { SchemeToggle } from '../components/Page'
import { useBook, useConnection, useTable, useTableState } from '../components/TableDoor'
import { useIsSpokenOf } from './guide'
import { InviteDialog } from './Invite'
import { NARROW, PHONE, UNDOING, useComplain, useMedia, useScreen, useScreenStore } from './screen'
import './TopBar.css'

/** Takes back the last thing that was done. */
export function useUndo(): () => void {
  const connection = useConnection()
  const complain = useComplain()
  const screen = useScreenStore()
  return useCallback(() => {
    connection
      .send('undo', { reason: '' })
      .then(() => screen.setState({ deed: { does: UNDOING } }))
      .catch(complain)
  }, [connection, complain, screen])
}

/** Who is here, and what is not play: undo, the timeline, how one rolls. */
export function TopBar(): ReactNode {
  const { table } = useTable()
  const screen = useScreenStore()
  const role = useTableState((state) => state.me?.role)
  const book = useBook()
  const phone = useMedia(PHONE)
  const undo = useUndo()
  const undoSpokenOf = useIsSpokenOf('undo')
  const inviting = useScreen((state) => state.invite)
  const timeline = () => screen.setState((state) => ({ timeline: !state.timeline, past: null }))
  const help = () => screen.setState({ help: true })
  const rules = `/rules/${book?.id ?? ''}`
  const desk = `/t/${encodeURIComponent(table)}/desk`
  const character = `/t/${encodeURIComponent(table)}/new-character`
  const plays = role !== 'spectator'
  return (
    <header className="top">
      <Link href="/" className="wordmark">
        Quintain
      </Link>
      <Presence />
      {inviting && <InviteDialog onClose={() => screen.setState({ invite: false })} />}
      <div className="top-tools push">
        {role === 'referee' && !phone && <InviteButton />}
        {plays && !phone && <ByHand />}
        {plays && (
          <button
            type="button"
            className="icon-button"
            aria-label="Undo the last command"
            title="Undo (z)"
            data-part="undo"
            data-guided={undoSpokenOf}
            onClick={undo}
          >
            <Undo2 aria-hidden size={20} />
            <span className="top-word" aria-hidden>
              Undo
            </span>
          </button>
        )}
        {phone ? (
          <DropdownMenu.Root>
            <DropdownMenu.Trigger className="icon-button" aria-label="More">
              <MoreHorizontal aria-hidden size={20} />
            </DropdownMenu.Trigger>
            <DropdownMenu.Portal>
              <DropdownMenu.Content className="menu" align="end" collisionPadding={8}>
                {plays && <ByHandItem />}
                <DropdownMenu.Item className="menu-item" onSelect={timeline}>
                  <History aria-hidden size={18} /> Timeline
                </DropdownMenu.Item>
                {plays && (
                  <DropdownMenu.Item className="menu-item" asChild>
                    <Link href={character}>
                      <UserPlus aria-hidden size={18} /> New character
                    </Link>
                  </DropdownMenu.Item>
                )}
                {role === 'referee' && (
                  <DropdownMenu.Item className="menu-item" onSelect={() => screen.setState({ invite: true })}>
                    <Share2 aria-hidden size={18} /> Invite people
                  </DropdownMenu.Item>
                )}
                {role === 'referee' && (
                  <DropdownMenu.Item className="menu-item" asChild>
                    <Link href={desk}>
                      <ScrollText aria-hidden size={18} /> {book?.theme.referee ?? 'Referee'}’s desk
                    </Link>
                  </DropdownMenu.Item>
                )}
                <DropdownMenu.Item className="menu-item" asChild>
                  <Link href={rules}>
                    <BookOpen aria-hidden size={18} /> Rules
                  </Link>
                </DropdownMenu.Item>
                <DropdownMenu.Item className="menu-item" onSelect={help}>
                  <CircleHelp aria-hidden size={18} /> Keys
                </DropdownMenu.Item>
              </DropdownMenu.Content>
            </DropdownMenu.Portal>
          </DropdownMenu.Root>
        ) : (
          <>
            <button type="button" className="icon-button" aria-label="Timeline" title="Timeline" onClick={timeline}>
              <History aria-hidden size={20} />
              <span className="top-word" aria-hidden>
                Timeline
              </span>
            </button>
            <Link href={rules} className="icon-button" aria-label="Rules" title="Rules" target="_blank">
              <BookOpen aria-hidden size={20} />
              <span className="top-word" aria-hidden>
                Rules
              </span>
            </Link>
            {plays && (
              <Link href={character} className="icon-button" aria-label="New character" title="New character">
                <UserPlus aria-hidden size={20} />
                <span className="top-word" aria-hidden>
                  New character
                </span>
              </Link>
            )}
            {role === 'referee' && (
              <Link
                href={desk}
                className="icon-button"
                aria-label="Desk"
                title={`${book?.theme.referee ?? 'Referee'}’s desk`}
              >
                <ScrollText aria-hidden size={20} />
                <span className="top-word" aria-hidden>
                  Desk
                </span>
              </Link>
            )}
            <button type="button" className="icon-button" aria-label="Keys" title="Keys (?)" onClick={help}>
              <CircleHelp aria-hidden size={20} />
              <span className="top-word" aria-hidden>
                Keys
              </span>
            </button>
          </>
        )}
        <SchemeToggle />
      </div>
    </header>
  )
}

function InviteButton(): ReactNode {
  const screen = useScreenStore()
  return (
    <button
      type="button"
      className="icon-button"
      aria-label="Invite people"
      title="Invite people"
      onClick={() => screen.setState({ invite: true })}
    >
      <Share2 aria-hidden size={19} />
      <span className="top-word" aria-hidden>
        Invite
      </span>
    </button>
  )
}

function Presence(): ReactNode {
  const chairs = useTableState((state) => state.chairs)
  const me = useTableState((state) => state.me)
  const narrow = useMedia(NARROW)
  const here = chairs.filter((chair) => chair.here)
  if (narrow) {
    return (
      <p className="presence" title={here.map((chair) => chair.name).join(', ')}>
        <span className="presence-one presence-here">
          {here.length} <span className="unseen">of {chairs.length} are </span>here
        </span>
      </p>
    )
  }
  return (
    <ul className="presence" aria-label="Who sits here">
      {chairs.map((chair) => (
        <li key={chair.seat} className={chair.here ? 'presence-one presence-here' : 'presence-one'}>
          {chair.name}
          {chair.seat === me?.seat && <span className="soft"> (you)</span>}
          {chair.manual && <Hand aria-label="rolls by hand" size={14} />}
          <span className="unseen">{chair.here ? ' is here' : ' is away'}</span>
        </li>
      ))}
    </ul>
  )
}

/** Whether one rolls one's own dice and types what they show. */
function useByHand(): [boolean, (manual: boolean) => void] {
  const connection = useConnection()
  const complain = useComplain()
  const manual = useTableState((state) => state.chairs.find((chair) => chair.seat === state.me?.seat)?.manual ?? false)
  return [manual, (wanted) => void connection.send('roll-by-hand', { manual: wanted }).catch(complain)]
}

function ByHand(): ReactNode {
  const [manual, setManual] = useByHand()
  return (
    <label className="by-hand-switch" title="Roll real dice and type what they show">
      <Hand aria-hidden size={18} />
      <span>Roll by hand</span>
      <Switch.Root className="toggle" checked={manual} aria-label="Roll by hand" onCheckedChange={setManual}>
        <Switch.Thumb className="toggle-thumb" />
      </Switch.Root>
    </label>
  )
}

function ByHandItem(): ReactNode {
  const [manual, setManual] = useByHand()
  return (
    <DropdownMenu.CheckboxItem className="menu-item" checked={manual} onCheckedChange={setManual}>
      <Hand aria-hidden size={18} /> Roll by hand
      <DropdownMenu.ItemIndicator>
        <Check aria-hidden size={18} />
      </DropdownMenu.ItemIndicator>
    </DropdownMenu.CheckboxItem>
  )
}
