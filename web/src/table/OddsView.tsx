import { Progress, ToggleGroup } from 'radix-ui'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { Glossed } from '../components/Term'
import { capital } from '../components/words'
import type { Chances, Extra, Guess, Plain } from '../protocol'
import { guessed } from './considering'
import { certainty, deltas, diceSentence, readChances, shifts, together } from './odds'
import type { Named, Spread } from './odds'
import type { ShownField } from './useForm'
import { points, wholePercent } from './words'
import { fixed, t } from '../words/words'
import './OddsView.css'

const SpreadChart = lazy(() => import('./SpreadChart'))

interface Props {
  odds: Chances
  fields: ShownField[]
  choose: (slot: string, value: Plain) => void
}

/** The odds of what is about to be done: each outcome by its name, how much, and what each extra would change. */
export function OddsView({ odds, fields, choose }: Props): ReactNode {
  const { named, spreads } = readChances(odds.outcomes)
  const extras = odds.extras
    .map((extra) => ({ extra, told: change(odds, extra) }))
    .filter(({ told }) => told.length > 0)
  if (named.length === 0 && spreads.length === 0) {
    return <p className="soft">{odds.dice.length === 0 ? t.table.noChance : diceSentence(odds.dice)}</p>
  }
  return (
    <section className="odds" aria-label={t.table.odds}>
      <Outcomes named={named} />
      {spreads.length > 0 && <Spreads spreads={spreads} />}
      {extras.length > 0 && <Extras extras={extras} fields={fields} choose={choose} />}
      {odds.dice.length > 0 && <p className="soft">{diceSentence(odds.dice)}</p>}
      <p className="odds-mark">{certainty(odds)}</p>
    </section>
  )
}

/** So many are read at a glance; of more, the rest waits to be asked for. */
const AT_A_GLANCE = 5

interface Told {
  extra: Extra
  told: string[]
}

function Extras({ extras, fields, choose }: { extras: Told[] } & Pick<Props, 'fields' | 'choose'>): ReactNode {
  const [all, setAll] = useState(false)
  const few = all || extras.length <= AT_A_GLANCE + 1 ? extras : extras.slice(0, AT_A_GLANCE)
  return (
    <div>
      <ul className="extras" aria-label={t.table.extrasChange}>
        {few.map(({ extra, told }, i) => (
          <li key={i}>
            <ExtraName
              extra={{ ...extra, change: capital(extra.change.replace(/ Yes$/, '')) }}
              fields={fields}
              choose={choose}
            />
            <span className="extra-change">
              {told.slice(0, 2).map((each) => (
                <span key={each}>{each}</span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {few.length < extras.length && (
        <button type="button" className="link-button extras-more" onClick={() => setAll(true)}>
          {t.pages.andMore(extras.length - few.length)}
        </button>
      )}
    </div>
  )
}

/** One's own part of the odds, where the other's figures are hidden. */
export function Guesses({ guesses }: { guesses: Guess[] }): ReactNode {
  if (guesses.length === 0) return null
  return (
    <dl className="guesses" aria-label={t.table.ownPart}>
      {guessed(guesses).map(({ supposed, said }) => (
        <div key={supposed}>
          <dt>
            <Glossed text={supposed} />
          </dt>
          <dd className="numbers">{said}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The likeliest in a line, for where the whole is out of sight; of whom is said where it is not plain. */
export function OddsBrief({ odds, whose = false }: { odds: Chances; whose?: boolean }): ReactNode {
  const named = readChances(odds.outcomes).named.toSorted((a, b) => b.p - a.p)
  if (named.length === 0) return null
  const told = named.slice(0, 2)
  const several = whose || new Set(told.map((each) => each.subject)).size > 1
  return (
    <p className="offer-brief" aria-hidden>
      {told.map((each, i) => (
        <span key={each.key}>
          {i > 0 && ' · '}
          <strong className="numbers">{wholePercent(each.p)}</strong> {several && `${each.subject} `}
          {each.outcome}
        </span>
      ))}
    </p>
  )
}

function Outcomes({ named }: { named: Named[] }): ReactNode {
  return together(named).map(({ subjects, outcomes }) => {
    const who = subjects.join(', ')
    return (
      <div key={who} className="odds-of">
        {who !== '' && <h3>{who}</h3>}
        <ul>
          {outcomes.map((each) => (
            <li key={each.key} className="chance">
              <span className="chance-name">
                <Glossed text={each.outcome} />
              </span>
              <Progress.Root
                className="chance-bar"
                value={Math.min(100, each.p * 100)}
                aria-label={`${who} ${each.outcome}`.trim()}
                getValueLabel={() => wholePercent(each.p)}
              >
                <Progress.Indicator style={{ width: `${each.p * 100}%` }} />
              </Progress.Root>
              <strong className="chance-p numbers">{wholePercent(each.p)}</strong>
            </li>
          ))}
        </ul>
      </div>
    )
  })
}

function Spreads({ spreads }: { spreads: Spread[] }): ReactNode {
  const [key, setKey] = useState<string | null>(null)
  const shown = spreads.find((each) => each.key === key) ?? spreads[0]
  if (shown === undefined) return null
  const alone = new Set(spreads.map((each) => each.subject)).size === 1
  return (
    <div className="spread">
      {spreads.length > 1 ? (
        <ToggleGroup.Root
          type="single"
          className="spread-names"
          aria-label={t.table.howMuch}
          value={shown.key}
          onValueChange={(value) => value !== '' && setKey(value)}
        >
          {spreads.map((each) => (
            <ToggleGroup.Item key={each.key} value={each.key} className="spread-name">
              {spreadName(each, alone)}
            </ToggleGroup.Item>
          ))}
        </ToggleGroup.Root>
      ) : (
        <span className="label">
          <Glossed text={spreadName(shown, alone)} />
        </span>
      )}
      <Suspense fallback={<div className="spread-chart" aria-busy="true" />}>
        <SpreadChart spread={shown} />
      </Suspense>
    </div>
  )
}

function spreadName({ subject, figure, mean }: Spread, alone: boolean): string {
  const name = capital(figure)
  return t.table.onAverage(subject === '' || alone ? name : `${subject}: ${name}`, fixed(mean, 1))
}

function change(odds: Chances, extra: Extra): string[] {
  if (extra.barred != null) return [extra.barred.reason]
  // Whom it is about in the first place need not be named again and again.
  const first = odds.outcomes[0]?.subject
  const named = deltas(odds.outcomes, extra.outcomes).map(
    (each) =>
      `${points(each.change)} ${[each.subject === first ? '' : each.subject, each.outcome].filter((part) => part !== '').join(' ')}`,
  )
  const means = shifts(odds.outcomes, extra.outcomes).map(
    (each) => `${each.change > 0 ? '+' : '−'}${fixed(Math.abs(each.change), 1)} ${capital(each.figure)}`,
  )
  return named.length > 0 ? named : means
}

/** An extra of this very form can be taken with a click. */
function ExtraName({ extra, fields, choose }: { extra: Extra } & Pick<Props, 'fields' | 'choose'>): ReactNode {
  if (!fields.some((field) => field.slot === extra.slot)) return <span>{extra.change}</span>
  return (
    <button type="button" className="link-button" onClick={() => choose(extra.slot, extra.value)}>
      {extra.change}
    </button>
  )
}
