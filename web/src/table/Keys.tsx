import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { Dialog } from '../components/Dialog'
import { useBook, useTableState } from '../components/TableDoor'
import { capital } from '../components/words'
import { TABLE_KEYS, useTableCommands } from './commands'
import { neighbour } from './roster'
import { useOffersOf, useScreen, useScreenStore, useSelected, useShown } from './screen'
import { useStage, useStageLeft } from './stage'
import { useRunOffer } from './useOffer'
import { t } from '../words/words'
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

/** The keys of the table, and those that the book gives its most used commands. */
export function Keys(): ReactNode {
  const screen = useScreenStore()
  const book = useBook()
  const selected = useSelected()
  const { roster } = useShown()
  const { offers, as } = useOffersOf(selected)
  const own = useTableState((state) => state.offers)
  const commands = useTableCommands()
  const run = useRunOffer()
  const [, turnStage] = useStage()
  useStageLeft()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const state = screen.getState()
      if (document.querySelector('[role="menu"], [role="dialog"][data-state="open"]:not(.tray, .foot-form)') !== null)
        return
      const command = commands.find((each) => each.key === event.key)
      if (command !== undefined) {
        command.run()
        event.preventDefault()
        return
      }
      switch (event.key) {
        case 'Escape':
          if (state.intents !== null && state.opened === null) screen.setState({ intents: null })
          if (state.stage && state.opened === null && !state.calling) turnStage()
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
  }, [screen, book, selected, roster, offers, as, own, commands, run, turnStage])
  return null
}

/** Every key, under the names that bar and palette use. */
export function Help(): ReactNode {
  const open = useScreen((state) => state.help)
  const screen = useScreenStore()
  const shortcuts = useBook()?.theme.shortcuts ?? []
  const commands = useTableCommands()
  const hands: [string, string][] = [
    [t.table.ctrlK, t.table.findAnyCommand],
    ['[ ]', t.table.beforeNext],
    ['↑ ↓', t.table.throughRoster],
    ['← →', t.table.throughOffers],
    [t.table.enter, t.table.confirm],
    [t.table.esc, t.common.close],
  ]
  return (
    <Dialog open={open} onOpenChange={(help) => screen.setState({ help })} title={t.table.keys}>
      <dl className="keys">
        {commands.map(({ id, key, name }) => key !== undefined && <KeyRow key={id} name={key} says={name} />)}
        {hands.map(([key, says]) => (
          <KeyRow key={key} name={key} says={says} />
        ))}
      </dl>
      {shortcuts.length > 0 && (
        <>
          <h3>{t.table.bookKeys}</h3>
          <dl className="keys">
            {shortcuts
              .filter(({ key }) => !TABLE_KEYS.has(key))
              .map(({ key, command, name }) => (
                <KeyRow key={`${key} ${command}`} name={key} says={capital(name)} />
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
