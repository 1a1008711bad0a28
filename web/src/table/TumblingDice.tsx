import { useEffect, useRef, useState } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { Die } from '../components/DiceFaces'
import { useTableState } from '../components/TableDoor'
import type { Face } from '../protocol'
import { fallen, passing } from './tumbling'
import './TumblingDice.css'

/** How long dice roll, and how long they lie there afterwards, in milliseconds; as in the styles. */
const ROLLING = 750
const LYING = 1500
/** How long one face shows while they roll. */
const FLICKER = 90

interface Throw {
  /** The number of the entry that it came with. */
  seq: number
  faces: Face[]
}

/**
 * Dice that roll over the table and land on what was rolled. Nothing waits for them: the log says what fell at once, also
 * to screen readers, and a new throw takes the place of the one before.
 */
export default function TumblingDice({ since }: { since: number }): ReactNode {
  const entries = useTableState((state) => state.entries)
  const heard = useRef(since)
  const [thrown, setThrown] = useState<Throw | null>(null)
  useEffect(() => {
    const last = entries.at(-1)?.seq ?? 0
    const faces = fallen(entries, heard.current)
    heard.current = Math.max(heard.current, last)
    if (faces.length > 0) setThrown({ seq: last, faces })
  }, [entries])
  useEffect(() => {
    if (thrown === null) return
    const timer = setTimeout(() => setThrown(null), ROLLING + LYING)
    return () => clearTimeout(timer)
  }, [thrown])
  if (thrown === null) return null
  return (
    <div className="tumbling" aria-hidden>
      {thrown.faces.map((face, i) => (
        <TumblingDie key={`${thrown.seq}.${i}`} face={face} place={i} />
      ))}
    </div>
  )
}

function TumblingDie({ face, place }: { face: Face; place: number }): ReactNode {
  const [shown, setShown] = useState(() => passing(face))
  useEffect(() => {
    const flicker = setInterval(() => setShown(passing(face)), FLICKER)
    const landing = setTimeout(() => {
      clearInterval(flicker)
      setShown(face)
    }, ROLLING)
    return () => {
      clearInterval(flicker)
      clearTimeout(landing)
    }
  }, [face])
  return (
    <span className="tumbling-die" style={{ '--place': place } as CSSProperties}>
      <Die face={shown} size={58} />
    </span>
  )
}
