import { useEffect, useRef, useState } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { complaintAbout, inWords } from '../components/answers'
import { ClauseLink } from '../components/ClauseLink'
import { RolledDice } from '../components/DiceFaces'
import { QuestionInput } from '../components/QuestionInput'
import { useBook, useConnection, useTableState } from '../components/TableDoor'
import { isAtNothing } from '../focus'
import { tagged } from '../frames'
import type { Answer, Question } from '../protocol'
import { answerKey } from './considering'
import type { Told } from './considering'
import { PHONE, useComplain, useMedia, useScreenStore, useSeatName } from './screen'
import { useConsidered } from './useConsidered'
import { t } from '../words/words'
import './QuestionCard.css'

/** What the table asks this seat, or what the Referee may answer for another. */
export function QuestionCard(): ReactNode {
  const question = useTableState((state) => state.question)
  const others = useTableState((state) => state.others)
  const [seat, setSeat] = useState<string | null>(null)
  const screen = useScreenStore()
  const phone = useMedia(PHONE)
  const me = useTableState((state) => state.me?.seat)
  // What others are asked, or several are offered, takes nobody's form away; beside a question of one's own it stays, too, where there is room.
  const covered = phone && question !== null && question.seat === me && !question.passable ? question.key : null
  useEffect(() => {
    if (covered !== null) screen.setState({ opened: null })
  }, [covered, screen])
  if (question === null) return null
  const asked = [question, ...others]
  const shown = asked.find((each) => each.seat === seat) ?? question
  return <Card key={`${shown.key} ${shown.seat}`} question={shown} asked={asked} choose={setSeat} />
}

/** Whether a yes is all that several are asked for. */
function offersYes({ passable, kind }: Question): boolean {
  return passable && tagged(kind).kind === 'yes-no'
}

/** How long the table still waits for somebody to take an offer. */
function Patience({ seconds }: { seconds: number }): ReactNode {
  return (
    <div className="question-patience">
      <span className="unseen">{t.table.letPassAfter(seconds)}</span>
      <div aria-hidden style={{ animationDuration: `${seconds}s` }} />
    </div>
  )
}

/** What each answer brings, beside its name; a click chooses it. */
function AnswerOdds({
  considered,
  value,
  choose,
}: {
  considered: Told[]
  value: Answer
  choose: ((answer: Answer) => void) | null
}): ReactNode {
  const told = considered.filter((each) => each.told.length > 0)
  if (told.length === 0) return null
  return (
    <ul className="answers" aria-label={t.table.whatComesOfEach}>
      {told.map((each) => {
        const chosen = answerKey(each.answer) === answerKey(value)
        return (
          <li key={`${answerKey(each.answer)} ${each.label}`} className={chosen ? 'answer answer-chosen' : 'answer'}>
            {choose === null || each.answer === null ? (
              <span className="answer-name">{each.label}</span>
            ) : (
              <button
                type="button"
                className="link-button answer-name"
                aria-pressed={chosen}
                onClick={() => choose(each.answer)}
              >
                {each.label}
              </button>
            )}
            <span className="answer-told">
              {each.told.map((words) => (
                <span key={words}>{words}</span>
              ))}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** Kinds of questions whose answer can mean the same another time. */
const STANDING: ReadonlySet<string> = new Set(['yes-no', 'one-of', 'number-from'])

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
  const passing = useRef<HTMLButtonElement>(null)
  const mine = me?.seat === question.seat
  const as = mine ? undefined : question.seat
  const referee = me?.role === 'referee'
  const wrong = complaintAbout(question.kind, offersYes(question) ? true : value)
  const suggestion = question.die == null && !question.confirm ? inWords(question.kind, question.suggestion) : ''

  // A Referee who is alone answers for those who are not here as for themselves.
  const alone = useTableState((state) => !state.chairs.some((chair) => chair.seat === question.seat && chair.here))
  const [ready] = useState((mine || alone) && question.die == null)
  useEffect(() => {
    // Enter confirms, or lets pass, for whoever is at nothing else; nobody is torn from what they are at.
    if (ready && isAtNothing()) (passing.current ?? confirm.current)?.focus()
  }, [ready])
  /** What several are offered is taken with one click. */
  const offered = offersYes(question)
  const answer = offered ? true : value
  const considered = useConsidered(question, answer, inWords(question.kind, answer), as)
  const again = question.before != null

  const send = (sent: Promise<unknown>) => {
    setSending(true)
    sent.catch((error: unknown) => {
      setSending(false)
      complain(error)
    })
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (wrong !== null || answer === null || sending) return
    const answered = connection.send('answer', { question: question.key, answer, as })
    send(always ? answered.then(() => connection.send('stand', { question: question.id, answer })) : answered)
  }
  const pass = (fromNowOn: boolean) => {
    const passed = connection.send('pass', { question: question.key, as })
    send(fromNowOn ? passed.then(() => connection.send('stand', { question: question.id, answer: PASS })) : passed)
  }
  return (
    <form
      className={question.passable ? 'question question-offer' : 'question'}
      onSubmit={submit}
      aria-labelledby="question-prompt"
      data-question={question.id}
      data-key={question.key}
      data-seat={question.seat}
      data-die={question.die ?? undefined}
    >
      {asked.length > 1 ? (
        <label className="label">
          {t.table.aQuestionFor}{' '}
          <select className="input" value={question.seat} onChange={(event) => choose(event.target.value)}>
            {asked.map((each) => (
              <option key={each.seat} value={each.seat}>
                {seatName(each.seat)}
              </option>
            ))}
          </select>
        </label>
      ) : (
        !mine && <p className="label">{t.table.questionFor(seatName(question.seat))}</p>
      )}
      <p id="question-prompt" className="question-prompt">
        {question.prompt} <ClauseLink book={book} clause={question.clause} />
      </p>
      {question.dice.length > 0 && (
        <div className="question-dice" aria-label={t.table.diceSoFar}>
          {question.dice.map((rolled, i) => (
            <span key={i} className="row">
              <span className="label">{rolled.who}</span>
              <RolledDice rolled={rolled} size={38} />
            </span>
          ))}
        </div>
      )}
      <AnswerOdds considered={considered} value={answer} choose={offered ? null : setValue} />
      <div className="question-answer">
        {!offered && (
          <QuestionInput
            kind={question.kind}
            prompt={question.prompt}
            hidePrompt
            value={value}
            onChange={setValue}
            die={question.die}
          />
        )}
        <button
          ref={confirm}
          type="submit"
          className="button button-main"
          disabled={wrong !== null || sending}
          title={wrong ?? undefined}
        >
          {mine
            ? offered
              ? t.common.yes
              : t.table.answer
            : offered
              ? t.table.yesFor(seatName(question.seat))
              : t.table.answerFor(seatName(question.seat))}
        </button>
        {question.passable && (
          <button ref={passing} type="button" className="button" disabled={sending} onClick={() => pass(false)}>
            {t.table.letItPass}
          </button>
        )}
        {question.passable && mine && again && (
          <button type="button" className="button button-plain" disabled={sending} onClick={() => pass(true)}>
            {t.table.neverAsk}
          </button>
        )}
        {referee && (
          <button
            type="button"
            className="button button-plain push"
            disabled={sending}
            onClick={() => send(connection.send('cancel-step', { reason: '' }))}
          >
            {t.table.giveUpStep}
          </button>
        )}
      </div>
      {mine &&
        again &&
        STANDING.has(tagged(question.kind).kind) &&
        question.die == null &&
        question.family !== 'judge' && (
          <label className="question-always label">
            <input type="checkbox" checked={always} onChange={(event) => setAlways(event.target.checked)} />{' '}
            {t.table.alwaysAnswer}
            {question.before !== PASS && ` (${t.table.lastTime(inWords(question.kind, question.before ?? null))})`}
          </label>
        )}
      {question.patience != null && <Patience key={question.key} seconds={question.patience} />}
      {suggestion !== '' && value === null && (
        <p className="label">
          {t.table.suggested}{' '}
          <button type="button" className="link-button" onClick={() => setValue(question.suggestion)}>
            {suggestion}
          </button>
        </p>
      )}
    </form>
  )
}
