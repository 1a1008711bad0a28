import { ChevronDown, ChevronUp, Eye, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { isSettled, optionsOf } from '../components/answers'
import { ClauseLink } from '../components/ClauseLink'
import { useAimedOnMap, useAsking } from '../components/picking'
import type { Aiming } from '../components/picking'
import { QuestionInput } from '../components/QuestionInput'
import { useBook, useTableState } from '../components/TableDoor'
import type { Barred, Form } from '../protocol'
import { useStateSince } from '../components/useStateSince'
import { tagged } from '../frames'
import { changesInWords } from './considering'
import { NoteBeside } from './Guide'
import { useIsSpokenOf } from './guide'
import { Guesses, OddsBrief, OddsView } from './OddsView'
import { ModePicker } from './ModePicker'
import { redrafted, strayWords, whyNots } from './intents'
import { PHONE, useAct, useComplain, useMedia, useScreen, useScreenStore, useShown } from './screen'
import type { Opened } from './screen'
import { useForm } from './useForm'
import type { FormState, ShownField } from './useForm'
import { offerOfBook } from '../words/book'
import { t } from '../words/words'
import './OfferForm.css'

/**
 * The open form, if any. It stands beside the scene and never over it: where the log is, or on a phone below, where the
 * scene gives way and can be folded out again.
 */
export function OfferTray(): ReactNode {
  const opened = useScreen((state) => state.opened)
  const screen = useScreenStore()
  const phone = useMedia(PHONE)
  const asked = useAsking() !== null
  const { panels } = useShown()
  const hasMap = panels.some((panel) => panel.items.some((item) => 'grid' in item))
  const [folded, setFolded] = useStateSince(opened, false)
  const close = () => screen.setState({ opened: null })
  useEffect(() => {
    if (phone && asked && hasMap) screen.setState({ tab: 'scene' })
  }, [phone, asked, hasMap, screen])
  const low = asked || folded
  return (
    <Dialog.Root open={opened !== null} onOpenChange={(open) => !open && close()} modal={false}>
      <Dialog.Content
        className={phone ? (low ? 'foot-form sheet-low' : 'foot-form') : 'tray tray-side'}
        aria-describedby={undefined}
        onInteractOutside={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => {
          // Back to the button it came from, if that is still there.
          if (document.activeElement !== document.body) event.preventDefault()
        }}
      >
        {opened !== null && (
          <OfferForm
            key={`${opened.offer.command} ${JSON.stringify(opened.offer.filled)} ${opened.draft?.number ?? ''}`}
            opened={opened}
            folded={phone && folded}
            fold={phone ? () => setFolded((was) => !was) : null}
          />
        )}
      </Dialog.Content>
    </Dialog.Root>
  )
}

function OfferForm({
  opened,
  folded,
  fold,
}: {
  opened: Opened
  folded: boolean
  fold: (() => void) | null
}): ReactNode {
  const { form, weighed, weighing, failed, touched, choose } = useForm(opened)
  const chances = weighed !== null && 'chances' in weighed ? weighed.chances : null
  // What is settled is not to be haggled about.
  const open = ({ slot }: { slot: string }) => !(opened.settled ?? []).includes(slot)
  const odds = chances === null ? null : { ...chances, extras: chances.extras.filter(open) }
  const screen = useScreenStore()
  const book = useBook()?.id ?? ''
  const act = useAct()
  const complain = useComplain()
  const phone = useMedia(PHONE)
  const oddsSpokenOf = useIsSpokenOf('odds')
  const [sending, setSending] = useState(false)
  const stray = strayWords(form?.fields ?? [])
  const [sure, setSure] = useStateSince(stray, false)
  const [asked, setAsked] = useStateSince(stray, false)
  const confirm = useRef<HTMLButtonElement>(null)
  const ready = form?.command != null
  const fields = form?.fields.filter((field) => !isSettled(field.kind) && open(field)) ?? []
  const hasFields = fields.length > 0
  const barred = form?.barred ?? NOBODY
  useAimedOnMap(useAiming(fields, choose, barred))
  useEffect(() => {
    // With nothing to choose, Enter is all it takes.
    if (ready && !hasFields) confirm.current?.focus()
  }, [ready, hasFields])
  useClosingWhenPast(opened, form?.stuck != null && !weighing && !touched)
  const oddsPart = useRef<HTMLDivElement>(null)
  const leadsOn = form?.instead != null
  useEffect(() => {
    // All that can be done here is not to be looked for below, nor is what a note speaks of where that hides no choice.
    if (!weighing && ((leadsOn && !(phone && hasFields)) || (oddsSpokenOf && (phone || !hasFields))))
      oddsPart.current?.scrollIntoView({ block: 'nearest' })
  }, [weighing, leadsOn, oddsSpokenOf, phone, hasFields])
  const command = form?.command ?? null
  const eager = useRef(false)
  const send = useCallback(
    (whole: NonNullable<typeof command>) => {
      const { draft } = opened
      if (draft !== undefined && form !== null) {
        screen.setState(({ intents }) => ({
          together: null,
          intents:
            intents?.map((each) => (each.number === draft.number ? redrafted(each, form, weighed) : each)) ?? null,
          opened: null,
        }))
        return
      }
      setSending(true)
      act(whole, opened.as).then(
        () => screen.setState((state) => (state.opened === opened ? { opened: null } : {})),
        (error: unknown) => {
          setSending(false)
          complain(error)
        },
      )
    },
    [act, complain, opened, screen, form, weighed],
  )
  useEffect(() => {
    // Enter came before the table had an answer to what was typed.
    if (!eager.current || command === null) return
    eager.current = false
    send(command)
  }, [command, send])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (sending) return
    if (stray !== null && !sure) {
      setAsked(true)
      return
    }
    if (command === null) eager.current = true
    else send(command)
  }
  /** Does first what leads on; the form stays, for what it is about may be possible then. */
  const lead = (instead: Form['instead']) => {
    if (instead != null) act(instead.command, opened.as).catch(complain)
  }
  // On a phone it stands above the choices: below them it would be out of sight.
  const first = phone && leadsOn && hasFields
  const stuck = form?.stuck != null && (
    <p className="note">
      {form.stuck.reason} <ClauseLink book={book} clause={form.stuck.clause} />
    </p>
  )
  const instead = form?.instead != null && (
    <button type="button" className="button offer-instead" onClick={() => lead(form.instead)}>
      {form.instead.label}
    </button>
  )
  return (
    <form className="offer-form" onSubmit={submit}>
      <div className="dialog-head">
        <Dialog.Title asChild>
          <h2>{offerOfBook(opened.offer.label)}</h2>
        </Dialog.Title>
        {fold !== null && (
          <button
            type="button"
            className="icon-button push"
            aria-label={folded ? t.table.showAll : t.table.showScene}
            title={folded ? t.table.showAll : t.table.showScene}
            aria-expanded={!folded}
            onClick={fold}
          >
            {folded ? <ChevronUp aria-hidden size={20} /> : <ChevronDown aria-hidden size={20} />}
          </button>
        )}
        <Dialog.Close className="icon-button" aria-label={t.common.close}>
          <X aria-hidden size={20} />
        </Dialog.Close>
      </div>
      {phone && <NoteBeside parts={['odds']} />}
      {opened.why !== undefined && opened.why !== '' && <p className="offer-why">{opened.why}</p>}
      {first && !folded && (
        <div className="offer-first">
          {stuck}
          {instead}
        </div>
      )}
      <div className={hasFields ? 'offer-halves' : 'offer-halves offer-whole'} hidden={folded}>
        {hasFields && (
          <div className="offer-fields">
            {fields.map((field, i) => (
              <FieldInput key={field.slot} field={field} choose={choose} autoFocus={i === 0} />
            ))}
            <WhyNot book={book} barred={barred} said={form?.stuck} />
          </div>
        )}
        <div ref={oddsPart} className="offer-odds" data-part="odds" data-guided={oddsSpokenOf} aria-busy={weighing}>
          {!first && stuck}
          {!hasFields && <WhyNot book={book} barred={barred} said={form?.stuck} />}
          {!first && instead}
          {failed !== null && <p className="note">{failed}</p>}
          {weighed !== null && 'unknown' in weighed && (
            <>
              <p className="odds-hidden">
                <Eye aria-hidden size={17} /> {weighed.unknown.reason}
              </p>
              <Guesses guesses={weighed.unknown.guesses} />
            </>
          )}
          {weighed !== null && 'certain' in weighed && (
            <p className="odds-certain">
              {weighed.certain.changes.length === 0 ? t.table.noChance : `${changesInWords(weighed.certain.changes)}.`}
            </p>
          )}
          {odds !== null && <OddsView odds={odds} choose={choose} fields={form?.fields ?? []} />}
          {weighed === null && weighing && <p className="soft odds-wait">{t.table.weighing}</p>}
        </div>
      </div>
      {stray !== null && (
        <p className="note note-harm" role="status">
          {stray}{' '}
          {asked && (
            <label>
              <input type="checkbox" checked={sure} autoFocus onChange={(event) => setSure(event.target.checked)} />{' '}
              {t.table.onPurpose}
            </label>
          )}
        </p>
      )}
      {!phone && <NoteBeside parts={['odds']} />}
      <div className="offer-foot">
        {odds !== null && <OddsBrief odds={odds} />}
        {opened.draft === undefined && <ModePicker />}
        <button
          ref={confirm}
          type="submit"
          className="button button-main push"
          disabled={sending || (!ready && !weighing) || (asked && !sure)}
        >
          {opened.draft === undefined ? offerOfBook(opened.offer.label) : t.table.changeToThis}
        </button>
      </div>
    </form>
  )
}

/** A form that was opened for somebody on turn goes when their turn does, if nothing was written in it. */
function useClosingWhenPast(opened: Opened, stuck: boolean): void {
  const screen = useScreenStore()
  const onTurn = useTableState((state) => state.roster.find((each) => each.id === opened.offer.actor)?.turn === true)
  const [was] = useState(onTurn)
  const past = was && !onTurn && stuck && opened.draft === undefined
  useEffect(() => {
    if (past) screen.setState((state) => (state.opened === opened ? { opened: null } : {}))
  }, [past, opened, screen])
}

const NOBODY: Barred[] = []

/** Whom the map may choose for the form: those of the first field that asks for people. */
function useAiming(fields: ShownField[], choose: FormState['choose'], barred: Barred[]): Aiming | null {
  const field = fields.find((each) => optionsOf(each.kind).some((option) => option.hints.side !== undefined))
  return useMemo(() => {
    if (field === undefined)
      return barred.length === 0 ? null : { options: [], chosen: null, choose: () => undefined, barred }
    const several = tagged(field.kind).kind === 'some-of'
    return {
      options: optionsOf(field.kind),
      chosen: [field.value].flat().find((each) => typeof each === 'string') ?? null,
      choose: (key) => choose(field.slot, several ? [key] : key),
      barred: barred.filter((each) => each.slot === field.slot),
    }
  }, [field, choose, barred])
}

/** What cannot be chosen, people and weapons, each reason once, with its rule. */
function WhyNot({ book, barred, said }: { book: string; barred: Barred[]; said: Form['stuck'] }): ReactNode {
  const reasons = whyNots(barred, said)
  if (reasons.length === 0) return null
  return (
    <ul className="why-not" aria-label={t.table.whyNot}>
      {reasons.map(({ says, clause }) => (
        <li key={says}>
          {says} <ClauseLink book={book} clause={clause} />
        </li>
      ))}
    </ul>
  )
}

/** A slot of the form. Exactly one of several is one choice, however the rules count it. */
function FieldInput({
  field,
  choose,
  autoFocus,
}: {
  field: ShownField
  choose: FormState['choose']
  autoFocus: boolean
}): ReactNode {
  const wanted = tagged(field.kind)
  const single = wanted.kind === 'some-of' && wanted.body.least === 1 && wanted.body.most === 1
  return (
    <div data-slot={field.slot}>
      <QuestionInput
        kind={single ? { 'one-of': { options: wanted.body.options } } : field.kind}
        prompt={field.prompt}
        value={single && Array.isArray(field.value) ? (field.value[0] ?? null) : field.value}
        onChange={(value) => choose(field.slot, single && value !== null ? [value] : value)}
        autoFocus={autoFocus}
      />
    </div>
  )
}
