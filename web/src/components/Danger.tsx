import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { Arrival, Result } from '../protocol'
import { lastOfGame } from '../table-store'
import { isEndless, sentence, weighed } from '../desk/fairness'
import { danger, interval, isSure } from '../proving/figures'
import { useConnection, useTableState } from './TableDoor'
import { percent, titled } from './words'
import { sideName } from '../words/book'
import { fixed, t } from '../words/words'
import './Danger.css'

const KEY = 'quintain.danger'
const NOBODY: Arrival[] = []

interface Foreseen {
  result: Result | null
  says: string | null
}

const NOTHING: Foreseen = { result: null, says: null }

/**
 * How the fight would go from here, asked anew whenever something has changed. What is stale is how things stood before
 * the last change; the next answer is on its way.
 */
function useForeseen(on: boolean, arriving: Arrival[], scene: string): Foreseen & { stale: boolean } {
  const connection = useConnection()
  const last = useTableState(lastOfGame)
  const line = useTableState((state) => state.line)
  const [foreseen, setForeseen] = useState<Foreseen>(NOTHING)
  const [answered, setAnswered] = useState('')
  const key = JSON.stringify(arriving)
  const moment = `${last} ${scene} ${key}`
  useEffect(() => {
    if (!on || line !== 'open') return
    let here = true
    const tell = (answer: Foreseen) => {
      if (!here) return
      setForeseen(answer)
      setAnswered(moment)
    }
    // Several things often happen at once; the server answers only the last question anyway.
    const timer = setTimeout(() => {
      connection.send('foresee', { arriving: JSON.parse(key) as Arrival[], ...inScene(scene) }).then(
        ({ result }) => tell({ result, says: null }),
        (error: unknown) => tell({ result: null, says: (error as Error).message }),
      )
    }, 250)
    return () => {
      here = false
      clearTimeout(timer)
    }
  }, [connection, on, line, moment, key, scene])
  useEffect(() => {
    if (!on) return
    return () => {
      // Nobody looks any more, so nobody need reckon; if the line is gone, so is the reckoning.
      connection.send('desist', {}).catch(() => undefined)
    }
  }, [connection, on])
  if (!on) return { ...NOTHING, stale: false }
  const stale = answered !== moment
  return { ...foreseen, says: stale ? null : foreseen.says, stale }
}

/** Names a scene of the shelf to fight in; nothing for the open one. */
export function inScene(scene: string): { scene?: string } {
  return scene === '' ? {} : { scene }
}

interface Props {
  arriving?: Arrival[]
  /** The scene of the shelf in which they would fight; the open one unless it is named. */
  scene?: string
  /** What the figure speaks of. */
  lead?: string
  /** Says it in a sentence, too. */
  spoken?: boolean
  /** Says nothing where there is no fight to speak of. */
  quiet?: boolean
}

/** For the Referee: who would win from here, with those who may come; reckoned aside, and only while it is wanted. */
export function Danger({
  arriving = NOBODY,
  scene = '',
  lead = t.common.fromHere,
  spoken = false,
  quiet = false,
}: Props): ReactNode {
  const [on, setOn] = useState(() => localStorage.getItem(KEY) !== 'off')
  const { result, says, stale } = useForeseen(on, arriving, scene)
  const turn = () => {
    localStorage.setItem(KEY, on ? 'off' : 'on')
    setOn(!on)
  }
  const winner = result?.sides[0]
  const fight = result === null ? null : weighed(result)
  const endless = fight !== null && isEndless(fight)
  const sure = winner !== undefined && isSure(winner)
  // Who falls is told when enough fights have been fought for it to hold.
  const risky = (sure ? (result?.fates ?? []) : [])
    .filter((each) => each.side === winner?.name && each.fallen >= 0.05)
    .sort((a, b) => b.fallen - a.fallen)
  if (quiet && says !== null) return null
  return (
    <section className="danger" aria-label={t.common.danger} aria-busy={stale}>
      {winner !== undefined && result !== null && result.fights > 0 ? (
        <>
          <p className="danger-figure">
            <span>{lead}: </span>
            {endless ? (
              <strong>{t.desk.noEnd}</strong>
            ) : sure ? (
              <strong className={`numbers danger-${danger(winner.rate)}`}>
                {t.common.winPercent(titled(sideName(winner.name)), Math.round(winner.rate * 100))}
              </strong>
            ) : (
              <strong>{t.common.notSureYet}</strong>
            )}
            {!endless && (
              <span className="soft numbers" title={t.common.intervalOf(result.fights)}>
                {' '}
                ({!sure && `${t.common.win(titled(sideName(winner.name)))} `}
                {interval(winner)})
              </span>
            )}
          </p>
          {!endless && (
            <span className="danger-bar" aria-hidden>
              <span className="danger-sure" style={{ width: `${winner.low * 100}%` }} />
              <span className="danger-maybe" style={{ width: `${(winner.high - winner.low) * 100}%` }} />
            </span>
          )}
          {spoken && fight !== null && sure && !endless && <p className="danger-sentence">{sentence(fight)}</p>}
          <p className="soft danger-more">
            {[
              // Rounds are counted from the beginning of the fight, not from now.
              (quiet ? t.common.endsInRound : t.common.aboutRounds)(fixed(result.rounds.mean, 1)),
              ...(risky.length > 0
                ? [
                    risky
                      .slice(0, 3)
                      .map((each) => t.common.falls(each.who, Math.round(each.fallen * 100)))
                      .join(', '),
                  ]
                : []),
            ].join('; ')}
            .{result.capped > 0 && ` ${t.common.brokenOff(percent(result.capped / result.fights))}`}
          </p>
        </>
      ) : (
        <p className="soft danger-figure">{!on ? t.common.dangerOff : (says ?? t.common.reckoningDanger)}</p>
      )}
      <button
        type="button"
        className="icon-button danger-toggle"
        aria-pressed={on}
        aria-label={t.common.reckonDanger}
        title={on ? t.common.stopReckoning : t.common.reckonForYou}
        onClick={turn}
      >
        {on ? <Eye aria-hidden size={17} /> : <EyeOff aria-hidden size={17} />}
      </button>
    </section>
  )
}
