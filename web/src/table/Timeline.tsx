import { GitFork, Undo2, X } from 'lucide-react'
import { Slider } from 'radix-ui'
import { useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { deskOf, tablePath } from '../api'
import { useConnection, useTable, useTableState } from '../components/TableDoor'
import { useStateSince } from '../components/useStateSince'
import type { Scene } from '../protocol'
import { useComplain, useScreen, useScreenStore, useSeatName } from './screen'
import { aloud } from './words'
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
  const { token } = useTable()
  const screen = useScreenStore()
  const connection = useConnection()
  const complain = useComplain()
  const last = useTableState((state) => state.last)
  const entries = useTableState((state) => state.entries)
  const me = useTableState((state) => state.me)
  const past = useScreen((state) => state.past)
  const seatName = useSeatName()
  const [forked, setForked] = useState<string | null>(null)
  const at = past ?? last
  const words = useMemo(() => {
    const said = entries.filter((entry) => entry.seq <= at).map((entry) => aloud(entry, seatName))
    return said.findLast((text) => text !== '') ?? ''
  }, [entries, at, seatName])
  const looking = past !== null && past < last
  const back = () => screen.setState({ past: null })
  return (
    <section className={looking ? 'timeline timeline-past' : 'timeline'} aria-label="Timeline">
      <div className="timeline-row">
        <p className="timeline-words" role="status">
          {looking ? (
            <>
              <strong>Looking back.</strong> {words}
            </>
          ) : (
            'Drag back to see how things stood.'
          )}
        </p>
        <button
          type="button"
          className="icon-button"
          aria-label="Close the timeline"
          onClick={() => screen.setState({ timeline: false, past: null })}
        >
          <X aria-hidden size={18} />
        </button>
      </div>
      <Slider.Root
        className="slider"
        min={Math.min(1, last)}
        max={Math.max(1, last)}
        step={1}
        value={[at]}
        onValueChange={([value]) => screen.setState({ past: value === undefined || value >= last ? null : value })}
      >
        <Slider.Track className="slider-track">
          <Slider.Range className="slider-range" />
        </Slider.Track>
        <Slider.Thumb className="slider-thumb" aria-label="Moment" aria-valuetext={words} />
      </Slider.Root>
      {looking && (
        <div className="row">
          <button type="button" className="button button-small" onClick={back}>
            Back to now
          </button>
          {me?.role === 'referee' && (
            <button
              type="button"
              className="button button-small"
              onClick={() => void connection.send('rewind', { to: past, reason: '' }).then(back, complain)}
            >
              <Undo2 aria-hidden size={16} /> Undo to here
            </button>
          )}
          {me?.role === 'referee' && (
            <button
              type="button"
              className="button button-small"
              onClick={() =>
                void deskOf(token)
                  .fork(past, `${me.title}: what if`)
                  .then((invitation) => setForked(tablePath(invitation)), complain)
              }
            >
              <GitFork aria-hidden size={16} /> What if, from here
            </button>
          )}
          {forked !== null && <Link href={forked}>The what-if table stands ready: sit down</Link>}
        </div>
      )}
    </section>
  )
}
