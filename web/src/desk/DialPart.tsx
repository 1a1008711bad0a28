import { useDeferredValue, useId, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { api, useFetched } from '../api'
import { ClauseLink } from '../components/ClauseLink'
import { Harm } from '../components/Harm'
import { useBook, useConnection, useTableState } from '../components/TableDoor'
import { useStateSince } from '../components/useStateSince'
import { answerWords, titled } from '../components/words'
import { plainText } from '../protocol'
import type { DialSetting } from '../protocol'
import { useDeed } from './useDeed'
import { t } from '../words/words'
import './DialPart.css'

const settings = (): [DialSetting, string][] => [
  ['suggest', t.desk.ask],
  ['confirm', t.desk.confirm],
  ['automatic', t.desk.automatic],
]

/** What the questions of a family are called. The first two are known to every book. */
export function familyName(family: string, referee: string): string {
  if (family === 'referee') return t.desk.refereeRules(referee)
  return family === 'player' ? t.desk.playersChoose : titled(family)
}

/** A question as it is asked, before it is known of whom. */
export function withoutNames(wording: string): string {
  return wording.replace(/\{\d+\}/g, '…')
}

/** How much the table does by itself, and which results the Referee wants to see first. */
export function DialPart(): ReactNode {
  const manner = useTableState((state) => state.manner)
  const book = useBook()
  const id = useTableState((state) => state.me?.book ?? '')
  const connection = useConnection()
  const deed = useDeed()
  const { value: listed, error } = useFetched(`questions ${id}`, () => api.questions(id))
  const turned = Object.keys(manner.families).filter(
    (family) => listed?.every((each) => each.family !== family) ?? false,
  )
  const families = [...(listed ?? []), ...turned.map((family) => ({ family, questions: [] }))]
  const wording = (question: string) =>
    listed?.flatMap((each) => each.questions).find((each) => each.id === question)?.wording
  return (
    <div className="stack desk-parts">
      <section className="stack" aria-labelledby="dial">
        <h3 id="dial">{t.desk.whenRuleAsks}</h3>
        <p className="soft">{t.desk.whenRuleAsksSays}</p>
        <Harm says={error?.message} />
        {families.map(({ family, questions }) => (
          <div key={family} className="dial-family" data-family={family}>
            <Setting
              label={familyName(family, book?.referee ?? t.common.referee)}
              value={manner.families[family] ?? null}
              usual={manner.otherwise}
              onChange={(setting) => void deed.run(() => connection.send('turn-dial', { family, setting }))}
            />
            {questions.length > 0 && (
              <details>
                <summary>
                  {t.desk.questions(questions.length)}
                  <span className="unseen">: {familyName(family, book?.referee ?? t.common.referee)}</span>
                </summary>
                <ul>
                  {questions.map((question) => (
                    <li key={question.id}>
                      {withoutNames(question.wording)} <ClauseLink book={id} clause={question.clause} />
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </div>
        ))}
        <Setting
          label={t.desk.everythingElse}
          value={manner.otherwise}
          usual={manner.otherwise}
          onChange={(setting) => void deed.run(() => connection.send('turn-dial', { setting }))}
        />
        <Patience
          seconds={manner.patience}
          onChange={(seconds) => void deed.run(() => connection.send('be-patient', { seconds }))}
        />
      </section>
      <Judged />
      {manner.standing.length > 0 && (
        <section className="stack" aria-labelledby="standing">
          <h3 id="standing">{t.desk.standingAnswers}</h3>
          <ul className="stock">
            {manner.standing.map((each) => (
              <li key={each.question}>
                <span className="grow">
                  {withoutNames(wording(each.question) ?? titled(each.question))}{' '}
                  <strong>{answerWords(plainText(each.answer))}</strong>
                </span>
                <button
                  type="button"
                  className="button button-small"
                  onClick={() => void deed.run(() => connection.send('stand', { question: each.question }))}
                >
                  {t.desk.askAgain}
                  <span className="unseen">: {titled(each.question)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Harm says={deed.error} />
    </div>
  )
}

const waits = (): [number, string][] => [
  [0, t.desk.asLongAsItTakes],
  [15, t.desk.seconds15],
  [30, t.desk.seconds30],
  [60, t.desk.aMinute],
  [180, t.desk.threeMinutes],
]

/** How long what is offered to several waits for somebody to take it. */
function Patience({ seconds, onChange }: { seconds: number; onChange: (seconds: number) => void }): ReactNode {
  const known = waits().some(([each]) => each === seconds)
  return (
    <label className="dial-patience">
      <span>{t.desk.offeredWaits}</span>
      <select className="input" value={seconds} onChange={(event) => onChange(Number(event.target.value))}>
        {!known && <option value={seconds}>{t.units.second(seconds)}</option>}
        {waits().map(([each, says]) => (
          <option key={each} value={each}>
            {says}
          </option>
        ))}
      </select>
    </label>
  )
}

function Setting({
  label,
  value,
  usual,
  onChange,
}: {
  label: string
  value: DialSetting | null
  usual: DialSetting
  onChange: (setting: DialSetting) => void
}): ReactNode {
  const name = useId()
  // Shown as turned at once; the table's own word follows.
  const [turned, setTurned] = useStateSince<DialSetting | null>(`${value ?? ''} ${usual}`, null)
  return (
    <fieldset className="dial-line">
      <legend>{label}</legend>
      <span className="row segmented">
        {settings().map(([setting, says]) => (
          <label key={setting}>
            <input
              type="radio"
              name={name}
              checked={(turned ?? value ?? usual) === setting}
              onChange={() => {
                setTurned(setting)
                onChange(setting)
              }}
            />
            <span>{says}</span>
          </label>
        ))}
      </span>
    </fieldset>
  )
}

/** Clauses whose results come before the Referee while they still matter. */
function Judged(): ReactNode {
  const book = useTableState((state) => state.me?.book ?? '')
  const told = useTableState((state) => state.manner.judged)
  const [picked, setPicked] = useStateSince<string[] | null>(told, null)
  const judged = picked ?? told
  const connection = useConnection()
  const deed = useDeed()
  const { value: rules, error } = useFetched(book, () => api.rules(book))
  const [words, setWords] = useState('')
  const sought = useDeferredValue(words.trim().toLowerCase())
  const clauses = useMemo(() => rules?.clauses ?? [], [rules])
  const shown = clauses.filter((clause) =>
    sought === ''
      ? judged.includes(clause.id)
      : `${clause.id} ${clause.chapter} ${clause.text}`.toLowerCase().includes(sought),
  )
  const judge = async (next: string[]) => {
    setPicked(next)
    if (!(await deed.run(() => connection.send('judge', { clauses: next })))) setPicked(null)
  }
  return (
    <section className="stack" aria-labelledby="judged">
      <h3 id="judged">{t.desk.judgeYourself}</h3>
      <p className="soft">{t.desk.judgeSays}</p>
      <input
        className="input"
        type="search"
        aria-label={t.desk.findRuleToJudge}
        placeholder={t.desk.findRule}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <ul className="stock judged">
        {shown.slice(0, 30).map((clause) => (
          <li key={clause.id}>
            <label className="row grow">
              <input
                type="checkbox"
                checked={judged.includes(clause.id)}
                onChange={() =>
                  void judge(
                    judged.includes(clause.id) ? judged.filter((id) => id !== clause.id) : [...judged, clause.id],
                  )
                }
              />
              <span className="grow">{clause.text}</span>
            </label>
            <ClauseLink book={book} clause={clause.id} />
          </li>
        ))}
      </ul>
      <Harm says={error?.message} />
      {sought === '' && shown.length === 0 && <p className="label">{t.desk.noneSoFar}</p>}
      <Harm says={deed.error} />
    </section>
  )
}
