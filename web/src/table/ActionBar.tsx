import { ChevronUp, Hourglass, Megaphone, Search } from 'lucide-react'
import { Dialog, DropdownMenu, Tooltip } from 'radix-ui'
import { useCallback, useContext, useMemo, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { CommandIcon } from '../components/CommandIcon'
import { isSettled } from '../components/answers'
import { useBook, useConnection, useTableState } from '../components/TableDoor'
import type { Figure, Offered } from '../protocol'
import { lastOfGame } from '../table-store'
import { HOUSE } from '../theme'
import type { Theme } from '../theme'
import { leftOf } from '../turns'
import { isOnward, isRunByKey, laidOut, ordered } from './bar'
import type { BarGroup } from './bar'
import { changesInWords } from './considering'
import { NoteBeside } from './Guide'
import { GuideContext, useIsSpokenOf } from './guide'
import { FoesAct } from './Intents'
import { PHONE, useMedia, useMine, useOffersOf, useScreen, useScreenStore, useSelected } from './screen'
import type { OffersOf } from './screen'
import { beginning } from './start'
import { useRunOffer, useTakeOffer } from './useOffer'
import { groupName, offerLabel } from './words'
import { listed, t } from '../words/words'
import './ActionBar.css'

/** What the chosen character can do now, each at its own place; what cannot be done says why. */
export function ActionBar(): ReactNode {
  const figure = useSelected()
  const offers = useOffersOf(figure)
  const theme = useBook()?.theme ?? HOUSE
  const role = useTableState((state) => state.me?.role)
  const busy = useTableState((state) => state.busy)
  const waiting = useTableState((state) => state.waiting)
  const asked = useTableState((state) => state.question !== null)
  const own = useTableState((state) => state.offers)
  // Between two turns, too: then there is nothing else to do.
  const turns = useTableState((state) => state.roster.some((each) => each.turn || each.place != null))
  const phone = useMedia(PHONE)
  const name = figure?.name ?? (role === 'referee' ? theme.referee : '')
  const known = useKnownGroups(offers.offers, figure === null ? 'seat' : figure.side)
  // At their own place, the Referee's word comes first.
  const groups = ordered(offers.offers, theme, known, figure === null ? 'referee' : undefined)
  // Whoever is chosen: where turns are taken, the Referee can move the game on, or sees what is missing.
  const onward =
    role === 'referee' && figure !== null && turns ? own.find((offer) => isOnward(offer, theme)) : undefined
  const mine = useMine()
  const others = useTableState((state) => state.roster.some((each) => !mine(each) && each.gone === ''))
  // The Referee calls from their own place, once there is somebody whom a player plays.
  const calls = role === 'referee' && figure === null && others
  const begin = role === 'referee' && phone && !turns ? beginning(own, theme.shortcuts) : null
  if (role === 'spectator' || asked) return null
  if (busy || waiting.length > 0) {
    return (
      <div className="bar bar-waits" role="status">
        <Hourglass aria-hidden size={18} />
        {waiting.length > 0 ? t.table.waitsFor(listed(waiting)) : t.table.waitsForAnswer}
      </div>
    )
  }
  if (offers.offers.length === 0) {
    return (
      <div className="bar bar-waits">{figure === null ? t.table.nothingToDo : t.table.nothingFor(figure.name)}</div>
    )
  }
  if (phone)
    return (
      <ActionSheet
        name={name}
        figure={figure}
        groups={groups}
        offers={offers}
        theme={theme}
        onward={onward ?? begin ?? undefined}
        calls={calls}
      />
    )
  return <WideBar name={name} groups={groups} as={offers.as} theme={theme} onward={onward} calls={calls} />
}

/** In a narrower bar the magnifier has to do without its word. */
const WORDY = 800

/** The groups that were ever there for somebody of this kind: they keep their places while they are empty. */
function useKnownGroups(offers: Offered[], kind: string): readonly string[] {
  const [known, setKnown] = useState<Record<string, string[]>>({})
  const had = known[kind] ?? []
  const more = [...new Set(offers.map((offer) => offer.group))].filter((group) => !had.includes(group))
  if (more.length === 0) return had
  const all = [...had, ...more]
  setKnown({ ...known, [kind]: all })
  return all
}

function WideBar({
  name,
  groups,
  as,
  theme,
  onward,
  calls,
}: {
  name: string
  groups: BarGroup[]
  as?: string
  theme: Theme
  onward?: Offered
  /** Whether rolls can be called for. */
  calls: boolean
}): ReactNode {
  const screen = useScreenStore()
  const [room, ref] = useWidth()
  const measure = useMemo(() => measurer(), [])
  const laid =
    room === 0
      ? groups
      : laidOut(groups, theme, {
          row: room,
          gap: 0.3 * measure.rem,
          group: 0.8 * measure.rem,
          offer: (offer) => measure.offer(offerLabel(offer, name), keyOfOffer(offer, theme) !== undefined),
          menu: (group) => measure.menu(groupName(group, theme.referee)),
          end:
            (room < WORDY ? 2.2 * measure.rem : measure.menu(t.table.find)) +
            (!calls
              ? 0
              : 0.3 * measure.rem + (room < WORDY ? 2.6 * measure.rem : measure.offer(t.table.callFor, true))) +
            (onward === undefined
              ? 0
              : measure.offer(offerLabel(onward, ''), true) + measure.offer(t.table.foesAct, true) + 0.6 * measure.rem),
        })
  // What moves the game on has its place at the end.
  const notAtTheEnd = (offer: Offered) => offer.command !== onward?.command
  return (
    <div
      ref={ref}
      className="bar"
      role="toolbar"
      aria-label={name === theme.referee ? t.table.whatTheCanDo(name) : t.table.whatCanDo(name)}
      onKeyDown={walk}
    >
      {laid.map((group) => {
        const called = groupName(group.group, theme.referee)
        const [first, ...others] = group.open
          .filter(notAtTheEnd)
          .map((offer) => (
            <OfferButton
              key={keyOf(offer)}
              offer={offer}
              as={as}
              name={name}
              theme={theme}
              keyed={isRunByKey(offer, group.all)}
            />
          ))
        return (
          <div key={group.group} className="bar-group" role="group" aria-label={called}>
            <span className="bar-lead">
              <OfferMenu offers={group.all} as={as} name={name} theme={theme} called={called} />
              {first}
            </span>
            {others}
          </div>
        )
      })}
      <span className="bar-end push">
        {calls && (
          <button
            type="button"
            className="offer"
            title={t.table.callFor}
            aria-keyshortcuts="r"
            onClick={() => screen.setState({ calling: true, opened: null })}
          >
            <Megaphone aria-hidden size={18} />
            <span className={room < WORDY ? 'unseen' : undefined}>{t.table.callFor}</span>
            {room >= WORDY && <kbd aria-hidden>r</kbd>}
          </button>
        )}
        <button
          type="button"
          className="offer offer-find"
          title={t.table.findTitle}
          aria-keyshortcuts="Control+K"
          onClick={() => screen.setState({ palette: true })}
        >
          <Search aria-hidden size={16} />
          <span className={room < WORDY ? 'unseen' : undefined}>{t.table.find}</span>
        </button>
        <FoesAct />
        {onward !== undefined && (
          <span className="bar-onward">
            <OfferButton offer={onward} as={undefined} name="" theme={theme} />
          </span>
        )}
      </span>
    </div>
  )
}

/** The width that an element has to lay things out in. */
function useWidth(): [number, (element: HTMLElement | null) => (() => void) | undefined] {
  const [width, setWidth] = useState(0)
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [width, ref]
}

/** How wide buttons get, reckoned as the style sheet has them and a little more. */
function measurer() {
  const style = getComputedStyle(document.documentElement)
  const rem = Number.parseFloat(style.fontSize)
  const pen = document.createElement('canvas').getContext('2d')
  const size = 0.96 * rem
  if (pen !== null) pen.font = `${size}px ${getComputedStyle(document.body).fontFamily}`
  const text = (words: string) => 1.02 * (pen?.measureText(words).width ?? words.length * size * 0.52)
  return {
    rem,
    offer: (label: string, key: boolean) => text(label) + 18 + 2 + 1.5 * rem + (key ? 1.95 * rem : 0),
    menu: (label: string) => text(label) + 15 + 2 + 1.75 * rem,
  }
}

function keyOf(offer: Offered): string {
  return `${offer.command} ${JSON.stringify(offer.filled)} ${offer.label}`
}

function keyOfOffer(offer: Offered, theme: Theme): string | undefined {
  return theme.shortcuts.find((each) => each.command === offer.command)?.key
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
  const all = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button')]
  const at = all.indexOf(document.activeElement as HTMLButtonElement)
  if (at < 0) return
  event.preventDefault()
  all[(at + (event.key === 'ArrowRight' ? 1 : -1) + all.length) % all.length]?.focus()
}

interface OfferProps {
  offer: Offered
  as?: string
  name: string
  theme: Theme
}

function OfferButton({ offer, as, name, theme, keyed = true }: OfferProps & { keyed?: boolean }): ReactNode {
  const open = useTakeOffer()
  const [foretold, foretell] = useCertainty(offer, as)
  const isOpen = useScreen((state) => state.opened?.offer === offer)
  const spokenOf = useIsSpokenOf('bar', offer.command)
  const shortcut = keyed ? keyOfOffer(offer, theme) : undefined
  const button = (
    <button
      type="button"
      className={offer.blocked ? 'offer offer-blocked' : 'offer'}
      aria-disabled={offer.blocked ? true : undefined}
      aria-pressed={isOpen || undefined}
      aria-keyshortcuts={shortcut}
      data-command={offer.command}
      data-filled={JSON.stringify(offer.filled)}
      data-guided={spokenOf}
      onClick={() => open(offer, as)}
    >
      <CommandIcon theme={theme} command={offer.command} />
      <span>{offerLabel(offer, name)}</span>
      {shortcut !== undefined && !offer.blocked && <kbd aria-hidden>{shortcut}</kbd>}
      {offer.blocked && <span className="unseen">: {offer.blocked.reason}</span>}
    </button>
  )
  const says = offer.blocked ? offer.blocked.reason : foretold
  return (
    <Tooltip.Root onOpenChange={(pointedAt) => pointedAt && foretell()}>
      <Tooltip.Trigger asChild>{button}</Tooltip.Trigger>
      {says !== '' && (
        <Tooltip.Portal>
          <Tooltip.Content className="tooltip" sideOffset={6} collisionPadding={8}>
            {says}
          </Tooltip.Content>
        </Tooltip.Portal>
      )}
    </Tooltip.Root>
  )
}

/**
 * What a command brings for certain, asked for when somebody points at it, once for each standing of the table; nothing
 * where it leaves anything to choose or to chance. While a form is open, its own odds go first.
 */
function useCertainty(offer: Offered, as?: string): [string, () => void] {
  const connection = useConnection()
  const last = useTableState(lastOfGame)
  const formIsOpen = useScreen((state) => state.opened !== null)
  const [told, setTold] = useState({ at: -1, says: '' })
  const ask = () => {
    if (told.at === last || formIsOpen || offer.blocked || offer.making) return
    setTold({ at: last, says: '' })
    const fill = (odds: boolean) =>
      connection.send('fill', { command: offer.command, filled: offer.filled, chosen: {}, odds, as })
    fill(false)
      .then((form) => (form.command != null && form.fields.every((field) => isSettled(field.kind)) ? fill(true) : null))
      .then((form) => {
        if (form?.weighed != null && 'certain' in form.weighed)
          setTold({ at: last, says: changesInWords(form.weighed.certain.changes) })
      })
      .catch(() => {
        // Whoever presses the button hears of it.
      })
  }
  return [told.at === last ? told.says : '', ask]
}

function OfferMenu({
  offers,
  as,
  name,
  theme,
  called,
}: { offers: Offered[]; called: string } & Omit<OfferProps, 'offer'>): ReactNode {
  const open = useTakeOffer()
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="offer offer-opens" disabled={offers.length === 0}>
        {called}
        <ChevronUp aria-hidden size={15} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu offer-menu" side="top" align="start" sideOffset={6} collisionPadding={8}>
          {offers.map((offer) => (
            <DropdownMenu.Item
              key={keyOf(offer)}
              className={offer.blocked ? 'menu-item menu-blocked' : 'menu-item'}
              data-command={offer.command}
              data-filled={JSON.stringify(offer.filled)}
              onSelect={() => open(offer, as)}
            >
              <CommandIcon theme={theme} command={offer.command} />
              <span>
                {offerLabel(offer, name)}
                {offer.blocked && <span className="menu-says">{offer.blocked.reason}</span>}
              </span>
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

/** The same on a phone: one large button, and a sheet to choose from with a thumb. */
function ActionSheet({
  name,
  figure,
  groups,
  offers,
  theme,
  onward,
  calls,
}: {
  name: string
  figure: Figure | null
  groups: BarGroup[]
  offers: OffersOf
  theme: Theme
  onward?: Offered
  calls: boolean
}): ReactNode {
  const run = useRunOffer()
  const turns = useTableState((state) => state.roster.some((each) => each.turn))
  const left = figure === null ? '' : leftOf(figure)
  const says = left !== '' ? left : turns && figure !== null && !figure.turn ? t.table.notOnTurn : ''
  const note = useContext(GuideContext)?.note
  const guided = note?.at === 'bar' ? note.command : undefined
  // What a note speaks of lies behind the button; nothing is to be done there while others are on turn.
  const within =
    guided !== onward?.command &&
    groups.some(({ all }) => all.some((offer) => offer.command === guided && (figure?.turn === true || !offer.blocked)))
  const [open, setOpen] = useState(false)
  const openOffer = useTakeOffer()
  const screen = useScreenStore()
  const choose = (offer: Offered) => {
    openOffer(offer, offers.as)
    if (!offer.blocked) setOpen(false)
  }
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <div className="bar bar-phone">
        <FoesAct />
        <Dialog.Trigger className="button button-main grow" data-guided={within ? true : undefined}>
          <span>
            {name === ''
              ? t.table.whatNow
              : name === theme.referee
                ? t.table.whatDoesThe(name)
                : t.table.whatDoes(name)}
            {says !== '' && <span className="bar-left">{says}</span>}
          </span>
          <ChevronUp aria-hidden size={18} />
        </Dialog.Trigger>
        {onward !== undefined && !onward.blocked && (
          <button
            type="button"
            className="button bar-next"
            data-guided={guided === onward.command ? true : undefined}
            onClick={() => run(onward)}
          >
            {offerLabel(onward, '')}
          </button>
        )}
      </div>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content
          className="bottom-sheet"
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            const { opened, calling } = screen.getState()
            if (opened !== null || calling) event.preventDefault()
          }}
        >
          <Dialog.Title asChild>
            <h2>{name}</h2>
          </Dialog.Title>
          <NoteBeside parts={['bar']} />
          {calls && (
            <ul className="thumb-list">
              <li>
                <button
                  type="button"
                  className="thumb"
                  onClick={() => {
                    setOpen(false)
                    screen.setState({ calling: true, opened: null })
                  }}
                >
                  <Megaphone aria-hidden size={20} />
                  <span>{t.table.callFor}</span>
                </button>
              </li>
            </ul>
          )}
          {groups.map((group) => (
            <section key={group.group} hidden={group.all.length === 0}>
              <h3 className="bar-name">{groupName(group.group, theme.referee)}</h3>
              <ul className="thumb-list">
                {group.all.map((offer) => (
                  <li key={keyOf(offer)}>
                    <button
                      type="button"
                      className={offer.blocked ? 'thumb thumb-blocked' : 'thumb'}
                      aria-disabled={offer.blocked ? true : undefined}
                      data-command={offer.command}
                      data-filled={JSON.stringify(offer.filled)}
                      data-guided={guided === offer.command ? true : undefined}
                      onClick={() => choose(offer)}
                    >
                      <CommandIcon theme={theme} command={offer.command} size={20} />
                      <span>
                        {offerLabel(offer, name)}
                        {offer.blocked && <span className="menu-says">{offer.blocked.reason}</span>}
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
