import { Dices, Sparkles, Undo2, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { complaintAbout } from '../components/answers'
import { ClauseLink } from '../components/ClauseLink'
import { RolledDice } from '../components/DiceFaces'
import { Harm } from '../components/Harm'
import { PanelView } from '../components/Panels'
import { QuestionInput } from '../components/QuestionInput'
import { useConnection, useTableState } from '../components/TableDoor'
import { capital } from '../components/words'
import type { Answer, Decision, Draft, Plain, Question } from '../protocol'
import { Face } from '../table/Face'
import { faceColour } from '../table/faces'
import { useScreenStore } from '../table/screen'
import { Portraits } from './Portraits'
import { Arrivals } from '../travel/Arrivals'
import { ReadyMade } from './ReadyMade'
import { t } from '../words/words'
import './Wizard.css'

interface Props {
  /** When the character has come to the table. */
  onDone: (character: string) => void
  onLeave: () => void
}

/**
 * Makes a character in the book's own steps: what is rolled, what is chosen, and always a way back. It is made away from
 * the table, which goes on meanwhile; whoever leaves finds it again where they were.
 */
export function Wizard({ onDone, onLeave }: Props): ReactNode {
  const connection = useConnection()
  const screen = useScreenStore()
  const me = useTableState((state) => state.me)
  const chairs = useTableState((state) => state.chairs)
  const roster = useTableState((state) => state.roster)
  const line = useTableState((state) => state.line)
  const [seat, setSeat] = useState<string | null>(null)
  const [draft, setDraft] = useState<Draft | null | undefined>(undefined)
  const [portrait, setPortrait] = useState<string | null>(null)
  // The name as it was before going back, which may be to where it was given.
  const [named, setNamed] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const players = chairs.filter((chair) => chair.role === 'player')
  const bare = players.find((chair) => !roster.some((figure) => figure.seat === chair.seat))
  const [usual] = useState(bare?.seat)
  const asked = me?.role === 'referee' ? (seat ?? usual ?? me.seat) : undefined
  const as = asked === me?.seat ? undefined : asked

  useEffect(() => {
    if (line !== 'open') return
    let here = true
    connection.send('resume-draft', { as }).then(
      (said) => {
        if (!here) return
        setDraft(isDraft(said) ? said : null)
        if (isDraft(said)) setPortrait((chosen) => chosen ?? said.portrait ?? null)
      },
      () => here && setDraft(null),
    )
    return () => {
      here = false
    }
  }, [connection, as, line])

  useEffect(() => {
    if (draft !== undefined) screen.setState({ making: draft?.name ?? null })
  }, [draft, screen])

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
  const surprise = (all: boolean) => settle(() => connection.send('surprise', { all, as }))

  if (draft === undefined) return null
  if (draft === null) {
    return (
      <Beginning
        key={as}
        seat={asked}
        onSeat={setSeat}
        portrait={portrait}
        onPortrait={setPortrait}
        busy={busy}
        error={error}
        onBegin={({ name, manual, all }) =>
          void settle(async () => {
            // The colour that is shown for a name is the one that comes, chosen or not.
            const shown = portrait ?? (name.trim() === '' ? null : faceColour(name))
            setPortrait(shown)
            const begun = await connection.send('begin-draft', {
              name: name.trim() === '' ? undefined : name.trim(),
              portrait: shown ?? undefined,
              manual,
              as,
            })
            return all ? await connection.send('surprise', { all: true, as }) : begun
          })
        }
        onTaken={onDone}
        onLeave={onLeave}
      />
    )
  }

  const question = draft.question ?? null
  const filled = draft.panels.filter((panel) => panel.items.length > 0)
  const last = draft.decisions.findLast((decision) => decision.redo)
  const back = (to: number) => {
    setNamed(draft.name)
    void settle(() => connection.send('go-back', { to, as }))
  }
  return (
    <section className="wizard" aria-label={t.hero.newHero}>
      <header className="wizard-head">
        <Face id={draft.character} name={draft.name} portrait={portrait} size="large" />
        <div className="grow">
          <h1>{draft.name}</h1>
          <p className="label" role="status">
            {question === null ? t.hero.allDone : t.hero.stepOf(draft.step, draft.steps)}
          </p>
        </div>
        <CloseButton onClick={onLeave} />
        <progress
          className="wizard-progress"
          aria-label={t.hero.stepsDone}
          value={question === null ? draft.steps : draft.step - 1}
          max={Math.max(1, draft.steps)}
        />
      </header>
      <div className="wizard-body">
        <section className="wizard-ask" aria-label={t.hero.thisStep}>
          <Told lines={draft.told} />
          {question !== null ? (
            <Step
              key={`${question.key} ${draft.decisions.length}`}
              question={question}
              named={named}
              busy={busy}
              error={error}
              onAnswer={(answer) => void settle(() => connection.send('decide', { answer, as }))}
              onSurprise={() => void surprise(false)}
              onRest={() => void surprise(true)}
              onBack={last === undefined ? null : () => back(last.number)}
            />
          ) : (
            <div className="stack">
              <h2>{t.hero.isReady(draft.name)}</h2>
              <p>{t.hero.readOnceMore}</p>
              <Portraits name={draft.name} id={draft.character} chosen={portrait} onChange={setPortrait} />
              <Harm says={error} />
              <div className="row">
                <button
                  type="button"
                  autoFocus
                  className="button button-main"
                  disabled={busy || !draft.whole}
                  onClick={() =>
                    void settle(async () => {
                      // Who came by a name by surprise keeps the colour that was shown all along.
                      await connection.send('finish-draft', { portrait: portrait ?? faceColour(draft.character), as })
                      screen.setState({ making: null })
                      onDone(draft.character)
                    })
                  }
                >
                  {t.hero.bringToTable}
                </button>
                {last !== undefined && <BackButton busy={busy} onClick={() => back(last.number)} />}
              </div>
            </div>
          )}
        </section>
        <section className="wizard-sheet" aria-label={t.hero.sheetSoFar}>
          {filled.length === 0 && <p className="soft">{t.hero.sheetFills}</p>}
          {filled.map((panel) => (
            <PanelView key={panel.id} panel={panel} book={me?.book ?? ''} />
          ))}
        </section>
        <div className="wizard-past stack">
          <Decisions draft={draft} busy={busy} onBack={back} />
          <div className="row">
            <button
              type="button"
              className="button button-plain button-small"
              disabled={busy}
              onClick={() =>
                void settle(async () => {
                  await connection.send('drop-draft', { as })
                  setDraft(null)
                })
              }
            >
              {t.hero.beginAnew}
            </button>
          </div>
        </div>
      </div>
    </section>
  )
}

function isDraft(said: unknown): said is Draft {
  return typeof said === 'object' && said !== null && 'decisions' in said
}

function isNeeded({ kind }: Question): boolean {
  return typeof kind === 'object' && 'words' in kind && kind.words.needed
}

function CloseButton({ onClick }: { onClick: () => void }): ReactNode {
  const says = t.hero.backToTable
  return (
    <button type="button" className="icon-button" aria-label={says} title={says} onClick={onClick}>
      <X aria-hidden size={20} />
    </button>
  )
}

interface BeginningProps {
  /** The seat it is made for, where one may choose. */
  seat: string | undefined
  onSeat: (seat: string) => void
  portrait: string | null
  onPortrait: (colour: string) => void
  busy: boolean
  error: string | null
  onBegin: (wanted: { name: string; manual: boolean; all: boolean }) => void
  /** When somebody ready-made was taken instead. */
  onTaken: (character: string) => void
  onLeave: () => void
}

/** The first step: a name and a face, or somebody ready-made. */
function Beginning(props: BeginningProps): ReactNode {
  const { seat, onSeat, portrait, onPortrait, busy, error, onBegin, onTaken, onLeave } = props
  const me = useTableState((state) => state.me)
  const chairs = useTableState((state) => state.chairs)
  const [name, setName] = useState('')
  const [manual, setManual] = useState(false)
  const [missing, setMissing] = useState(false)
  const naming = useRef<HTMLInputElement>(null)
  const unnamed = name.trim() === ''
  return (
    <section className="wizard" aria-label={t.hero.newHero}>
      <header className="wizard-head">
        <div className="grow">
          <h1>{t.hero.newHero}</h1>
          <p className="label">{t.hero.step1}</p>
        </div>
        <CloseButton onClick={onLeave} />
      </header>
      <form
        className="stack wizard-start"
        onSubmit={(event) => {
          event.preventDefault()
          setMissing(unnamed)
          if (unnamed) naming.current?.focus()
          else onBegin({ name, manual, all: false })
        }}
      >
        {me?.role === 'referee' && (
          <label className="field">
            <span className="name">{t.hero.forWhom}</span>
            <select className="input" value={seat} onChange={(event) => onSeat(event.target.value)}>
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
        <label className="field">
          <span className="name">{t.hero.heroCalled}</span>
          <input
            ref={naming}
            className="input"
            type="text"
            autoComplete="off"
            autoFocus
            maxLength={60}
            aria-invalid={missing && unnamed}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <Portraits name={name} id={name} chosen={portrait} onChange={onPortrait} />
        <QuestionInput
          kind={{
            'one-of': {
              options: [
                { key: 'table', label: t.hero.tableRolls, hints: {} },
                { key: 'hand', label: t.hero.ownDice, hints: {} },
              ],
            },
          }}
          prompt={t.hero.dice}
          value={manual ? 'hand' : 'table'}
          onChange={(value) => setManual(value === 'hand')}
        />
        <Harm says={error ?? (missing && unnamed ? t.hero.needsName : null)} />
        <div className="row">
          <button className="button button-main" disabled={busy}>
            {t.hero.begin}
          </button>
          {unnamed && (
            <button
              type="button"
              className="button"
              disabled={busy}
              onClick={() => onBegin({ name: '', manual, all: false })}
            >
              <Dices aria-hidden size={18} /> {t.hero.surpriseName}
            </button>
          )}
          <button type="button" className="button" disabled={busy} onClick={() => onBegin({ name, manual, all: true })}>
            <Sparkles aria-hidden size={18} /> {unnamed ? t.hero.surpriseAll : t.hero.surpriseRest}
          </button>
        </div>
      </form>
      <div className="row">
        <Arrivals label={t.hero.bringSomebody} onCome={onTaken} />
      </div>
      <ReadyMade seat={seat} onTaken={onTaken} />
    </section>
  )
}

/** What the dice and the book have said on the way, the newest last. */
function Told({ lines }: { lines: string[] }): ReactNode {
  if (lines.length === 0) return null
  return (
    <ol className="wizard-told" aria-live="polite" aria-label={t.hero.soFarTold}>
      {lines.slice(-3).map((line, i) => (
        <li key={lines.length + i}>{capital(line)}</li>
      ))}
    </ol>
  )
}

/** Of the dice before a question, so many may bear on it; the others stand among the decisions. */
const LATE = 4

interface StepProps {
  question: Question
  /** What stands ready where words are needed and the book proposes none. */
  named: string
  busy: boolean
  error: string | null
  onAnswer: (answer: Plain) => void
  onSurprise: () => void
  onRest: () => void
  /** To the step before; null at the first. */
  onBack: (() => void) | null
}

function Step({ question, named, busy, error, onAnswer, onSurprise, onRest, onBack }: StepProps): ReactNode {
  const book = useTableState((state) => state.me?.book ?? '')
  const die = question.die ?? null
  const [answer, setAnswer] = useState<Answer>(
    die !== null ? null : question.suggestion === '' && isNeeded(question) ? named : question.suggestion,
  )
  const heading = useId()
  const early = question.dice.length - LATE
  const complaint = die !== null && answer === null ? t.hero.whichFace : complaintAbout(question.kind, answer)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (complaint === null && answer !== null) onAnswer(answer)
  }
  return (
    <form className="stack" onSubmit={submit} aria-labelledby={heading}>
      <div className="row wizard-question">
        <h2 id={heading} className="grow">
          {question.prompt}
        </h2>
        <ClauseLink book={book} clause={question.clause} />
      </div>
      {question.dice.length > 0 && (
        <ul className="wizard-dice" aria-label={t.hero.diceSoFar}>
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
      <div className="row wizard-go">
        {onBack !== null && <BackButton busy={busy} onClick={onBack} />}
        <button className="button button-main" disabled={busy || complaint !== null}>
          {t.hero.goOn}
        </button>
        {question.passable && (
          <button type="button" className="button" disabled={busy} onClick={() => onAnswer('pass')}>
            {t.hero.pass}
          </button>
        )}
        <button type="button" className="button" disabled={busy} onClick={onSurprise}>
          <Dices aria-hidden size={18} /> {t.hero.surprise}
        </button>
        <button type="button" className="button button-plain" disabled={busy} onClick={onRest}>
          <Sparkles aria-hidden size={18} /> {t.hero.withTheRest}
        </button>
        {complaint !== null && <span className="label">{complaint}</span>}
      </div>
    </form>
  )
}

function BackButton({ busy, onClick }: { busy: boolean; onClick: () => void }): ReactNode {
  return (
    <button type="button" className="button" disabled={busy} onClick={onClick}>
      <Undo2 aria-hidden size={18} /> {t.hero.back}
    </button>
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
      <Undo2 aria-hidden size={15} /> {t.hero.backToHere}
      <span className="unseen">: {decision.prompt}</span>
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
    <section className="stack" aria-label={t.hero.decidedSoFar}>
      <h3>{t.hero.soFar}</h3>
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
