import { useEffect, useRef, useState } from 'react'
import type { CSSProperties, PointerEvent, ReactNode } from 'react'
import type { Figure } from '../protocol'
import { Face } from './Face'
import type { Telling } from './telling'
import './TokenCard.css'

/** So many milliseconds a finger rests on somebody who is asked about. */
const LONG = 450

/** As many pixels as a finger that rests may stray. */
const TREMBLE = 8

interface Pressing {
  onPointerDown: (event: PointerEvent) => void
  onPointerMove: (event: PointerEvent) => void
  onPointerUp: () => void
  onPointerCancel: () => void
}

/** Whether a finger rests on something, or has just done so; the next touch ends it. */
export function useLongPress(): [boolean, Pressing] {
  const [pressed, setPressed] = useState(false)
  const timer = useRef<{ id: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null)
  const stop = () => {
    if (timer.current !== null) clearTimeout(timer.current.id)
    timer.current = null
  }
  useEffect(() => stop, [])
  useEffect(() => {
    if (!pressed) return
    const end = () => setPressed(false)
    window.addEventListener('pointerdown', end)
    return () => window.removeEventListener('pointerdown', end)
  }, [pressed])
  return [
    pressed,
    {
      onPointerDown: (event) => {
        stop()
        if (event.pointerType !== 'mouse')
          timer.current = { id: setTimeout(() => setPressed(true), LONG), x: event.clientX, y: event.clientY }
      },
      onPointerMove: (event) => {
        const { x, y } = timer.current ?? { x: event.clientX, y: event.clientY }
        if (Math.hypot(event.clientX - x, event.clientY - y) > TREMBLE) stop()
      },
      onPointerUp: stop,
      onPointerCancel: stop,
    },
  ]
}

/** All that a token shows of somebody, in words. */
export function TokenCard({
  figure,
  telling,
  style,
}: {
  figure: Figure
  telling: Telling
  style?: CSSProperties
}): ReactNode {
  return (
    <span className="token-card" role="status" style={style}>
      <Face {...figure} size="small" />
      <span>
        <strong>{figure.name}</strong>
        {telling.words.length > 0 && <span className="token-words">{telling.words.join(' · ')}</span>}
      </span>
    </span>
  )
}
