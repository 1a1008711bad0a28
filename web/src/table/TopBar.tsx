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
  Volume2,
} from 'lucide-react'
import { DropdownMenu, Switch } from 'radix-ui'
import { useCallback } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { LanguageItems } from '../components/Languages'
import { SchemeToggle } from '../components/Page'
import { useBook, useConnection, useTable, useTableState } from '../components/TableDoor'
import { useIsSpokenOf } from './guide'
import { InviteDialog } from './Invite'
import { NARROW, PHONE, UNDOING, useComplain, useMedia, useScreen, useScreenStore } from './screen'
import { t } from '../words/words'
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
  const rules = () => screen.setState((state) => ({ rules: state.rules === null ? { at: 'contents' } : null }))
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
            aria-label={t.table.undoLast}
            title={t.table.undoZ}
            data-part="undo"
            data-guided={undoSpokenOf}
            onClick={undo}
          >
            <Undo2 aria-hidden size={20} />
            <span className="top-word" aria-hidden>
              {t.table.undoShort}
            </span>
          </button>
        )}
        {phone ? (
          <DropdownMenu.Root>
            <DropdownMenu.Trigger className="icon-button" aria-label={t.table.more}>
              <MoreHorizontal aria-hidden size={20} />
            </DropdownMenu.Trigger>
            <DropdownMenu.Portal>
              <DropdownMenu.Content className="menu" align="end" collisionPadding={8}>
                {plays && <ByHandItem />}
                <DropdownMenu.Item className="menu-item" onSelect={timeline}>
                  <History aria-hidden size={18} /> {t.table.timeline}
                </DropdownMenu.Item>
                {plays && (
                  <DropdownMenu.Item className="menu-item" asChild>
                    <Link href={character}>
                      <UserPlus aria-hidden size={18} /> {t.table.newCharacter}
                    </Link>
                  </DropdownMenu.Item>
                )}
                {role === 'referee' && (
                  <DropdownMenu.Item className="menu-item" onSelect={() => screen.setState({ invite: true })}>
                    <Share2 aria-hidden size={18} /> {t.table.invitePeople}
                  </DropdownMenu.Item>
                )}
                {role === 'referee' && (
                  <DropdownMenu.Item className="menu-item" asChild>
                    <Link href={desk}>
                      <ScrollText aria-hidden size={18} /> {t.table.deskOf(book?.theme.referee ?? t.common.referee)}
                    </Link>
                  </DropdownMenu.Item>
                )}
                <DropdownMenu.Item className="menu-item" onSelect={rules}>
                  <BookOpen aria-hidden size={18} /> {t.table.rules}
                </DropdownMenu.Item>
                <DropdownMenu.Item className="menu-item" onSelect={() => screen.setState({ sounds: true })}>
                  <Volume2 aria-hidden size={18} /> {t.table.sounds}
                </DropdownMenu.Item>
                <DropdownMenu.Item className="menu-item" onSelect={help}>
                  <CircleHelp aria-hidden size={18} /> {t.table.keys}
                </DropdownMenu.Item>
                <LanguageItems />
              </DropdownMenu.Content>
            </DropdownMenu.Portal>
          </DropdownMenu.Root>
        ) : (
          <>
            <button
              type="button"
              className="icon-button"
              aria-label={t.table.timeline}
              title={t.table.timeline}
              onClick={timeline}
            >
              <History aria-hidden size={20} />
              <span className="top-word" aria-hidden>
                {t.table.timeline}
              </span>
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={t.table.rules}
              title={t.table.rules}
              onClick={rules}
            >
              <BookOpen aria-hidden size={20} />
              <span className="top-word" aria-hidden>
                {t.table.rules}
              </span>
            </button>
            {plays && (
              <Link
                href={character}
                className="icon-button"
                aria-label={t.table.newCharacter}
                title={t.table.newCharacter}
              >
                <UserPlus aria-hidden size={20} />
                <span className="top-word" aria-hidden>
                  {t.table.newCharacter}
                </span>
              </Link>
            )}
            {role === 'referee' && (
              <Link
                href={desk}
                className="icon-button"
                aria-label={t.table.desk}
                title={t.table.deskOf(book?.theme.referee ?? t.common.referee)}
              >
                <ScrollText aria-hidden size={20} />
                <span className="top-word" aria-hidden>
                  {t.table.desk}
                </span>
              </Link>
            )}
            <button
              type="button"
              className="icon-button"
              aria-label={t.table.keys}
              title={t.table.keysHint}
              onClick={help}
            >
              <CircleHelp aria-hidden size={20} />
              <span className="top-word" aria-hidden>
                {t.table.keys}
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
      aria-label={t.table.invitePeople}
      title={t.table.invitePeople}
      onClick={() => screen.setState({ invite: true })}
    >
      <Share2 aria-hidden size={19} />
      <span className="top-word" aria-hidden>
        {t.table.invite}
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
          {t.table.nHere(
            here.length,
            (words) => (
              <span className="unseen">{words}</span>
            ),
            chairs.length,
          )}
        </span>
      </p>
    )
  }
  return (
    <ul className="presence" aria-label={t.table.whoSitsHere}>
      {chairs.map((chair) => (
        <li key={chair.seat} className={chair.here ? 'presence-one presence-here' : 'presence-one'}>
          {chair.name}
          {chair.seat === me?.seat && <span className="soft"> ({t.common.you})</span>}
          {chair.manual && <Hand aria-label={t.common.rollsByHand} size={14} />}
          <span className="unseen"> {chair.here ? t.table.isHere : t.table.isAway}</span>
        </li>
      ))}
    </ul>
  )
}

/** Whether one rolls one's own dice and types what they show, and what that is called: the Referee's are those of foes. */
function useByHand(): {
  manual: boolean
  setManual: (manual: boolean) => void
  name: string
  title: string
} {
  const connection = useConnection()
  const complain = useComplain()
  const manual = useTableState((state) => state.chairs.find((chair) => chair.seat === state.me?.seat)?.manual ?? false)
  const referee = useTableState((state) => state.me?.role === 'referee')
  return {
    manual,
    setManual: (wanted) => void connection.send('roll-by-hand', { manual: wanted }).catch(complain),
    name: referee ? t.table.rollFoesByHand : t.table.rollByHand,
    title: referee ? t.table.realDiceReferee : t.table.realDice,
  }
}

function ByHand(): ReactNode {
  const { manual, setManual, name, title } = useByHand()
  return (
    <label className="by-hand-switch" title={title}>
      <Hand aria-hidden size={18} />
      <span>{name}</span>
      <Switch.Root className="toggle" checked={manual} aria-label={name} onCheckedChange={setManual}>
        <Switch.Thumb className="toggle-thumb" />
      </Switch.Root>
    </label>
  )
}

function ByHandItem(): ReactNode {
  const { manual, setManual, name, title } = useByHand()
  return (
    <DropdownMenu.CheckboxItem className="menu-item" title={title} checked={manual} onCheckedChange={setManual}>
      <Hand aria-hidden size={18} /> {name}
      <DropdownMenu.ItemIndicator>
        <Check aria-hidden size={18} />
      </DropdownMenu.ItemIndicator>
    </DropdownMenu.CheckboxItem>
  )
}
