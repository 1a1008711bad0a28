import { Flag, RotateCcw, X } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { deskOf, tablePath } from '../api'
import { CommandIcon } from '../components/CommandIcon'
import { useBook, useConnection, useTable, useTableState } from '../components/TableDoor'
import { percent, titled } from '../components/words'
import { useStateSince } from '../components/useStateSince'
import type { Figure, Result } from '../protocol'
import { interval } from '../proving/figures'
import { prepend } from '../table-store'
import { lastFight, nextSteps, sidesAfter, usuallyFall } from './fight'
import type { Fight } from './fight'
import { useComplain, useMine, useScreen, useScreenStore } from './screen'
import { names } from './start'
import { useRunOffer } from './useOffer'
import { offerOfBook, sideName } from '../words/book'
import { fixed, t } from '../words/words'
import './FightSummary.css'

const CLOSED = 'quintain.fight.'

/** The fight that is over and that nothing new has begun after; null while there is none. */
function useFoughtOut(): Fight | null {
  const { token, store } = useTable()
  const entries = useTableState((state) => state.entries)
  const over = useTableState((state) => state.over)
  const fight = useMemo(() => lastFight(entries), [entries])
  const earliest = entries[0]?.seq ?? 1
  const ended = over || entries.some((entry) => !entry.undone && entry.lines.some((line) => line.mark === 'end'))
  useEffect(() => {
    // A long fight began before the entries that are here.
    if (fight !== null || !ended || earliest <= 1) return
    deskOf(token)
      .before(earliest)
      .then((earlier) => earlier.length > 0 && store.setState((state) => prepend(state, earlier)))
      .catch(() => undefined)
  }, [fight, ended, earliest, token, store])
  return fight !== null && (over || fight.ended) ? fight : null
}

/** Whether the summary of a fight is shown, and how to show or close it. This browser remembers what was closed. */
export function useSummary(): { fight: Fight | null; open: boolean; show: (open: boolean) => void } {
  const { table } = useTable()
  const screen = useScreenStore()
  const fight = useFoughtOut()
  const said = useScreen((state) => state.summary)
  const began = fight?.began ?? 0
  const closed = Number(localStorage.getItem(CLOSED + table) ?? 0) === began
  const open = fight !== null && (said?.fight === began ? said.open : !closed)
  const show = (now: boolean) => {
    if (now) localStorage.removeItem(CLOSED + table)
    else localStorage.setItem(CLOSED + table, String(began))
    screen.setState({ summary: { fight: began, open: now } })
  }
  return { fight, open, show }
}

/** Those who were here when the fight ended: who comes in later was not in it, and who heals later fell all the same. */
function useRosterAtEnd({ over }: Fight): Figure[] {
  const { token } = useTable()
  const now = useTableState((state) => state.roster)
  const [then, setThen] = useStateSince<Figure[] | null>(over, null)
  useEffect(() => {
    if (over === 0) return
    let here = true
    deskOf(token)
      .sceneAt(over)
      .then(({ roster }) => here && roster != null && setThen(roster))
      .catch(() => undefined)
    return () => {
      here = false
    }
  }, [token, over, setThen])
  return then ?? now
}

/** The end of a fight: who fell, what was found, how it might have gone, and what may come next. */
export function FightSummary({ fight, onClose }: { fight: Fight; onClose: () => void }): ReactNode {
  const roster = useRosterAtEnd(fight)
  const offers = useTableState((state) => state.offers)
  const referee = useTableState((state) => state.me?.role === 'referee')
  const book = useBook()
  const mine = useMine()
  const run = useRunOffer()
  const after = sidesAfter(roster, referee ? () => false : mine)
  const standing = after.filter((side) => side.standing.length > 0)
  const winner = after.length > 1 && standing.length === 1 ? standing[0] : undefined
  const steps = nextSteps(offers, book?.theme.afterwards ?? [])
  return (
    <section className="fight" aria-labelledby="fight-over">
      <div className="fight-head">
        <h2 id="fight-over">
          <Flag aria-hidden size={20} /> {t.table.fightOver}
        </h2>
        <button type="button" className="icon-button" aria-label={t.table.closeSummary} onClick={onClose}>
          <X aria-hidden size={18} />
        </button>
      </div>
      <p>
        {winner === undefined
          ? fight.rounds > 0
            ? t.table.nobodyWonIn(fight.rounds)
            : t.table.nobodyWon
          : fight.rounds > 0
            ? t.table.wonIn(sideName(winner.name), fight.rounds)
            : t.table.won(sideName(winner.name))}
      </p>
      <dl className="fight-facts">
        {after.map((side) => (
          <div key={side.name}>
            <dt>{titled(sideName(side.name))}</dt>
            <dd>
              {side.out.length === 0 ? t.table.allStand : `${names(side.out)}.`}
              {side.out.length > 0 && side.standing.length > 0 && (
                <span className="soft"> {t.table.stand(side.standing)}</span>
              )}
            </dd>
          </div>
        ))}
        <div>
          <dt>{t.table.found}</dt>
          <dd>{fight.found.length === 0 ? t.table.nothingSoFar : `${fight.found.join('; ')}.`}</dd>
        </div>
        {referee && <MightHaveGone fight={fight} />}
      </dl>
      {(steps.length > 0 || referee) && (
        <div className="row fight-steps" role="group" aria-label={t.table.nextSteps}>
          {steps.map((offer) => (
            <button key={offer.label} type="button" className="button button-small" onClick={() => run(offer)}>
              {book !== null && <CommandIcon theme={book.theme} command={offer.command} size={16} />}{' '}
              {offerOfBook(offer.label)}
            </button>
          ))}
          {referee && <FightAgain fight={fight} />}
        </div>
      )}
    </section>
  )
}

/** For the Referee: the same fight once more from its first round, at a table beside this one. */
function FightAgain({ fight }: { fight: Fight }): ReactNode {
  const { token } = useTable()
  const title = useTableState((state) => state.me?.title ?? '')
  const complain = useComplain()
  const [busy, setBusy] = useState(false)
  const [, go] = useLocation()
  const again = () => {
    setBusy(true)
    deskOf(token)
      .fork(fight.began, onceMore(title))
      .then(
        (invitation) => go(tablePath(invitation)),
        (error: unknown) => {
          setBusy(false)
          complain(error)
        },
      )
  }
  return (
    <button
      type="button"
      className="button button-small"
      title={t.table.fightAgainSays}
      disabled={busy}
      onClick={again}
    >
      <RotateCcw aria-hidden size={16} /> {t.table.fightAgain}
    </button>
  )
}

/** The title of a table where a fight is fought again; once is enough. */
function onceMore(title: string): string {
  const again = t.table.onceMore('')
  return t.table.onceMore(title.endsWith(again) ? title.slice(0, -again.length) : title)
}

/** For the Referee: how fights go that begin as this one did. */
function MightHaveGone({ fight }: { fight: Fight }): ReactNode {
  const connection = useConnection()
  const line = useTableState((state) => state.line)
  const [result, setResult] = useState<Result | null>(null)
  const [says, setSays] = useState(t.table.reckoning)
  const { began } = fight
  useEffect(() => {
    if (line !== 'open') return
    let here = true
    connection.send('foresee', { arriving: [], from: began }).then(
      (answer) => here && setResult(answer.result),
      (error: unknown) => here && setSays((error as Error).message),
    )
    return () => {
      here = false
    }
  }, [connection, line, began])
  const winner = result?.sides[0]
  return (
    <div>
      <dt>{t.table.mightHaveGone}</dt>
      <dd aria-busy={result === null}>
        {result === null || winner === undefined ? (
          <span className="soft">{says}</span>
        ) : (
          <>
            {t.table.wouldWin(
              sideName(winner.name),
              percent(winner.rate),
              <span className="soft numbers">({interval(winner)})</span>,
              fixed(result.rounds.mean, 1),
            )}{' '}
            {t.table.fallOnAverage(
              usuallyFall(result).map(({ side, fallen }) => t.table.fallenOf(fixed(fallen, 1), sideName(side))),
            )}
          </>
        )}
      </dd>
    </div>
  )
}
