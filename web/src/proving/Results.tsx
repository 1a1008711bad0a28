import { BookOpenText } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Harm } from '../components/Harm'
import { Stepper } from '../components/Stepper'
import { percent, titled } from '../components/words'
import { changes } from './match'
import type { Called } from './match'
import { damageRows, fateRows, points, roundRows, verdict, winRows } from './figures'
import { Keepable } from './Keepable'
import type { Prover, Run } from './prover'
import type { Match, Result } from './wire'
import { WinBar } from './WinBar'
import { sideName } from '../words/book'
import { fixed, t } from '../words/words'
import './Results.css'

const RoundsChart = lazy(async () => ({ default: (await import('./Charts')).RoundsChart }))
const SideBars = lazy(async () => ({ default: (await import('./Charts')).SideBars }))
const EMPTY = <div className="chart" aria-busy="true" />
const MOST_BARS = 14

/** What the fights of one match came to. */
export function FightResult({
  result,
  match,
  seed,
  prover,
}: {
  result: Result
  match: Match
  seed: number
  prover: Prover
}): ReactNode {
  return (
    <div className="yard-results">
      <Wins result={result} />
      <Details results={[result]} names={[t.proving.theseFights]} />
      <Tale key={JSON.stringify([match, seed])} match={match} seed={seed} most={result.fights} prover={prover} />
    </div>
  )
}

function Wins({ result }: { result: Result }): ReactNode {
  return (
    <Keepable title={t.proving.whoWins} file="wins" rows={() => winRows(result)} className="yard-wide">
      <WinBar result={result} />
      {result.capped > 0 && <p className="note">{t.proving.brokenOff(percent(result.capped / result.fights))}</p>}
    </Keepable>
  )
}

/** Two matches with the same dice, and what the change does. */
export function Comparison({ run, called }: { run: Run; called: Called }): ReactNode {
  const [before, after] = run.standings
  const [from, to] = run.orders?.matches ?? []
  const difference = run.differences.find((each) => each.match === 1)
  const result = (after ?? before)?.result
  const names = [t.proving.beforeName, t.proving.withChangeName]
  return (
    <div className="yard-results">
      <Keepable
        title={t.proving.whatChangeDoes}
        file="comparison"
        className="yard-wide"
        rows={() => [
          ['', ...(result === undefined ? [] : (winRows(result)[0] ?? []))],
          ...[before, after].flatMap((each, i) =>
            each == null
              ? []
              : winRows(each.result)
                  .slice(1)
                  .map((row) => [names[i] ?? '', ...row]),
          ),
        ]}
      >
        {from !== undefined && to !== undefined && (
          <p className="soft">{changes(from, to, called).join('; ') || t.proving.nothingDifferent}</p>
        )}
        {difference !== undefined && (
          <p className="yard-difference">
            <strong className="numbers">{points(difference.rate)}</strong>
            <span>
              {t.proving.pointsFor(
                sideName(after?.result.sides[0]?.name ?? ''),
                <span className="soft numbers">
                  ({t.proving.fromTo(points(difference.low), points(difference.high))})
                </span>,
              )}
              <span className="yard-verdict">{verdict(difference)}</span>
            </span>
          </p>
        )}
        {[before, after].map(
          (each, i) =>
            each != null && (
              <div key={i}>
                <p className="label">{titled(names[i] ?? '')}</p>
                <WinBar result={each.result} thin />
              </div>
            ),
        )}
      </Keepable>
      {before != null && after != null && <Details results={[before.result, after.result]} names={names} />}
    </div>
  )
}

/** Rounds, who falls, what hurts; the last result in full, an earlier one beside it where that can be read. */
function Details({ results, names }: { results: Result[]; names: string[] }): ReactNode {
  const result = results.at(-1)
  if (result === undefined) return null
  const sideOf = (name: string) => result.sides.findIndex((side) => side.name === name)
  const dead = result.fates.some((each) => each.dead != null && each.dead > 0)
  const hurting = [...result.damage].filter((each) => each.damage >= 0.005).sort((a, b) => b.damage - a.damage)
  const told = results.length > 1 ? ` ${t.proving.withTheChange}` : ''
  return (
    <>
      <Keepable
        title={t.proving.whoFalls}
        file="fates"
        rows={() => fateRows(result)}
        says={`${dead ? t.proving.outOrDead : t.proving.outAtEnd}${told}`}
      >
        <Suspense fallback={EMPTY}>
          <SideBars
            asShare
            most={1}
            rows={result.fates.slice(0, MOST_BARS).map((each) => ({
              name: each.who,
              side: sideOf(each.side),
              value: each.fallen,
              ...(dead ? { strong: each.dead ?? 0 } : {}),
            }))}
          />
        </Suspense>
      </Keepable>
      <Keepable
        title={t.proving.howLong}
        file="rounds"
        rows={() => roundRows(result)}
        says={`${t.proving.lasts(fixed(result.rounds.mean, 1), result.rounds.half, result.rounds.most)}${told}`}
      >
        <Suspense fallback={EMPTY}>
          <RoundsChart results={results} names={names} />
        </Suspense>
      </Keepable>
      {hurting.length > 0 && (
        <Keepable
          title={t.proving.whatHurts}
          file="damage"
          rows={() => damageRows(result)}
          says={`${t.proving.damageSays}${told}`}
        >
          <Suspense fallback={EMPTY}>
            <SideBars
              asShare={false}
              rows={hurting.slice(0, MOST_BARS).map((each) => ({
                name: [each.who, each.source].filter((word) => word !== '').join(': '),
                side: sideOf(each.side),
                value: each.damage,
              }))}
            />
          </Suspense>
        </Keepable>
      )}
      {result.spent.length > 0 && (
        <section>
          <h3>{t.proving.usedUp}</h3>
          <p className="soft">{t.proving.inAFight}</p>
          <table className="weighed">
            <thead>
              <tr>
                <th scope="col">{t.proving.who}</th>
                <th scope="col">{t.proving.what}</th>
                <th scope="col">{t.proving.howMuch}</th>
              </tr>
            </thead>
            <tbody>
              {result.spent.slice(0, MOST_BARS).map((each) => (
                <tr key={`${each.who} ${each.what}`}>
                  <th scope="row">{each.who}</th>
                  <td>{each.what}</td>
                  <td>{fixed(each.amount, 2)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  )
}

/** What people could do in such fights and nobody here ever chooses. */
export function LeftOut({ deeds }: { deeds: string[] }): ReactNode {
  if (deeds.length === 0) return null
  return <p className="soft yard-left-out">{t.proving.noPolicy(deeds.join('; '))}</p>
}

/** One of the fights, as the log of a table would tell it. */
function Tale({ match, seed, most, prover }: { match: Match; seed: number; most: number; prover: Prover }): ReactNode {
  const [number, setNumber] = useState<number | null>(1)
  const [lines, setLines] = useState<string[] | null>(null)
  const [error, setError] = useState<string | null>(null)
  const id = useId()
  const read = async (which: number) => {
    setError(null)
    try {
      setLines(await prover.tell(match, seed, which - 1))
    } catch (failed) {
      setError((failed as Error).message)
    }
  }
  return (
    <section className="yard-wide yard-tale" aria-labelledby={id}>
      <div className="row">
        <h3 id={id}>{t.proving.readFight}</h3>
        <Stepper
          name={t.proving.numberOfFight}
          least={1}
          most={Math.max(1, most)}
          value={number}
          onChange={setNumber}
        />
        <button
          type="button"
          className="button button-small"
          disabled={number === null}
          onClick={() => number !== null && void read(number)}
        >
          <BookOpenText aria-hidden size={16} /> {t.proving.readIt}
        </button>
      </div>
      <Harm says={error} />
      {lines !== null && (
        <ol className="yard-lines" tabIndex={0} aria-label={t.proving.fightN(String(number ?? ''))}>
          {lines.map((line, i) => (
            <li key={i}>{line}</li>
          ))}
        </ol>
      )}
    </section>
  )
}
