import { ChevronDown, ChevronUp, Eye, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { isSettled } from '../components/answers'
import { ClauseLink } from '../components/ClauseLink'
import { useAsking, useMapInSight } from '../components/picking'
import { QuestionInput } from '../components/QuestionInput'
import { useBook } from '../components/TableDoor'
import type { Form } from '../protocol'
import { useStateSince } from '../components/useStateSince'
import { OddsBrief, OddsView } from './OddsView'
import { ModePicker } from './ModePicker'
import { redrafted, strayWords } from './intents'
import { PHONE, useAct, useComplain, useMedia, useScreen, useScreenStore, useShown } from './screen'
import type { Opened } from './screen'
import { useForm } from './useForm'
import type { FormState, ShownField } from './useForm'
import './OfferForm.css'

/**
 * The open form, if any. It stands beside the scene, where the log is, and never over it; on a phone it is a sheet, low where a space is to be shown on the map, so that the map stays in sight and in use.
 */
export function OfferTray(): ReactNode {
  const opened = useScreen((state) => state.opened)
  const screen = useScreenStore()
  const phone = useMedia(PHONE)
  const beside = useMapInSight()
  const asked = useAsking() !== null
  const { panels } = useShown()
  const hasMap = panels.some((panel) => panel.items.some((item) => 'grid' in item))
  const [folded, setFolded] = useStateSince(opened, false)
  const close = () => screen.setState({ opened: null })
  useEffect(() => {
    if (phone && asked && hasMap) screen.setState({ tab: 'scene' })
  }, [phone, asked, hasMap, screen])
  const low = phone && beside && (asked || folded)
  return (
    <Dialog.Root open={opened !== null} onOpenChange={(open) => !open && close()} modal={phone && !beside}>
      <Dialog.Portal>
        {phone && (beside ? !low && <div className="veil" /> : <Dialog.Overlay className="veil" />)}
        <Dialog.Content
          className={phone ? (low ? 'bottom-sheet sheet-low' : 'bottom-sheet') : 'tray tray-side'}
          aria-describedby={undefined}
          onInteractOutside={(event) => (!phone || low) && event.preventDefault()}
          onCloseAutoFocus={(event) => {
            // Back to the button it came from, if that is still there.
            if (document.activeElement !== document.body) event.preventDefault()
          }}
        >
          {opened !== null && (
            <OfferForm
              key={`${opened.offer.command} ${JSON.stringify(opened.offer.filled)} ${opened.draft?.number ?? ''}`}
              opened={opened}
              folded={phone && beside && folded}
              fold={phone && beside ? () => setFolded((was) => !was) : null}
            />
          )}
        </Dialog.Content>
      </Dialog.Portal>
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
  const { form, weighed, weighing, failed, choose } = useForm(opened)
  const chances = weighed !== null && 'chances' in weighed ? weighed.chances : null
  // What is settled is not to be haggled about.
  const open = ({ slot }: { slot: string }) => !(opened.settled ?? []).includes(slot)
  const odds = chances === null ? null : { ...chances, extras: chances.extras.filter(open) }
  const screen = useScreenStore()
  const book = useBook()?.id ?? ''
  const act = useAct()
  const complain = useComplain()
  const [sending, setSending] = useState(false)
  const stray = strayWords(form?.fields ?? [])
  const [sure, setSure] = useStateSince(stray, false)
  const [asked, setAsked] = useStateSince(stray, false)
  const confirm = useRef<HTMLButtonElement>(null)
  const ready = form?.command != null
  const fields = form?.fields.filter((field) => !isSettled(field.kind) && open(field)) ?? []
  const hasFields = fields.length > 0
  useEffect(() => {
    // With nothing to choose, Enter is all it takes.
    if (ready && !hasFields) confirm.current?.focus()
  }, [ready, hasFields])
  const command = form?.command ?? null
  const eager = useRef(false)
  const send = useCallback(
    (whole: NonNullable<typeof command>) => {
      const { draft } = opened
      if (draft !== undefined && form !== null) {
        screen.setState(({ intents }) => ({
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
  return (
    <form className="offer-form" onSubmit={submit}>
      <div className="dialog-head">
        <Dialog.Title asChild>
          <h2>{opened.offer.label}</h2>
        </Dialog.Title>
        {fold !== null && (
          <button
            type="button"
            className="icon-button push"
            aria-label={folded ? 'Show it all' : 'Show the map'}
            title={folded ? 'Show it all' : 'Show the map'}
            aria-expanded={!folded}
            onClick={fold}
          >
            {folded ? <ChevronUp aria-hidden size={20} /> : <ChevronDown aria-hidden size={20} />}
          </button>
        )}
        <Dialog.Close className="icon-button" aria-label="Close">
          <X aria-hidden size={20} />
        </Dialog.Close>
      </div>
      {opened.why !== undefined && opened.why !== '' && <p className="offer-why">{opened.why}</p>}
      <div className={hasFields ? 'offer-halves' : 'offer-halves offer-whole'} hidden={folded}>
        {hasFields && (
          <div className="offer-fields">
            {fields.map((field, i) => (
              <FieldInput key={field.slot} field={field} choose={choose} autoFocus={i === 0} />
            ))}
          </div>
        )}
        <div className="offer-odds" aria-busy={weighing}>
          {form?.stuck != null && (
            <p className="note">
              {form.stuck.reason} <ClauseLink book={book} clause={form.stuck.clause} />
            </p>
          )}
          {form?.instead != null && (
            <button type="button" className="button offer-instead" onClick={() => lead(form.instead)}>
              {form.instead.label}
            </button>
          )}
          {failed !== null && <p className="note">{failed}</p>}
          {weighed !== null && 'unknown' in weighed && (
            <p className="odds-hidden">
              <Eye aria-hidden size={17} /> {weighed.unknown.reason}
            </p>
          )}
          {odds !== null && <OddsView odds={odds} choose={choose} fields={form?.fields ?? []} />}
          {weighed === null && weighing && <p className="soft odds-wait">Weighing the odds…</p>}
        </div>
      </div>
      {stray !== null && (
        <p className="note note-harm" role="status">
          {stray}{' '}
          {asked && (
            <label>
              <input type="checkbox" checked={sure} autoFocus onChange={(event) => setSure(event.target.checked)} /> On
              purpose
            </label>
          )}
        </p>
      )}
      <div className="offer-foot">
        {odds !== null && <OddsBrief odds={odds} />}
        {opened.draft === undefined && <ModePicker />}
        <button
          ref={confirm}
          type="submit"
          className="button button-main push"
          disabled={sending || (!ready && !weighing) || (asked && !sure)}
        >
          {opened.draft === undefined ? opened.offer.label : 'Change to this'}
        </button>
      </div>
    </form>
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
  const single = field.kind.kind === 'some-of' && field.kind.least === 1 && field.kind.most === 1
  return (
    <div data-slot={field.slot}>
      <QuestionInput
        kind={single ? { ...field.kind, kind: 'one-of' } : field.kind}
        prompt={field.prompt}
        value={single && Array.isArray(field.value) ? (field.value[0] ?? null) : field.value}
        onChange={(value) => choose(field.slot, single && value !== null ? [value] : value)}
        autoFocus={autoFocus}
      />
    </div>
  )
}
