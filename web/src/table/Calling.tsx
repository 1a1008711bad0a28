import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useEffect, useState } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { inWords, isSettled } from '../components/answers'
import { QuestionInput } from '../components/QuestionInput'
import { useBook, useConnection, useTableState } from '../components/TableDoor'
import type { Figure, Offered, SlotValues } from '../protocol'
import { lastOfGame } from '../table-store'
import { commonChecks, settledSlots, whatIsCalled } from './calls'
import { Face } from './Face'
import { PHONE, useComplain, useMedia, useMine, useScreen, useScreenStore, useSelected } from './screen'
import { useForm } from './useForm'
import { t } from '../words/words'
import './Calling.css'

/** Calls for a save or test: whose, which, why. They get it on their own screen, with its odds. */
export function Calling(): ReactNode {
  const open = useScreen((state) => state.calling)
  const screen = useScreenStore()
  const phone = useMedia(PHONE)
  return (
    <Dialog.Root open={open} onOpenChange={(calling) => screen.setState({ calling })} modal={false}>
      <Dialog.Content
        className={phone ? 'foot-form' : 'tray tray-side'}
        aria-describedby={undefined}
        onInteractOutside={(event) => event.preventDefault()}
      >
        <CallForm close={() => screen.setState({ calling: false })} />
      </Dialog.Content>
    </Dialog.Root>
  )
}

/** What each player's seat is offered to check, by seat. */
function useChecks(figures: Figure[]): Map<string, Offered[]> {
  const connection = useConnection()
  const last = useTableState(lastOfGame)
  const [checks, setChecks] = useState<Map<string, Offered[]>>(new Map())
  const seats = [...new Set(figures.map((figure) => figure.seat))].join(' ')
  useEffect(() => {
    let here = true
    Promise.all(
      seats
        .split(' ')
        .filter((seat) => seat !== '')
        .map((as) =>
          connection.send('ask', { as }).then(
            ({ offers }) => [as, offers.filter((offer) => offer.group === 'check' && !offer.blocked)] as const,
            () => [as, [] as Offered[]] as const,
          ),
        ),
    ).then(
      (lists) => here && setChecks(new Map(lists)),
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [connection, seats, last])
  return checks
}

function CallForm({ close }: { close: () => void }): ReactNode {
  const roster = useTableState((state) => state.roster)
  const mine = useMine()
  const selected = useSelected()
  const players = roster.filter((figure) => !mine(figure) && figure.gone === '')
  const checks = useChecks(players)
  const [whose, setWhose] = useState<string[]>(() =>
    selected !== null && players.includes(selected) ? [selected.id] : players.map((figure) => figure.id),
  )
  const [command, setCommand] = useState<string | null>(null)
  const keyed = useBook()?.theme.shortcuts.map((shortcut) => shortcut.command)
  const chosen = players.filter((figure) => whose.includes(figure.id))
  const common = commonChecks(chosen, checks, keyed)
  const which = common.find((each) => each.command === command) ?? common[0]
  const toggle = (id: string) =>
    setWhose((had) => (had.includes(id) ? had.filter((each) => each !== id) : [...had, id]))
  return (
    <div className="offer-form call-form">
      <div className="dialog-head">
        <Dialog.Title asChild>
          <h2>{t.table.callFor}</h2>
        </Dialog.Title>
        <Dialog.Close className="icon-button" aria-label={t.common.close}>
          <X aria-hidden size={20} />
        </Dialog.Close>
      </div>
      <div className="offer-halves offer-whole">
        <fieldset className="call-part">
          <legend>{t.table.whose}</legend>
          {players.length === 0 && <p className="soft">{t.table.noPlayers}</p>}
          <div className="picks">
            {players.map((figure) => (
              <label key={figure.id} className="pick">
                <input type="checkbox" checked={whose.includes(figure.id)} onChange={() => toggle(figure.id)} />
                <Face {...figure} size="small" />
                <span>{figure.name}</span>
              </label>
            ))}
          </div>
        </fieldset>
        {common.length > 1 && (
          <fieldset className="call-part">
            <legend>{t.table.which}</legend>
            <div className="picks">
              {common.map((each) => (
                <label key={each.command} className="pick">
                  <input
                    type="radio"
                    name="call-which"
                    checked={each.command === which?.command}
                    onChange={() => setCommand(each.command)}
                  />
                  <span>{each.name}</span>
                </label>
              ))}
            </div>
          </fieldset>
        )}
        {chosen.length > 0 && which === undefined && checks.size > 0 && <p className="note">{t.table.nothingForAll}</p>}
      </div>
      {which !== undefined && which.offers[0] !== undefined && (
        <Details
          key={`${which.command} ${which.offers[0].offer.actor}`}
          name={which.name}
          offers={which.offers}
          close={close}
        />
      )}
    </div>
  )
}

/** The slots of what is called for, as the first of them would fill them in, and the reason. */
function Details({
  name,
  offers,
  close,
}: {
  name: string
  offers: { figure: Figure; offer: Offered }[]
  close: () => void
}): ReactNode {
  const first = offers[0] as { figure: Figure; offer: Offered }
  const connection = useConnection()
  const complain = useComplain()
  const referee = useBook()?.theme.referee ?? t.common.referee
  const [opened] = useState({ offer: first.offer, as: first.figure.seat, chosen: {} })
  const { form, choose } = useForm(opened)
  const [why, setWhy] = useState('')
  const [sending, setSending] = useState(false)
  const fields = form?.fields.filter((field) => !isSettled(field.kind)) ?? []
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (sending || form === null) return
    setSending(true)
    const chosen = settledSlots(fields)
    const words = fields.map((field) => inWords(field.kind, field.value))
    Promise.all(
      offers.map(({ figure, offer }) =>
        connection.send('call', {
          to: figure.seat,
          command: offer.command,
          filled: offer.filled,
          chosen,
          what: whatIsCalled(offer.label, words),
          why,
        }),
      ),
    ).then(close, (error: unknown) => {
      setSending(false)
      complain(error)
    })
  }
  return (
    <form className="call-details" onSubmit={submit}>
      <div className="call-fields">
        {fields.map((field, i) => (
          <div key={field.slot} data-slot={field.slot}>
            <QuestionInput
              kind={field.kind}
              prompt={field.prompt}
              value={field.value}
              onChange={(value) => choose(field.slot, value)}
              autoFocus={i === 0}
            />
          </div>
        ))}
        <label className="call-why">
          <span>{t.table.why}</span>
          <input
            className="input"
            value={why}
            maxLength={180}
            placeholder={t.table.whatTheySee}
            onChange={(event) => setWhy(event.target.value)}
          />
        </label>
        <p className="label">
          {offers.length === 1 ? t.table.getsIt(first.figure.name, referee) : t.table.eachGetsIt(referee)}
        </p>
      </div>
      <div className="offer-foot">
        <button type="submit" className="button button-main push" disabled={sending || form === null} title={name}>
          {t.table.callForIt}
        </button>
      </div>
    </form>
  )
}

/** What this seat is called on to roll. The first opens by itself, unless somebody is in the middle of something. */
export function CallCards(): ReactNode {
  const calls = useTableState((state) => state.calls)
  const me = useTableState((state) => state.me)
  const referee = useBook()?.theme.referee ?? t.common.referee
  const screen = useScreenStore()
  const connection = useConnection()
  const complain = useComplain()
  const isReferee = me?.role === 'referee'
  const own = calls.find((call) => call.seat === me?.seat)
  const key = own?.key
  useEffect(() => {
    if (own === undefined || screen.getState().opened !== null) return
    const typing = document.activeElement instanceof HTMLTextAreaElement && document.activeElement.value !== ''
    if (!typing) screen.setState({ opened: openedFor(own) })
    // Once for each call: whoever closes it finds it in the card.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, screen])
  if (calls.length === 0) return null
  return (
    <ul className="calls" aria-label={t.table.callsMade}>
      {calls.map((call) => (
        <li key={call.key} className="call" data-call={call.key}>
          <span className="grow">
            {!isReferee && <span className="label">{t.table.calls(referee)} </span>}
            {isReferee && <span className="label">{t.table.calledFor} </span>}
            {call.what}
            {call.why !== '' && <span className="soft"> · {call.why}</span>}
          </span>
          <button
            type="button"
            className={isReferee ? 'button button-small' : 'button button-main button-small'}
            onClick={() => screen.setState({ opened: { ...openedFor(call), as: isReferee ? call.seat : undefined } })}
          >
            {isReferee ? t.table.rollForThem : t.table.roll}
          </button>
          {isReferee && (
            <button
              type="button"
              className="button button-plain button-small"
              onClick={() => void connection.send('uncall', { call: call.key }).catch(complain)}
            >
              {t.table.takeItBack}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

function openedFor(call: { command: string; filled: SlotValues; chosen: SlotValues; what: string; why: string }) {
  const offer: Offered = {
    label: call.what,
    group: 'check',
    command: call.command,
    actor: '',
    filled: call.filled,
    making: false,
    plainMove: false,
  }
  return { offer, chosen: call.chosen, settled: Object.keys(call.chosen), why: call.why }
}
