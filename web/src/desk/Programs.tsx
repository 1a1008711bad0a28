import { Copy, Power, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { deskOf, useFetched } from '../api'
import type { ProgramToken, Webhook } from '../api'
import { Confirm } from '../components/Confirm'
import { CopyButton } from '../components/CopyButton'
import { Dialog } from '../components/Dialog'
import { Harm } from '../components/Harm'
import { useTable, useTableState } from '../components/TableDoor'
import type { Chair } from '../protocol'
import { useDeed } from './useDeed'
import { t } from '../words/words'

const scopesSaid = (): { [scope: string]: string } => ({
  read: t.desk.scopeRead,
  play: t.desk.scopePlay,
  referee: t.desk.scopeReferee,
})

/** What is told once, when it is made. */
interface Told {
  title: string
  lede: string
  secret: string
}

/** What the Referee gives to programs: tokens to a seat, and addresses that are told what a seat sees. */
export function Programs(): ReactNode {
  const { token } = useTable()
  const chairs = useTableState((state) => state.chairs).filter((chair) => chair.invited)
  const desk = deskOf(token)
  // A link that is made anew ends what was given for its seat.
  const [times, setTimes] = useState(0)
  const key = `${times} ${chairs.map((chair) => chair.seat).join(' ')}`
  const tokens = useFetched(`tokens ${key}`, () => desk.tokens()).value
  const webhooks = useFetched(`webhooks ${key}`, () => desk.webhooks()).value
  const [told, setTold] = useState<Told | null>(null)
  const deed = useDeed()
  const does = (doing: () => Promise<unknown>) =>
    deed.run(async () => {
      await doing()
      setTimes((before) => before + 1)
    })
  const name = (seat: string) => chairs.find((chair) => chair.seat === seat)?.name ?? seat
  return (
    <details className="stack programs">
      <summary>{t.desk.programs}</summary>
      <section className="stack" aria-labelledby="program-tokens">
        <h3 id="program-tokens">{t.desk.tokens}</h3>
        {(tokens ?? []).length > 0 && (
          <ul className="stock">
            {(tokens ?? []).map((given) => (
              <TokenLine
                key={given.id}
                given={given}
                seat={name(given.seat)}
                onTakeBack={() => void does(() => desk.takeTokenBack(given.id))}
              />
            ))}
          </ul>
        )}
        <TokenForm
          chairs={chairs}
          busy={deed.busy}
          onGive={(wanted) =>
            does(async () => {
              const made = await desk.giveToken(wanted)
              setTold({
                title: t.desk.tokenFor(made.given.name),
                lede: t.desk.tokenSays,
                secret: made.token,
              })
            })
          }
        />
      </section>
      <section className="stack" aria-labelledby="program-webhooks">
        <h3 id="program-webhooks">{t.desk.webhooks}</h3>
        {(webhooks ?? []).length > 0 && (
          <ul className="stock">
            {(webhooks ?? []).map((webhook) => (
              <WebhookLine
                key={webhook.id}
                webhook={webhook}
                seat={name(webhook.seat)}
                onSwitchOn={() => void does(() => desk.switchOn(webhook.id))}
                onRemove={() => void does(() => desk.unhook(webhook.id))}
              />
            ))}
          </ul>
        )}
        <WebhookForm
          chairs={chairs}
          busy={deed.busy}
          onHook={(wanted) =>
            does(async () => {
              const made = await desk.hook(wanted)
              setTold({
                title: t.desk.webhookSecret,
                lede: t.desk.webhookSecretSays,
                secret: made.secret,
              })
            })
          }
        />
      </section>
      <Harm says={deed.error} />
      {told !== null && <ToldDialog told={told} onClose={() => setTold(null)} />}
    </details>
  )
}

function TokenLine({
  given,
  seat,
  onTakeBack,
}: {
  given: ProgramToken
  seat: string
  onTakeBack: () => void
}): ReactNode {
  const ends = given.expires == null ? [] : [t.desk.until(new Date(given.expires).toLocaleString())]
  return (
    <li>
      <span className="grow">
        <strong>{given.name}</strong>
        <span className="soft stock-figures">{[seat, scopesSaid()[given.scope], ...ends].join(' · ')}</span>
      </span>
      <Confirm
        title={t.desk.takeTokenBack(given.name)}
        says={t.desk.programLeaves}
        deed={t.desk.takeItBack}
        onConfirm={onTakeBack}
      >
        <button
          type="button"
          className="icon-button"
          title={t.desk.takeTheTokenBack}
          aria-label={t.desk.takeTokenOf(given.name)}
        >
          <Trash2 aria-hidden size={17} />
        </button>
      </Confirm>
    </li>
  )
}

/** How long a token is good for, in days; the empty word for ever. */
const times = (): [string, string][] => [
  ['', t.desk.untilTakenBack],
  ['1', t.desk.forADay],
  ['30', t.desk.for30Days],
]

function TokenForm({
  chairs,
  busy,
  onGive,
}: {
  chairs: Chair[]
  busy: boolean
  /** Tells whether it was given. */
  onGive: (wanted: { name: string; seat: string; scope: string; expires?: number }) => Promise<boolean>
}): ReactNode {
  const [name, setName] = useState('')
  const [seat, setSeat] = useState('')
  const [scope, setScope] = useState('read')
  const [days, setDays] = useState('')
  const chair = chairs.find((each) => each.seat === seat) ?? chairs[0]
  const scopes = Object.keys(scopesSaid()).filter((each) => each !== 'referee' || chair?.role === 'referee')
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        if (chair === undefined) return
        const expires = days === '' ? {} : { expires: Date.now() + Number(days) * 86_400_000 }
        const wanted = { name: name.trim(), seat: chair.seat, scope: scopes.includes(scope) ? scope : 'read' }
        void onGive({ ...wanted, ...expires }).then((given) => given && setName(''))
      }}
    >
      <div className="row">
        <label className="field grow">
          <span className="name">{t.desk.whatItIsFor}</span>
          <input
            className="input"
            maxLength={60}
            required
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <SeatField chairs={chairs} chosen={chair} onChoose={setSeat} />
      </div>
      <div className="row">
        <label className="field grow">
          <span className="name">{t.desk.itDoes}</span>
          <select
            className="input"
            value={scopes.includes(scope) ? scope : 'read'}
            onChange={(event) => setScope(event.target.value)}
          >
            {scopes.map((each) => (
              <option key={each} value={each}>
                {scopesSaid()[each]}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span className="name">{t.desk.isGood}</span>
          <select className="input" value={days} onChange={(event) => setDays(event.target.value)}>
            {times().map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="row">
        <button className="button" disabled={busy || name.trim() === ''}>
          {t.desk.giveToken}
        </button>
      </div>
    </form>
  )
}

function SeatField({
  chairs,
  chosen,
  onChoose,
}: {
  chairs: Chair[]
  chosen: Chair | undefined
  onChoose: (seat: string) => void
}): ReactNode {
  return (
    <label className="field">
      <span className="name">{t.desk.atSeatOf}</span>
      <select className="input" value={chosen?.seat ?? ''} onChange={(event) => onChoose(event.target.value)}>
        {chairs.map((chair) => (
          <option key={chair.seat} value={chair.seat}>
            {chair.name}
          </option>
        ))}
      </select>
    </label>
  )
}

function WebhookLine({
  webhook,
  seat,
  onSwitchOn,
  onRemove,
}: {
  webhook: Webhook
  seat: string
  onSwitchOn: () => void
  onRemove: () => void
}): ReactNode {
  const fares = webhook.off
    ? [t.desk.switchedOff(webhook.failures, webhook.trouble)]
    : webhook.failures > 0
      ? [t.desk.failures(webhook.failures, webhook.trouble)]
      : webhook.delivered == null
        ? [t.desk.nothingDelivered]
        : [t.desk.lastDelivered(new Date(webhook.delivered).toLocaleString())]
  return (
    <li>
      <span className="grow">
        <strong>{webhook.address}</strong>
        <span className="soft stock-figures">{[t.desk.seesAs(seat), ...fares].join(' · ')}</span>
      </span>
      {webhook.off && (
        <button
          type="button"
          className="icon-button"
          title={t.desk.switchOnAgain}
          aria-label={t.desk.switchOn(webhook.address)}
          onClick={onSwitchOn}
        >
          <Power aria-hidden size={17} />
        </button>
      )}
      <Confirm
        title={t.desk.removeThisWebhook}
        says={t.desk.toldNothing(webhook.address)}
        deed={t.desk.removeIt}
        onConfirm={onRemove}
      >
        <button
          type="button"
          className="icon-button"
          title={t.desk.removeWebhook}
          aria-label={t.desk.removeWebhookAt(webhook.address)}
        >
          <Trash2 aria-hidden size={17} />
        </button>
      </Confirm>
    </li>
  )
}

function WebhookForm({
  chairs,
  busy,
  onHook,
}: {
  chairs: Chair[]
  busy: boolean
  /** Tells whether it is told from now on. */
  onHook: (wanted: { seat: string; address: string }) => Promise<boolean>
}): ReactNode {
  const [address, setAddress] = useState('')
  const [seat, setSeat] = useState('')
  const chair = chairs.find((each) => each.seat === seat) ?? chairs[0]
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        if (chair === undefined) return
        void onHook({ seat: chair.seat, address: address.trim() }).then((told) => told && setAddress(''))
      }}
    >
      <div className="row">
        <label className="field grow">
          <span className="name">{t.desk.address}</span>
          <input
            className="input"
            type="url"
            maxLength={500}
            required
            placeholder={t.desk.addressExample}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
        </label>
        <SeatField chairs={chairs} chosen={chair} onChoose={setSeat} />
      </div>
      <div className="row">
        <button className="button" disabled={busy || address.trim() === ''}>
          {t.desk.tellIt}
        </button>
      </div>
    </form>
  )
}

function ToldDialog({ told, onClose }: { told: Told; onClose: () => void }): ReactNode {
  return (
    <Dialog open onOpenChange={(stays) => !stays && onClose()} title={told.title} lede={told.lede}>
      <div className="row join">
        <input
          className="input grow"
          readOnly
          aria-label={told.title}
          value={told.secret}
          onFocus={(event) => event.target.select()}
        />
        <CopyButton
          text={told.secret}
          className="button button-main"
          icon={<Copy aria-hidden size={17} />}
          label={t.desk.copy}
          copied={t.desk.copied}
        />
      </div>
    </Dialog>
  )
}
