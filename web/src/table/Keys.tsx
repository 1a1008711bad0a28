import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { Dialog } from '../components/Dialog'
import { useBook, useTableState } from '../components/TableDoor'
import { capital } from '../components/words'
import { CHAT_ID } from './Chat'
import { neighbour } from './roster'
import { useOffersOf, useScreen, useScreenStore, useSelected, useShown } from './screen'
import { useUndo } from './TopBar'
import { useRunOffer } from './useOffer'
import './Keys.css'

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement ||
      isTextInput(target))
  )
}

function isTextInput(target: HTMLElement): boolean {
  return target instanceof HTMLInputElement && !['radio', 'checkbox', 'button', 'submit'].includes(target.type)
}

function focusChat(): void {
  document.getElementById(CHAT_ID)?.focus()
}

/** The keys of the table, and those that the book gives its most used commands. */
export function Keys(): ReactNode {
  const screen = useScreenStore()
  const book = useBook()
  const selected = useSelected()
  const { roster } = useShown()
  const { offers, as } = useOffersOf(selected)
  const own = useTableState((state) => state.offers)
  const undo = useUndo()
  const run = useRunOffer()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const state = screen.getState()
      if (document.querySelector('[role="menu"], [role="dialog"][data-state="open"]:not(.tray)') !== null) return
      const show = (then: () => void) => {
        screen.setState({ log: true, tab: 'log' })
        requestAnimationFrame(then)
      }
      switch (event.key) {
        case '?':
          screen.setState({ help: true })
          break
        case '/':
          show(focusChat)
          break
        case 'd':
          show(() => screen.setState({ dice: true }))
          break
        case 'z':
          undo()
          break
        case 'Escape':
          if (state.past !== null || state.timeline) screen.setState({ past: null, timeline: false })
          return
        case '[':
        case ']': {
          const next = neighbour(roster, selected, event.key === ']' ? 1 : -1)
          if (next !== null) screen.setState({ selected: next.id })
          break
        }
        default: {
          const command = book?.theme.shortcuts.find((each) => each.key === event.key)?.command
          if (command === undefined || state.past !== null) return
          const isIt = (offer: { command: string }) => offer.command === command
          const offer = offers.find((each) => isIt(each) && !each.blocked) ?? offers.find(isIt)
          if (offer !== undefined) run(offer, as)
          else {
            const other = own.find((each) => isIt(each) && !each.blocked)
            if (other === undefined) return
            run(other)
          }
        }
      }
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [screen, book, selected, roster, offers, as, own, undo, run])
  return null
}

export function Help(): ReactNode {
  const open = useScreen((state) => state.help)
  const screen = useScreenStore()
  const shortcuts = useBook()?.theme.shortcuts ?? []
  const own: [string, string][] = [
    ['?', 'These keys'],
    ['/', 'Say something, or roll with /r 2d6'],
    ['d', 'Dice'],
    ['z', 'Undo the last command'],
    ['[ ]', 'The one before, the next one in the roster'],
    ['↑ ↓', 'Through the roster; in the chat, what you said before'],
    ['← →', 'Through what can be done'],
    ['Enter', 'Confirm'],
    ['Esc', 'Close'],
  ]
  return (
    <Dialog open={open} onOpenChange={(help) => screen.setState({ help })} title="Keys">
      <dl className="keys">
        {own.map(([key, says]) => (
          <KeyRow key={key} name={key} says={says} />
        ))}
      </dl>
      {shortcuts.length > 0 && (
        <>
          <h3>For the chosen character</h3>
          <dl className="keys">
            {shortcuts.map(({ key, command }) => (
              <KeyRow key={key} name={key} says={capital(command.replaceAll('-', ' '))} />
            ))}
          </dl>
        </>
      )}
    </Dialog>
  )
}

function KeyRow({ name, says }: { name: string; says: string }): ReactNode {
  return (
    <div>
      <dt>
        {name.split(' ').map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{says}</dd>
    </div>
  )
}
