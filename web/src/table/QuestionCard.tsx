import { useEffect, useRef, useState } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { complaintAbout, inWords } from '../components/answers'
import { ClauseLink } from '../components/ClauseLink'
import { RolledDice } from '../components/DiceFaces'
import { QuestionInput } from '../components/QuestionInput'
import { useBook, useConnection, useTableState } from '../components/TableDoor'
import type { Answer, Question } from '../protocol'
import { useComplain, useScreenStore, useSeatName } from './screen'
import './QuestionCard.css'

/** What the table asks this seat, or what the Referee may answer for another. */
export function QuestionCard(): ReactNode {
  const question = useTableState((state) => state.question)
  const others = useTableState((state) => state.others)
  const [seat, setSeat] = useState<string | null>(null)
  const screen = useScreenStore()
  const key = question?.key ?? null
  useEffect(() => {
    // A form left open would ask for something the table cannot take now.
    if (key !== null) screen.setState({ opened: null })
  }, [key, screen])
  if (question === null) return null
  const asked = [question, ...others]
  const shown = asked.find((each) => each.seat === seat) ?? question
  return <Card key={`${shown.key} ${shown.seat}`} question={shown} asked={asked} choose={setSeat} />
}

/** Kinds of questions whose answer can mean the same another time. */
const STANDING: ReadonlySet<string> = new Set(['yes-no', 'one-of', 'number'])

/** How a standing answer says that what several are offered is always let pass. */
const PASS = 'pass'

function Card({
  question,
  asked,
  choose,
}: {
  question: Question
  /** All that are open to whoever sits here. */
  asked: Question[]
  choose: (seat: string) => void
}): ReactNode {
  const me = useTableState((state) => state.me)
  const book = useBook()?.id ?? ''
  const connection = useConnection()
  const complain = useComplain()
  const seatName = useSeatName()
  const [value, setValue] = useState<Answer>(question.die == null && question.confirm ? question.suggestion : null)
  const [always, setAlways] = useState(false)
  const [sending, setSending] = useState(false)
  const confirm = useRef<HTMLButtonElement>(null)
  const mine = me?.seat === question.seat
  const as = mine ? undefined : question.seat
  const referee = me?.role === 'referee'
  const wrong = complaintAbout(question.kind, value)
  const suggestion = question.die == null && !question.confirm ? inWords(question.kind, question.suggestion) : ''

  useEffect(() => {
    // Somebody in the middle of a sentence is not torn from it; for everyone else Enter confirms.
    const typing = document.activeElement instanceof HTMLTextAreaElement && document.activeElement.value !== ''
    if (!typing && mine && question.die == null) confirm.current?.focus()
  }, [mine, question])

  const send = (sent: Promise<unknown>) => {
    setSending(true)
    sent.catch((error: unknown) => {
      setSending(false)
      complain(error)
    })
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (wrong !== null || value === null || sending) return
    const answered = connection.send('answer', { question: question.key, answer: value, as })
    send(always ? answered.then(() => connection.send('stand', { question: question.id, answer: value })) : answered)
  }
  const pass = (fromNowOn: boolean) => {
    const passed = connection.send('pass', { question: question.key, as })
    send(fromNowOn ? passed.then(() => connection.send('stand', { question: question.id, answer: PASS })) : passed)
  }
  return (
    <form
      className="question"
      onSubmit={submit}
      aria-labelledby="question-prompt"
      data-question={question.id}
      data-key={question.key}
      data-seat={question.seat}
      data-die={question.die ?? undefined}
    >
      {asked.length > 1 ? (
        <label className="label">
          A question for{' '}
          <select className="input" value={question.seat} onChange={(event) => choose(event.target.value)}>
            {asked.map((each) => (
              <option key={each.seat} value={each.seat}>
                {seatName(each.seat)}
              </option>
            ))}
          </select>
        </label>
      ) : (
        !mine && <p className="label">A question for {seatName(question.seat)}</p>
      )}
      <p id="question-prompt" className="question-prompt">
        {question.prompt} <ClauseLink book={book} clause={question.clause} />
      </p>
      {question.dice.length > 0 && (
        <div className="question-dice" aria-label="Dice so far">
          {question.dice.map((rolled, i) => (
            <span key={i} className="row">
              <span className="label">{rolled.who}</span>
              <RolledDice rolled={rolled} size={38} />
            </span>
          ))}
        </div>
      )}
      <div className="question-answer">
        <QuestionInput
          kind={question.kind}
          prompt={question.prompt}
          hidePrompt
          value={value}
          onChange={setValue}
          die={question.die}
        />
        <button
          ref={confirm}
          type="submit"
          className="button button-main"
          disabled={wrong !== null || sending}
          title={wrong ?? undefined}
        >
          {mine ? 'Answer' : `Answer for ${seatName(question.seat)}`}
        </button>
        {question.passable && (
          <button type="button" className="button" disabled={sending} onClick={() => pass(false)}>
            Let it pass
          </button>
        )}
        {question.passable && mine && (
          <button type="button" className="button button-plain" disabled={sending} onClick={() => pass(true)}>
            Never ask me this
          </button>
        )}
        {referee && (
          <button
            type="button"
            className="button button-plain push"
            disabled={sending}
            onClick={() => send(connection.send('cancel-step', { reason: '' }))}
          >
            Give up this step
          </button>
        )}
      </div>
      {mine && STANDING.has(question.kind.kind) && question.die == null && question.family !== 'judge' && (
        <label className="question-always label">
          <input type="checkbox" checked={always} onChange={(event) => setAlways(event.target.checked)} /> Always answer
          this so
        </label>
      )}
      {suggestion !== '' && value === null && (
        <p className="label">
          Suggested:{' '}
          <button type="button" className="link-button" onClick={() => setValue(question.suggestion)}>
            {suggestion}
          </button>
        </p>
      )}
    </form>
  )
}
