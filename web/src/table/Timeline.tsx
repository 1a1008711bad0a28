import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, GitFork, Undo2, X } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { Slider } from 'radix-ui'
import { useEffect, useMemo, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Link } from 'wouter'
import { deskOf, tablePath } from '../api'
import { useConnection, useTable, useTableState } from '../components/TableDoor'
import { useStateSince } from '../components/useStateSince'
import type { Entry, Scene } from '../protocol'
import { prepend } from '../table-store'
import { moments, momentOf, nextMoment } from './passages'
import type { Moment } from './passages'
import { useComplain, useScreen, useScreenStore, useSeatName } from './screen'
import { aloud } from './words'
import { t } from '../words/words'
import './Timeline.css'

/** The scene as it stood after an entry, fetched while scrubbing; null for now, or until it is there. */
export function usePast(): Scene | null {
  const { token } = useTable()
  const past = useScreen((state) => state.past)
  const complain = useComplain()
  const [found, setFound] = useStateSince<Scene | null>(past === null, null)
  useEffect(() => {
    if (past === null) return
    let here = true
    const timer = setTimeout(() => {
      deskOf(token)
        .sceneAt(past)
        .then((scene) => here && setFound(scene))
        .catch(complain)
    }, 60)
    return () => {
      here = false
      clearTimeout(timer)
    }
  }, [token, past, setFound, complain])
  // While the next moment is on its way the one before it stays.
  return past === null ? null : found
}

/** A slider over all that happened: look back, go back, or try what else might have been. */
export function Timeline(): ReactNode {
  const open = useScreen((state) => state.timeline)
  return open ? <OpenTimeline /> : null
}

function OpenTimeline(): ReactNode {
  const { token, store } = useTable()
  const screen = useScreenStore()
  const connection = useConnection()
  const complain = useComplain()
  const entries = useTableState((state) => state.entries)
  const me = useTableState((state) => state.me)
  const past = useScreen((state) => state.past)
  const seatName = useSeatName()
  const [forked, setForked] = useState<string | null>(null)
  const all = useMemo(() => moments(entries), [entries])
  const newest = all.length - 1
  const at = past === null ? newest : momentOf(all, past)
  const looking = past !== null && at < newest
  const words = useMemo(() => wordsOf(entries, all, at, seatName), [entries, all, at, seatName])
  const earliest = entries[0]?.seq ?? 1
  const back = () => screen.setState({ past: null })
  const look = (index: number) => {
    setForked(null)
    screen.setState({ past: index >= newest ? null : (all[index]?.at ?? null) })
  }
  const step = (way: 1 | -1, holds: (moment: Moment) => boolean) => look(nextMoment(all, at, way, holds))
  const isRound = (moment: Moment) => moment.round !== null
  const isTurn = (moment: Moment) => moment.turn
  const onKey = (event: KeyboardEvent) => {
    const way = event.key === 'PageUp' || event.key === 'ArrowRight' ? 1 : -1
    const page = event.key === 'PageUp' || event.key === 'PageDown'
    const turn = event.shiftKey && (event.key === 'ArrowRight' || event.key === 'ArrowLeft')
    if (!page && !turn) return
    event.preventDefault()
    event.stopPropagation()
    step(way, page ? isRound : isTurn)
  }
  return (
    <section className={looking ? 'timeline timeline-past' : 'timeline'} aria-label={t.table.timeline}>
      <div className="timeline-row">
        <p className="timeline-words" role="status">
          {looking ? (
            <>
              <strong>{words.round === '' ? t.table.lookingBack : t.table.lookingBackAt(words.round)}</strong>{' '}
              {words.said}
            </>
          ) : (
            t.table.dragBack
          )}
        </p>
        <button
          type="button"
          className="icon-button"
          aria-label={t.table.closeTimeline}
          onClick={() => screen.setState({ timeline: false, past: null })}
        >
          <X aria-hidden size={18} />
        </button>
      </div>
      <div className="timeline-track" onKeyDownCapture={onKey}>
        <Slider.Root
          className="slider"
          min={0}
          max={Math.max(1, newest)}
          step={1}
          value={[Math.max(0, at)]}
          onValueChange={([value]) => look(value ?? newest)}
        >
          <Slider.Track className="slider-track">
            <Slider.Range className="slider-range" />
          </Slider.Track>
          <Slider.Thumb
            className="slider-thumb"
            aria-label={t.table.moment}
            aria-valuetext={[words.round, words.said].filter((each) => each !== '').join('. ')}
          />
        </Slider.Root>
        <Ticks all={all} />
      </div>
      <div className="row timeline-steps">
        <StepButton
          label={t.table.roundBefore}
          Icon={ChevronsLeft}
          onClick={() => step(-1, isRound)}
          disabled={at <= 0}
        />
        <StepButton label={t.table.turnBefore} Icon={ChevronLeft} onClick={() => step(-1, isTurn)} disabled={at <= 0} />
        <StepButton label={t.table.nextTurn} Icon={ChevronRight} onClick={() => step(1, isTurn)} disabled={!looking} />
        <StepButton
          label={t.table.nextRound}
          Icon={ChevronsRight}
          onClick={() => step(1, isRound)}
          disabled={!looking}
        />
        {earliest > 1 && (
          <button
            type="button"
            className="link-button"
            onClick={() =>
              void deskOf(token)
                .before(earliest)
                .then((earlier) => store.setState((state) => prepend(state, earlier)), complain)
            }
          >
            {t.table.reachBack}
          </button>
        )}
      </div>
      {looking && (
        <div className="row">
          <button type="button" className="button button-small" onClick={back}>
            {t.table.backToNow}
          </button>
          {me?.role === 'referee' && (
            <button
              type="button"
              className="button button-small"
              onClick={() => void connection.send('rewind', { to: past, reason: '' }).then(back, complain)}
            >
              <Undo2 aria-hidden size={16} /> {t.table.undoToHere}
            </button>
          )}
          {me?.role === 'referee' && (
            <button
              type="button"
              className="button button-small"
              onClick={() =>
                void deskOf(token)
                  .fork(past, [t.desk.whatIfTitle(me.title), words.round].filter(Boolean).join(', '))
                  .then((invitation) => setForked(tablePath(invitation)), complain)
              }
            >
              <GitFork aria-hidden size={16} /> {t.table.whatIfHere}
            </button>
          )}
          {forked !== null && <Link href={forked}>{t.table.whatIfReady}</Link>}
        </div>
      )}
    </section>
  )
}

/** The round a moment lies in, and what was said last. */
function wordsOf(
  entries: Entry[],
  all: Moment[],
  at: number,
  seatName: (seat: string) => string,
): { round: string; said: string } {
  const seq = all[at]?.at ?? 0
  const said = entries.filter((entry) => entry.seq <= seq).map((entry) => aloud(entry, seatName))
  return {
    // `Round 2, the foes` is read as Round 2.
    round:
      all
        .slice(0, at + 1)
        .findLast((moment) => moment.round !== null)
        ?.round?.split(/[,:(]/)[0] ?? '',
    said: said.findLast((text) => text !== '') ?? '',
  }
}

/** Where rounds and turns begin, along the slider. */
function Ticks({ all }: { all: Moment[] }): ReactNode {
  const newest = Math.max(1, all.length - 1)
  return (
    <div className="timeline-ticks" aria-hidden>
      {all.map((moment, i) =>
        moment.round === null && !moment.turn ? null : (
          <span
            key={moment.at}
            className={moment.round === null ? 'tick' : 'tick tick-round'}
            style={{ left: `${(i / newest) * 100}%` }}
            title={moment.round ?? undefined}
          />
        ),
      )}
    </div>
  )
}

function StepButton({
  label,
  Icon,
  onClick,
  disabled,
}: {
  label: string
  Icon: LucideIcon
  onClick: () => void
  disabled: boolean
}): ReactNode {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={() => !disabled && onClick()}
    >
      <Icon aria-hidden size={18} />
    </button>
  )
}
