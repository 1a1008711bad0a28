import { ChevronUp, Hourglass } from 'lucide-react'
import { Dialog, DropdownMenu, Tooltip } from 'radix-ui'
import { useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { CommandIcon } from '../components/CommandIcon'
import { useBook, useTableState } from '../components/TableDoor'
import type { Offered } from '../protocol'
import { HOUSE } from '../theme'
import type { Theme } from '../theme'
import { groupOffers } from './roster'
import type { OfferGroup } from './roster'
import { PHONE, useMedia, useOffersOf, useScreen, useScreenStore, useSelected } from './screen'
import type { OffersOf } from './screen'
import { useOpenOffer } from './useOffer'
import { groupName, offerLabel } from './words'
import './ActionBar.css'

/** Upkeep lies in menus, and what a long group has too many of: the bar is for what is done every round. */
const IN_MENUS: ReadonlySet<string> = new Set(['gear', 'rest', 'advance'])
/** Of these, only what the book has a key for lies open. */
const SHORT: ReadonlySet<string> = new Set(['check', 'referee'])
const LONG = 6

/** What the chosen character can do now, grouped; what cannot be done says why. */
export function ActionBar(): ReactNode {
  const figure = useSelected()
  const offers = useOffersOf(figure)
  const theme = useBook()?.theme ?? HOUSE
  const role = useTableState((state) => state.me?.role)
  const busy = useTableState((state) => state.busy)
  const waiting = useTableState((state) => state.waiting)
  const asked = useTableState((state) => state.question !== null)
  const own = useTableState((state) => state.offers)
  const turns = useTableState((state) => state.roster.some((each) => each.turn))
  const phone = useMedia(PHONE)
  const name = figure?.name ?? (role === 'referee' ? theme.referee : '')
  // At their own place, the Referee's word comes first.
  const later = (group: OfferGroup) => Number(figure !== null || group.group !== 'referee')
  const groups = groupOffers(offers.offers).sort((a, b) => later(a) - later(b))
  // Whoever is chosen: where turns are taken, the Referee can move the game on, or sees what is missing.
  const onward =
    role === 'referee' && figure !== null && turns ? own.find((offer) => isOnward(offer, theme)) : undefined
  if (role === 'spectator' || asked) return null
  if (busy || waiting.length > 0) {
    return (
      <div className="bar bar-waits" role="status">
        <Hourglass aria-hidden size={18} />
        {waiting.length > 0 ? `The table waits for ${waiting.join(' and ')}.` : 'The table waits for an answer.'}
      </div>
    )
  }
  if (groups.length === 0) {
    return (
      <div className="bar bar-waits">
        {figure === null ? 'There is nothing to do just now.' : `There is nothing for ${figure.name} to do just now.`}
      </div>
    )
  }
  if (phone) return <ActionSheet name={name} groups={groups} offers={offers} theme={theme} />
  return (
    <div
      className="bar"
      role="toolbar"
      aria-label={`What ${name === theme.referee ? 'the ' : ''}${name} can do`}
      onKeyDown={walk}
    >
      {groups.map((group) => (
        <div key={group.group} className="bar-group" role="group" aria-label={groupName(group.group, theme.referee)}>
          {direct(group, theme).map((offer, i) =>
            i > 0 ? (
              <OfferButton key={keyOf(offer)} offer={offer} as={offers.as} name={name} theme={theme} />
            ) : (
              <span key={keyOf(offer)} className="bar-first">
                <span className="bar-name">{groupName(group.group, theme.referee)}</span>
                <OfferButton offer={offer} as={offers.as} name={name} theme={theme} />
              </span>
            ),
          )}
          {inMenu(group, theme).length > 0 && (
            <OfferMenu
              offers={inMenu(group, theme)}
              as={offers.as}
              name={name}
              theme={theme}
              called={direct(group, theme).length > 0 ? 'More' : groupName(group.group, theme.referee)}
            />
          )}
        </div>
      ))}
      {onward !== undefined && (
        <span className="bar-onward push">
          <OfferButton offer={onward} as={undefined} name="" theme={theme} />
        </span>
      )}
    </div>
  )
}

/** Every book gives `n` to what comes next. */
function isOnward(offer: Offered, theme: Theme): boolean {
  return theme.shortcuts.some((shortcut) => shortcut.key === 'n' && shortcut.command === offer.command)
}

function keyOf(offer: Offered): string {
  return `${offer.command} ${JSON.stringify(offer.filled)} ${offer.label}`
}

function hasKey(offer: Offered, theme: Theme): boolean {
  return theme.shortcuts.some((shortcut) => shortcut.command === offer.command)
}

function direct({ group, offers }: OfferGroup, theme: Theme): Offered[] {
  if (offers.length === 1) return offers
  if (IN_MENUS.has(group)) return []
  if (SHORT.has(group)) return offers.filter((offer) => hasKey(offer, theme))
  return offers.length > LONG ? offers.slice(0, LONG - 1) : offers
}

function inMenu(group: OfferGroup, theme: Theme): Offered[] {
  const shown = direct(group, theme)
  return group.offers.filter((offer) => !shown.includes(offer))
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

function OfferButton({ offer, as, name, theme }: OfferProps): ReactNode {
  const open = useOpenOffer()
  const isOpen = useScreen((state) => state.opened?.offer === offer)
  const shortcut = theme.shortcuts.find((each) => each.command === offer.command)?.key
  const button = (
    <button
      type="button"
      className={offer.blocked ? 'offer offer-blocked' : 'offer'}
      aria-disabled={offer.blocked ? true : undefined}
      aria-pressed={isOpen || undefined}
      aria-keyshortcuts={shortcut}
      data-command={offer.command}
      data-filled={JSON.stringify(offer.filled)}
      onClick={() => open(offer, as)}
    >
      <CommandIcon theme={theme} command={offer.command} />
      <span>{offerLabel(offer, name)}</span>
      {shortcut !== undefined && !offer.blocked && <kbd aria-hidden>{shortcut}</kbd>}
      {offer.blocked && <span className="unseen">: {offer.blocked.reason}</span>}
    </button>
  )
  if (!offer.blocked) return button
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{button}</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className="tooltip" sideOffset={6} collisionPadding={8}>
          {offer.blocked.reason}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}

function OfferMenu({
  offers,
  as,
  name,
  theme,
  called,
}: { offers: Offered[]; called: string } & Omit<OfferProps, 'offer'>): ReactNode {
  const open = useOpenOffer()
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="offer offer-opens">
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
  groups,
  offers,
  theme,
}: {
  name: string
  groups: OfferGroup[]
  offers: OffersOf
  theme: Theme
}): ReactNode {
  const [open, setOpen] = useState(false)
  const openOffer = useOpenOffer()
  const screen = useScreenStore()
  const choose = (offer: Offered) => {
    openOffer(offer, offers.as)
    if (!offer.blocked) setOpen(false)
  }
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <div className="bar bar-phone">
        <Dialog.Trigger className="button button-main grow">
          What {name === '' ? 'now' : `does ${name === theme.referee ? 'the ' : ''}${name} do`}?{' '}
          <ChevronUp aria-hidden size={18} />
        </Dialog.Trigger>
      </div>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content
          className="bottom-sheet"
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => screen.getState().opened !== null && event.preventDefault()}
        >
          <Dialog.Title asChild>
            <h2>{name}</h2>
          </Dialog.Title>
          {groups.map((group) => (
            <section key={group.group}>
              <h3 className="bar-name">{groupName(group.group, theme.referee)}</h3>
              <ul className="thumb-list">
                {group.offers.map((offer) => (
                  <li key={keyOf(offer)}>
                    <button
                      type="button"
                      className={offer.blocked ? 'thumb thumb-blocked' : 'thumb'}
                      aria-disabled={offer.blocked ? true : undefined}
                      data-command={offer.command}
                      data-filled={JSON.stringify(offer.filled)}
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
