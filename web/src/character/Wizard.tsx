import { Undo2 } from 'lucide-react'
import { useId, useState } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { complaintAbout } from '../components/answers'
import { ClauseLink } from '../components/ClauseLink'
import { RolledDice } from '../components/DiceFaces'
import { Harm } from '../components/Harm'
import { PanelView } from '../components/Panels'
import { QuestionInput } from '../components/QuestionInput'
import { useConnection, useTableState } from '../components/TableDoor'
import type { Answer, Decision, Draft, Plain, Question } from '../protocol'
import { capital } from '../components/words'
import './Wizard.css'

interface Props {
  /** When the character has come to the table. */
  onDone: (character: string) => void
  onLeave: () => void
}

/** An id for a character that nobody at the table has yet. Until the book has named them, people read it. */
export function newCharacterId(taken: string[]): string {
  if (!taken.includes('newcomer')) return 'newcomer'
  for (let n = 2; ; n++) if (!taken.includes(`newcomer-${n}`)) return `newcomer-${n}`
}

/** Makes a character in the book's own steps: what is rolled, what is chosen, and always a way back. */
export function Wizard({ onDone, onLeave }: Props): ReactNode {
  const connection = useConnection()
  const me = useTableState((state) => state.me)
  const chairs = useTableState((state) => state.chairs)
  const roster = useTableState((state) => state.roster)
  const [seat, setSeat] = useState<string | null>(null)
  const [manual, setManual] = useState(false)
  const [draft, setDraft] = useState<Draft | null>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const players = chairs.filter((chair) => chair.role === 'player')
  const asked = me?.role === 'referee' ? (seat ?? players[0]?.seat ?? me.seat) : undefined
  const as = asked === me?.seat ? undefined : asked

  const settle = async (step: () => Promise<unknown>) => {
    setBusy(true)
    setError(null)
    try {
      const said = await step()
      if (isDraft(said)) setDraft(said)
    } catch (failed) {
      setError((failed as Error).message)
    } finally {
      setBusy(false)
    }
  }

  if (draft === null) {
    return (
      <form
        className="stack wizard-start"
        onSubmit={(event) => {
          event.preventDefault()
          const character = newCharacterId(roster.map((figure) => figure.id))
          void settle(() => connection.send('begin-draft', { character, manual, as }))
        }}
      >
        <p className="lede">
          Step by step, as the book does it. You can go back at any time, and nothing is at the table before you say so.
        </p>
        {me?.role === 'referee' && (
          <label className="field">
            <span className="name">For whom</span>
            <select className="input" value={asked} onChange={(event) => setSeat(event.target.value)}>
              {chairs
                .filter((chair) => chair.role !== 'spectator')
                .map((chair) => (
                  <option key={chair.seat} value={chair.seat}>
                    {chair.name}
                  </option>
                ))}
            </select>
          </label>
        )}
        <QuestionInput
          kind={{
            kind: 'one-of',
            options: [
              { key: 'table', label: 'The table rolls', hints: {} },
              { key: 'hand', label: 'I roll my own dice and type them in', hints: {} },
            ],
          }}
          prompt="Dice"
          value={manual ? 'hand' : 'table'}
          onChange={(value) => setManual(value === 'hand')}
        />
        <Harm says={error} />
        <div className="row">
          <button className="button button-main" disabled={busy}>
            Begin
          </button>
          <button type="button" className="button button-plain" onClick={onLeave}>
            Not now
          </button>
        </div>
      </form>
    )
  }

  const question = draft.question ?? null
  return (
    <div className="wizard">
      <section className="wizard-ask" aria-label="This step">
        <Told lines={draft.told} />
        {question !== null ? (
          <Step
            key={`${question.key} ${draft.decisions.length}`}
            question={question}
            busy={busy}
            error={error}
            onAnswer={(answer) => void settle(() => connection.send('decide', { answer, as }))}
          />
        ) : (
          <div className="stack">
            <h2>All done</h2>
            <p>Read the sheet once more. Then bring the character to the table.</p>
            <Harm says={error} />
            <div className="row">
              <button
                type="button"
                autoFocus
                className="button button-main"
                disabled={busy || !draft.whole}
                onClick={() =>
                  void settle(async () => {
                    await connection.send('finish-draft', { as })
                    onDone(draft.character)
                  })
                }
              >
                Bring to the table
              </button>
            </div>
          </div>
        )}
        <Decisions
          draft={draft}
          busy={busy}
          onBack={(to) => void settle(() => connection.send('go-back', { to, as }))}
        />
        <div className="row">
          <button
            type="button"
            className="button button-plain button-small"
            onClick={() => {
              void connection.send('drop-draft', { as }).catch(() => undefined)
              onLeave()
            }}
          >
            Give this character up
          </button>
        </div>
      </section>
      <section className="wizard-sheet" aria-label="The sheet so far">
        {draft.panels.length === 0 && <p className="soft">The sheet fills as you go.</p>}
        {draft.panels.map((panel) => (
          <PanelView key={panel.id} panel={panel} book={me?.book ?? ''} />
        ))}
      </section>
    </div>
  )
}

function isDraft(said: unknown): said is Draft {
  return typeof said === 'object' && said !== null && 'decisions' in said
}

/** What the dice and the book have said on the way, the newest last. */
function Told({ lines }: { lines: string[] }): ReactNode {
  if (lines.length === 0) return null
  return (
    <ol className="wizard-told" aria-live="polite" aria-label="What happened so far">
      {lines.slice(-4).map((line, i) => (
        <li key={lines.length + i}>{capital(line)}</li>
      ))}
    </ol>
  )
}

/** Of the dice before a question, so many may bear on it; the others stand among the decisions. */
const LATE = 4

interface StepProps {
  question: Question
  busy: boolean
  error: string | null
  onAnswer: (answer: Plain) => void
}

function Step({ question, busy, error, onAnswer }: StepProps): ReactNode {
  const book = useTableState((state) => state.me?.book ?? '')
  const die = question.die ?? null
  const [answer, setAnswer] = useState<Answer>(die === null ? question.suggestion : null)
  const heading = useId()
  const early = question.dice.length - LATE
  const complaint = die !== null && answer === null ? 'Which face?' : complaintAbout(question.kind, answer)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (complaint === null && answer !== null) onAnswer(answer)
  }
  return (
    <form className="stack" onSubmit={submit} aria-labelledby={heading}>
      <h2 id={heading}>{question.prompt}</h2>
      {question.dice.length > 0 && (
        <ul className="wizard-dice" aria-label="The dice so far">
          {question.dice.slice(Math.max(0, early)).map((rolled, i) => (
            <li key={i}>
              <RolledDice rolled={rolled} size={28} />
            </li>
          ))}
        </ul>
      )}
      <QuestionInput
        kind={question.kind}
        die={die}
        prompt={question.prompt}
        hidePrompt
        autoFocus
        value={answer}
        onChange={setAnswer}
      />
      <Harm says={error} />
      <div className="row">
        <button className="button button-main" disabled={busy || complaint !== null}>
          Go on
        </button>
        {question.passable && (
          <button type="button" className="button" disabled={busy} onClick={() => onAnswer('pass')}>
            Pass
          </button>
        )}
        {complaint !== null && <span className="label">{complaint}</span>}
        <span className="push">
          <ClauseLink book={book} clause={question.clause} />
        </span>
      </div>
    </form>
  )
}

const DICE = /^\d*d\d+\b/

/** What one may decide anew one by one, and what chance and others did between in one line. */
export function grouped(decisions: Decision[]): Decision[][] {
  const groups: Decision[][] = []
  for (const decision of decisions) {
    const last = groups.at(-1)
    const before = last?.at(-1)
    if (last !== undefined && before !== undefined && !before.redo && !decision.redo) last.push(decision)
    else groups.push([decision])
  }
  return groups
}

function BackTo({
  decision,
  busy,
  onBack,
}: {
  decision: Decision
  busy: boolean
  onBack: (to: number) => void
}): ReactNode {
  return (
    <button
      type="button"
      className="button button-plain button-small push"
      disabled={busy}
      onClick={() => onBack(decision.number)}
    >
      <Undo2 aria-hidden size={15} /> Back to here<span className="unseen">: {decision.prompt}</span>
    </button>
  )
}

interface DecisionsProps {
  draft: Draft
  busy: boolean
  onBack: (to: number) => void
}

function Decisions({ draft, busy, onBack }: DecisionsProps): ReactNode {
  const book = useTableState((state) => state.me?.book ?? '')
  if (draft.decisions.length === 0) return null
  return (
    <section className="stack" aria-label="Decided so far">
      <h3>So far</h3>
      <ol className="decisions">
        {grouped(draft.decisions)
          .reverse()
          .map((group) => (
            <li key={group[0]?.number}>
              {group.map((decision) => (
                <span key={decision.number} className="decision">
                  <span className="soft">{decision.prompt}</span> {decision.answer}{' '}
                  {decision.redo && DICE.test(decision.prompt) && <ClauseLink book={book} clause={decision.clause} />}
                </span>
              ))}
              {group[0]?.redo === true && <BackTo decision={group[0]} busy={busy} onBack={onBack} />}
            </li>
          ))}
      </ol>
    </section>
  )
}
