import { Dices, SendHorizontal } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useBook, useConnection, useTableState } from '../components/TableDoor'
import type { Mode } from '../protocol'
import { ModePicker } from './ModePicker'
import { Typed } from './passages'
import { useScreen, useScreenStore } from './screen'
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
  const referee = useBook()?.theme.referee ?? 'Referee'
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
          <code>/r 4d6kh3</code> roll · <code>/gmr</code> to the {referee} · <code>/br</code> blind · <code>/sr</code>{' '}
          to yourself · <code>/t title</code> roll on a list · <code>/w name</code> whisper · <code>/note</code> ·{' '}
          <code>/help</code>
        </p>
      )}
      <div className="chat-line">
        <DiceTray say={say} />
        <textarea
          id={CHAT_ID}
          className="input"
          rows={1}
          aria-label="Say something, or roll with /r"
          placeholder="Say it, or /r 2d6"
          value={text}
          maxLength={4000}
          onChange={(event) => {
            setText(event.target.value)
            setWrong(null)
          }}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className="icon-button" aria-label="Say it" disabled={text.trim() === ''}>
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
      <Popover.Trigger className="icon-button" aria-label="Roll dice">
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
              aria-label="Dice notation"
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
              Roll
            </button>
          </div>
          <ModePicker />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
