import { Dices, SendHorizontal } from 'lucide-react'
import { Popover, Switch } from 'radix-ui'
import { useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useBook, useConnection, useTableState } from '../components/TableDoor'
import type { Mode } from '../protocol'
import { ModePicker } from './ModePicker'
import { Typed } from './passages'
import { SavedRolls } from './SavedRolls'
import { STILL, useMedia, useScreen, useScreenStore } from './screen'
import { useTumbling } from './tumbling'
import { t } from '../words/words'
import './Chat.css'

/** The slash command that rolls on a list of the journal in each mode. */
export const ROLLS_ON: Record<Mode, string> = { public: '/t', 'to-referee': '/gmt', blind: '/bt', self: '/st' }

/** The slash command that rolls in each mode. */
const ROLLS: Record<Mode, string> = { public: '/r', 'to-referee': '/gmr', blind: '/br', self: '/sr' }
const DICE = [4, 6, 8, 10, 12, 20, 100]

/** The id by which keys find the line to type in. */
export const CHAT_ID = 'table-chat'

/** A line to say something, or to roll dice with a slash. */
export function Chat(): ReactNode {
  const connection = useConnection()
  const role = useTableState((state) => state.me?.role)
  const referee = useBook()?.theme.referee ?? t.common.referee
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const typed = useRef(new Typed())

  const say = (line: string) => {
    if (line.trim() === '') return
    typed.current.add(line)
    setText('')
    setWrong(null)
    connection.send('say', { text: line }).catch((error: unknown) => {
      setWrong((error as Error).message)
      // What could not be said is there to be corrected, unless something else was begun.
      setText((now) => (now === '' ? line : now))
    })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault()
      say(text)
    } else if (event.key === 'ArrowUp' && !text.slice(0, event.currentTarget.selectionStart).includes('\n')) {
      const earlier = typed.current.earlier()
      if (earlier !== null) {
        event.preventDefault()
        setText(earlier)
      }
    } else if (event.key === 'ArrowDown' && !text.slice(event.currentTarget.selectionEnd).includes('\n')) {
      const later = typed.current.later()
      if (later !== null) {
        event.preventDefault()
        setText(later)
      }
    } else if (event.key === 'Escape') {
      event.currentTarget.blur()
    }
  }
  if (role === 'spectator') return null
  return (
    <form
      className="chat"
      onSubmit={(event) => {
        event.preventDefault()
        say(text)
      }}
    >
      {wrong !== null && (
        <p className={wrong.includes('\n') ? 'chat-wrong notation' : 'chat-wrong'} role="alert">
          {wrong}
        </p>
      )}
      {text.startsWith('/') && wrong === null && (
        <p className="chat-hint">
          {t.table.chatHint(referee, (words) => (
            <code>{words}</code>
          ))}
        </p>
      )}
      <div className="chat-line">
        <DiceTray say={say} />
        <textarea
          id={CHAT_ID}
          className="input"
          rows={1}
          aria-label={t.table.saySomething}
          placeholder={t.table.sayPlaceholder}
          value={text}
          maxLength={4000}
          onChange={(event) => {
            setText(event.target.value)
            setWrong(null)
          }}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className="icon-button" aria-label={t.table.sayIt} disabled={text.trim() === ''}>
          <SendHorizontal aria-hidden size={19} />
        </button>
      </div>
    </form>
  )
}

/** Plain dice for whoever just wants to roll. */
function DiceTray({ say }: { say: (line: string) => void }): ReactNode {
  const open = useScreen((state) => state.dice)
  const mode = useScreen((state) => state.mode)
  const screen = useScreenStore()
  const [notation, setNotation] = useState('')
  const roll = (dice: string) => {
    say(`${ROLLS[mode]} ${dice}`)
    screen.setState({ dice: false })
  }
  return (
    <Popover.Root open={open} onOpenChange={(dice) => screen.setState({ dice })}>
      <Popover.Trigger className="icon-button" aria-label={t.table.rollDice}>
        <Dices aria-hidden size={20} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className="popover dice-tray" side="top" align="start" sideOffset={8} collisionPadding={8}>
          <div className="dice-buttons">
            {DICE.map((sides) => (
              <button
                key={sides}
                type="button"
                className="button button-small numbers"
                onClick={() => roll(`d${sides}`)}
              >
                d{sides}
              </button>
            ))}
          </div>
          <div className="chat-line">
            <input
              className="input notation"
              aria-label={t.table.diceNotation}
              placeholder="4d6kh3 + 2"
              value={notation}
              onChange={(event) => setNotation(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && notation.trim() !== '') {
                  event.preventDefault()
                  roll(notation)
                }
              }}
            />
            <button
              type="button"
              className="button button-main"
              disabled={notation.trim() === ''}
              onClick={() => roll(notation)}
            >
              {t.table.roll}
            </button>
          </div>
          <ModePicker />
          <SavedRolls notation={notation} />
          <TumblingSwitch />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** Each person says for themselves whether dice roll over their screen; where nothing may move, there is no choice. */
function TumblingSwitch(): ReactNode {
  const [wanted, setWanted] = useTumbling()
  const still = useMedia(STILL)
  if (still) return null
  return (
    <label className="dice-rolling">
      <span>{t.table.watchDice}</span>
      <Switch.Root className="toggle" checked={wanted} aria-label={t.table.watchDice} onCheckedChange={setWanted}>
        <Switch.Thumb className="toggle-thumb" />
      </Switch.Root>
    </label>
  )
}
