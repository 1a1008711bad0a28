import { Dices, Plus, Share2, X } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { Slider } from 'radix-ui'
import { useLocation, useSearch } from 'wouter'
import { api } from '../api'
import type { Distribution, Fallen } from '../api'
import { CopyLinkButton } from '../components/CopyButton'
import { DiceFaces } from '../components/DiceFaces'
import { Page } from '../components/Page'
import { percent } from '../components/words'
import { atLeast, fromLink, toLink } from './distributions'
import type { Shown } from './distributions'
import { fixed, t } from '../words/words'
import './Dice.css'

const Chart = lazy(() => import('./DiceChart'))
const MOST = 5
const STARTERS = ['2d6', '4d6kh3', 'd20', '2d20kh1', '3d6!', '5d6>=5']

interface Thrown {
  key: number
  expression: string
  fallen: Fallen
}

let throws = 0

/** Any roll: thrown, weighed, compared. */
export default function Dice(): ReactNode {
  const search = useSearch()
  const [, go] = useLocation()
  const asked = fromLink(search)
  const expressions = asked.length === 0 ? ['3d6'] : asked
  const [thrown, setThrown] = useState<Thrown[]>([])
  const [error, setError] = useState<string | null>(null)
  const show = (next: string[]) => go(toLink(next), { replace: true })
  const roll = async (expression: string) => {
    setError(null)
    try {
      const { canonical, rolls } = await api.roll(expression)
      const fallen = rolls[0]
      if (fallen !== undefined)
        setThrown((before) => [{ key: ++throws, expression: canonical, fallen }, ...before].slice(0, 20))
    } catch (failed) {
      setError((failed as Error).message)
    }
  }
  return (
    <Page title={t.pages.dice} lede={t.pages.diceSays} wide>
      <ul className="dice-lines">
        {expressions.map((expression, i) => (
          <li key={i}>
            <ExpressionLine
              number={i}
              expression={expression}
              onChange={(text) => show(expressions.map((each, at) => (at === i ? text : each)))}
              onRemove={expressions.length > 1 ? () => show(expressions.filter((_, at) => at !== i)) : undefined}
              onRoll={(text) => void roll(text)}
            />
          </li>
        ))}
      </ul>
      <div className="row">
        {expressions.length < MOST && (
          <button
            type="button"
            className="button button-small"
            onClick={() => show([...expressions, STARTERS[expressions.length] ?? '2d6'])}
          >
            <Plus aria-hidden size={16} /> {t.pages.compare}
          </button>
        )}
        <CopyLinkButton
          path={toLink(expressions)}
          className="button button-small"
          icon={<Share2 aria-hidden size={16} />}
        />
        <span className="row starters">
          <span className="label">{t.pages.tryDice}</span>
          {STARTERS.map((text) => (
            <button
              key={text}
              type="button"
              className="button button-plain button-small notation"
              onClick={() => show([text])}
            >
              {text}
            </button>
          ))}
        </span>
      </div>
      {error !== null && (
        <p className="note note-harm notation-error" role="alert">
          {error}
        </p>
      )}
      <div className="dice-spread">
        <Distributions expressions={expressions} />
        <section aria-label={t.pages.rolls} className="stack" aria-live="polite">
          <h2>{t.pages.thrown}</h2>
          {thrown.length === 0 && <p className="soft">{t.pages.notThrown}</p>}
          <ol className="thrown">
            {thrown.map(({ key, expression, fallen }) => (
              <li key={key}>
                <span className="thrown-total numbers">{fallen.total}</span>
                <span className="grow">
                  <span className="notation soft">{expression}</span>
                  <DiceFaces faces={fallen.faces.slice(0, 40)} />
                  {fallen.faces.length + fallen.more > 40 && (
                    <span className="soft"> {t.pages.andMore(fallen.faces.length + fallen.more - 40)}</span>
                  )}
                </span>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </Page>
  )
}

interface LineProps {
  number: number
  expression: string
  onChange: (expression: string) => void
  onRemove?: () => void
  onRoll: (expression: string) => void
}

function ExpressionLine({ number, expression, onChange, onRemove, onRoll }: LineProps): ReactNode {
  const [text, setText] = useState(expression)
  const known = useRef(expression)
  useEffect(() => {
    if (known.current !== expression) setText(expression)
    known.current = expression
  }, [expression])
  // The link and the odds follow once somebody stops typing.
  const follow = useEffectEvent(() => {
    const said = text.trim()
    if (said === '' || said === expression) return
    known.current = said
    onChange(said)
  })
  useEffect(() => {
    const timer = setTimeout(follow, 350)
    return () => clearTimeout(timer)
  }, [text])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onRoll(text)
  }
  return (
    <form className="dice-line" onSubmit={submit}>
      <span className={`dice-key key-${number}`} aria-hidden />
      <input
        className="input notation grow"
        aria-label={t.pages.rollLine(number + 1)}
        value={text}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onChange={(event) => setText(event.target.value)}
      />
      <button className="button button-main">
        <Dices aria-hidden size={18} /> {t.pages.roll}
      </button>
      {onRemove !== undefined && (
        <button type="button" className="icon-button" aria-label={t.pages.removeRoll(number + 1)} onClick={onRemove}>
          <X aria-hidden size={18} />
        </button>
      )}
    </form>
  )
}

type Weighed = { expression: string; dist: Distribution | null; error: string | null }

function useWeighed(expressions: string[]): Weighed[] {
  const key = JSON.stringify(expressions)
  const [known, setKnown] = useState<ReadonlyMap<string, Weighed>>(new Map())
  const weigh = useEffectEvent((signal: AbortSignal) => {
    const keep = (weighed: Weighed) => setKnown((before) => new Map(before).set(weighed.expression, weighed))
    for (const expression of expressions.filter((each) => !known.has(each))) {
      api.odds(expression, signal).then(
        (dist) => keep({ expression, dist, error: null }),
        (error: unknown) => {
          if (!signal.aborted) keep({ expression, dist: null, error: (error as Error).message })
        },
      )
    }
  })
  useEffect(() => {
    const stop = new AbortController()
    weigh(stop.signal)
    return () => stop.abort()
  }, [key])
  return expressions.map((expression) => known.get(expression) ?? { expression, dist: null, error: null })
}

function Distributions({ expressions }: { expressions: string[] }): ReactNode {
  const weighed = useWeighed(expressions)
  const [shown, setShown] = useState<Shown>('each')
  const [wanted, setWanted] = useState<number | null>(null)
  const group = useId()
  const dists = weighed.flatMap((each, at) => (each.dist === null ? [] : [{ at, dist: each.dist }]))
  const values = dists.flatMap(({ dist }) => dist.outcomes.filter(({ p }) => p >= 5e-5).map(({ value }) => value))
  const least = Math.min(...values)
  const most = Math.max(...values)
  const mark = wanted === null || wanted < least || wanted > most ? Math.round((least + most) / 2) : wanted
  return (
    <section aria-label={t.pages.odds} className="stack">
      <div className="row">
        <h2>{t.pages.odds}</h2>
        <fieldset className="field push">
          <legend className="unseen">{t.pages.chartShows}</legend>
          <div className="row segmented">
            {(
              [
                ['each', t.pages.eachTotal],
                ['at-least', t.pages.atLeast],
              ] as const
            ).map(([key, label]) => (
              <label key={key}>
                <input type="radio" name={group} checked={shown === key} onChange={() => setShown(key)} />
                <span>{label}</span>
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      {weighed.map(
        (each, i) =>
          each.error !== null && (
            <p key={i} className="note note-harm notation-error" role="alert">
              {each.error}
            </p>
          ),
      )}
      {dists.length > 0 && Number.isFinite(least) && (
        <>
          <Suspense fallback={<div className="chart" />}>
            <Chart dists={dists} shown={shown} mark={mark} />
          </Suspense>
          {most > least && (
            <div className="row at-least">
              <span id={`${group}-least`}>{t.pages.atLeastNode(<strong className="numbers">{mark}</strong>)}</span>
              <Slider.Root
                className="slider grow"
                min={least}
                max={most}
                step={1}
                value={[mark]}
                onValueChange={([value]) => setWanted(value ?? null)}
              >
                <Slider.Track className="slider-track">
                  <Slider.Range className="slider-range" />
                </Slider.Track>
                <Slider.Thumb className="slider-thumb" aria-labelledby={`${group}-least`} />
              </Slider.Root>
            </div>
          )}
          <table className="weighed">
            <thead>
              <tr>
                <th scope="col">{t.pages.rollHead}</th>
                <th scope="col">{t.pages.mean}</th>
                <th scope="col">{t.pages.spread}</th>
                <th scope="col">{t.pages.range}</th>
                <th scope="col">{t.pages.atLeastMark(mark)}</th>
              </tr>
            </thead>
            <tbody>
              {dists.map(({ at, dist }) => (
                <tr key={at}>
                  <th scope="row">
                    <span className={`dice-key key-${at}`} aria-hidden />{' '}
                    <span className="notation">{dist.canonical}</span>
                  </th>
                  <td>{fixed(dist.mean, 2)}</td>
                  <td>± {fixed(dist.deviation, 2)}</td>
                  <td>
                    {dist.residual > 0
                      ? t.pages.fromToAny(dist.outcomes[0]?.value ?? 0)
                      : t.common.fromTo(dist.outcomes[0]?.value ?? 0, dist.outcomes.at(-1)?.value ?? 0)}
                  </td>
                  <td>
                    <strong>{percent(atLeast(dist, mark))}</strong>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  )
}
