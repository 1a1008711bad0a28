import { Popover } from 'radix-ui'
import { createContext, useContext, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { tagged } from '../frames'
import { EntryIcon } from '../icons/EntryIcon'
import type { Drawn, Held, Item, Panel, Part, Score, Slots, Track, Vital } from '../protocol'
import { Cited } from './Cited'
import { uncited } from './citations'
import { ClauseLink } from './ClauseLink'
import { Die } from './DiceFaces'
import { Meaning, TermLabel, useTerm } from './Term'
import { duration, faring, labelOf } from './words'
import { ofBook } from '../words/book'
import { t } from '../words/words'
import './Panels.css'

interface PanelProps {
  panel: Panel
  book: string
  /** What to call those whose ids stand in bands. */
  nameOf?: (id: string) => string
  /** Leaves the title out where something above already says it. */
  untitled?: boolean
  heading?: 'h2' | 'h3' | 'h4'
}

/** A titled part of a view: a character's scores, what they carry, where everybody stands. */
export function PanelView({
  panel,
  book,
  nameOf = (id) => id,
  untitled = false,
  heading: Heading = 'h3',
}: PanelProps): ReactNode {
  return (
    <section className="panel" aria-label={panel.title}>
      {!untitled && <Heading>{ofBook(panel.title)}</Heading>}
      <Items items={panel.items} book={book} nameOf={nameOf} />
    </section>
  )
}

/** Things of the same kind stand together, in the order the book gave them. */
function Items({ items, book, nameOf }: { items: Item[]; book: string; nameOf: (id: string) => string }): ReactNode {
  const groups: { kind: string; items: Drawn[] }[] = []
  for (const item of items.map(tagged)) {
    const last = groups.at(-1)
    if (last !== undefined && last.kind === item.kind) last.items.push(item)
    else groups.push({ kind: item.kind, items: [item] })
  }
  return groups.map((group, g) => (
    <div key={g} className={`items items-${group.kind}`}>
      {group.items.map((item, i) => (
        <ItemView key={`${item.body.label}${i}`} item={item} book={book} nameOf={nameOf} />
      ))}
    </div>
  ))
}

function ItemView({
  item: { kind, body },
  book,
  nameOf,
}: {
  item: Drawn
  book: string
  nameOf: (id: string) => string
}): ReactNode {
  switch (kind) {
    case 'score':
      return <ScoreView score={body} book={book} />
    case 'track':
      return <TrackView track={body} />
    case 'slots':
      return <SlotsView slots={body} book={book} />
    case 'chip':
      return (
        <span className="chip" title={uncited(body.detail)}>
          <EntryIcon of={body.label} />
          {labelOf(body.label)}
          {body.detail !== '' && (
            <span className="chip-detail">
              <Cited text={body.detail} book={book} />
            </span>
          )}
        </span>
      )
    case 'countdown':
      return (
        <span className="chip chip-time">
          {labelOf(body.label)} <span className="numbers">{duration(body.seconds)}</span>
        </span>
      )
    case 'pool':
      return (
        <span className="pool">
          <span className="name">{labelOf(body.label)}</span>
          <span className="notation">
            {body.dice}d{body.sides}
          </span>
          <span aria-hidden className="dice">
            {Array.from({ length: Math.min(body.dice, 10) }, (_, i) => (
              <Die key={i} size={22} face={{ sides: body.sides, face: body.sides, kept: true, exploded: false }} />
            ))}
          </span>
        </span>
      )
    case 'bands':
      return (
        <div className="bands">
          {body.label !== '' && <span className="label">{labelOf(body.label)}</span>}
          <ol>
            {body.bands.map((band) => (
              <li key={band.name}>
                <span className="label">{band.name}</span>
                <span>{band.who.length === 0 ? '–' : band.who.map(nameOf).join(', ')}</span>
              </li>
            ))}
          </ol>
        </div>
      )
    case 'grid':
      return (
        <dl className="bands">
          {body.tokens.map((token) => (
            <div key={token.who}>
              <dt className="label">{token.at}</dt>
              <dd>{nameOf(token.who)}</dd>
            </div>
          ))}
        </dl>
      )
    case 'prose':
      return (
        <p className="prose">
          {body.label !== '' && <ProseLabel label={body.label} />}
          <Cited text={body.text} book={book} />
        </p>
      )
  }
}

/** What can be done with something on the sheet that is shown, to choose from; null where that is nothing. */
export const UsesContext = createContext<(thing: string) => ReactNode>(() => null)

/** The name of something; where anything can be done with it, it opens what that is. */
function Usable({ thing, children }: { thing: string; children: ReactNode }): ReactNode {
  const uses = useContext(UsesContext)(thing)
  if (uses === null) return children
  return (
    <Popover.Root>
      <Popover.Trigger className="usable">{children}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className="popover uses"
          aria-label={labelOf(thing)}
          align="start"
          sideOffset={4}
          collisionPadding={12}
        >
          {uses}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

function ProseLabel({ label }: { label: string }): ReactNode {
  const usable = useContext(UsesContext)(label) !== null
  return (
    <span className="prose-label">
      <Usable thing={label}>
        <TermLabel label={label} inside={usable ? 'opener' : undefined} />
      </Usable>
      <span className="unseen">: </span>
    </span>
  )
}

/** What changed last, for a moment. */
export function useLastChange(value: number): number {
  const before = useRef(value)
  const [change, setChange] = useState(0)
  useEffect(() => {
    if (before.current === value) return
    setChange(value - before.current)
    before.current = value
    const timer = setTimeout(() => setChange(0), 4000)
    return () => clearTimeout(timer)
  }, [value])
  return change
}

export function Change({ by }: { by: number }): ReactNode {
  if (by === 0) return null
  return (
    <span className={by < 0 ? 'change change-harm' : 'change change-heal'} role="status">
      {signed(by)}
    </span>
  )
}

/** A number that opens into the parts it is made of. */
function ScoreView({ score: { label: name, value, parts }, book }: { score: Score; book: string }): ReactNode {
  const label = labelOf(name)
  const term = useTerm(label)
  const change = useLastChange(value)
  const uses = useContext(UsesContext)(name)
  const opens = parts.length > 0 || uses !== null
  const shown = (
    <>
      <span className="score-label">
        <TermLabel label={name} inside={opens ? 'opener' : undefined} />
      </span>{' '}
      <span className="score-value numbers">{value}</span>
      <Change by={change} />
    </>
  )
  if (!opens) return <span className="score">{shown}</span>
  return (
    <Popover.Root>
      <Popover.Trigger className="score score-opens">
        {shown}
        <span className="unseen">, {uses === null ? t.common.whereFrom : t.common.whatFor}</span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className="popover" aria-label={label} sideOffset={4} collisionPadding={12}>
          {term !== undefined && (
            <p className="score-meaning">
              <Meaning term={term} />
            </p>
          )}
          {parts.length > 0 && <PartsTable label={label} value={value} parts={parts} book={book} />}
          {uses}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

function PartsTable({
  label,
  value,
  parts,
  book,
}: {
  label: string
  value: number
  parts: Part[]
  book: string
}): ReactNode {
  return (
    <table className="parts">
      <caption className="unseen">{t.common.madeOf(label)}</caption>
      <tbody>
        {parts.map((part, i) => (
          <tr key={i}>
            <th scope="row">{part.from}</th>
            <td>{i === 0 ? part.amount : signed(part.amount)}</td>
            <td>
              <ClauseLink book={book} clause={part.clause} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{label}</th>
          <td>{value}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  )
}

/** By which numbers the one whose panels these are stays alive. */
export const VitalsContext = createContext<readonly Vital[]>([])

/** A bar with its numbers; the last change shows for a moment. What keeps somebody alive has the colours of health. */
function TrackView({ track: { label: name, now, most } }: { track: Track }): ReactNode {
  const label = labelOf(name)
  const vital = useContext(VitalsContext).find((each) => each.label === name)
  const change = useLastChange(now)
  const share = most <= 0 ? 0 : Math.max(0, Math.min(1, now / most))
  return (
    <div className={vital === undefined ? 'track' : `track track-${faring({ ...vital, now, most })}`}>
      <span className="track-name">
        <TermLabel label={name} />
      </span>
      <span className="track-numbers numbers">
        <Change by={change} />
        {now}
        <span className="soft"> / {most}</span>
      </span>
      <span
        className="track-bar"
        role="meter"
        aria-label={label}
        aria-valuenow={Math.max(0, Math.min(now, most))}
        aria-valuemin={0}
        aria-valuemax={Math.max(most, 0)}
        aria-valuetext={t.common.nowOfMost(now, most)}
      >
        <span style={{ width: `${share * 100}%` }} />
      </span>
    </div>
  )
}

/** Things that follow each other and are alike in everything, as one line with their number. */
export function stacked(held: Held[]): { thing: Held; count: number }[] {
  const stacks: { thing: Held; count: number }[] = []
  for (const thing of held) {
    const last = stacks.at(-1)
    if (last !== undefined && JSON.stringify(last.thing) === JSON.stringify(thing)) last.count++
    else stacks.push({ thing, count: 1 })
  }
  return stacks
}

function SlotsView({ slots: { label, used, room, held }, book }: { slots: Slots; book: string }): ReactNode {
  return (
    <div className="slots">
      <p className="slots-head">
        <span>
          <TermLabel label={label} />
        </span>
        {room > 0 && (
          <span className={used > room ? 'numbers slots-over' : 'numbers'}>{t.common.slotsFull(used, room)}</span>
        )}
      </p>
      {room > 0 && room <= 24 && (
        <span className="slots-pips" aria-hidden>
          {Array.from({ length: Math.max(room, used) }, (_, i) => (
            <i key={i} className={i < used ? (i < room ? 'full' : 'over') : ''} />
          ))}
        </span>
      )}
      <ul>
        {stacked(held).map(({ thing, count }, i) => (
          <li key={i}>
            <span>
              <EntryIcon of={thing.name} /> <Usable thing={thing.name}>{thing.name}</Usable>
              {count > 1 && <span className="numbers"> × {count}</span>}
              {thing.detail !== '' && (
                <span className="soft">
                  {' '}
                  <Cited text={thing.detail} book={book} />
                </span>
              )}
            </span>
            <span className="soft slots-where">
              <span>{thing.where}</span>
              {thing.slots * count !== 1 && (
                <span> · {thing.slots === 0 ? t.common.noSlot : t.common.slots(thing.slots * count)}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`
}
