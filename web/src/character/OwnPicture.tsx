import { ImagePlus } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { Harm } from '../components/Harm'
import { usePastedPicture } from '../components/usePastedPicture'
import { keyed, middleOf, moved, zoomed } from './crop'
import type { Square } from './crop'
import { t } from '../words/words'
import './OwnPicture.css'

/** As wide and high as a table keeps a face. */
const SIDE = 256

/** A picture that is to become a face, and which part of it. */
export interface Cut {
  image: ImageBitmap
  square: Square
  /** Whether it may be seen through. */
  clear: boolean
}

/** The part of a picture that was cut out, as a file of its own, in which nothing else of the first one is left. */
export async function cutOut({ image, square, clear }: Cut): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  draw(canvas, image, square)
  const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, clear ? 'image/png' : 'image/jpeg', 0.92))
  if (file === null) throw new Error(t.hero.cannotDraw)
  return file
}

function draw(canvas: HTMLCanvasElement, image: ImageBitmap, { x, y, side }: Square): void {
  const brush = canvas.getContext('2d')
  if (brush === null) return
  brush.clearRect(0, 0, canvas.width, canvas.height)
  brush.imageSmoothingQuality = 'high'
  brush.drawImage(image, x, y, side, side, 0, 0, canvas.width, canvas.height)
}

async function opened(file: File): Promise<Cut> {
  if (!/^image\/(png|jpeg|webp)$/.test(file.type)) throw new Error(t.hero.faceIs)
  let image: ImageBitmap
  try {
    image = await createImageBitmap(file)
  } catch {
    throw new Error(t.hero.cannotRead)
  }
  return { image, square: middleOf(image), clear: file.type !== 'image/jpeg' }
}

interface Props {
  cut: Cut | null
  onChange: (cut: Cut | null) => void
}

/** A picture of one's own: chosen, dropped or pasted, and then cut to a square by dragging, zooming or the keyboard. */
export function OwnPicture({ cut, onChange }: Props): ReactNode {
  const [error, setError] = useState<string | null>(null)
  const take = (file: File | null | undefined) => {
    if (file == null) return
    setError(null)
    opened(file).then(onChange, (failed: unknown) => setError((failed as Error).message))
  }
  usePastedPicture(take)
  return (
    <div
      className="own-picture"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        take(event.dataTransfer.files[0])
      }}
    >
      <label className="button file-button">
        <input
          className="unseen"
          type="file"
          accept="image/png,image/jpeg,image/webp"
          onChange={(event) => {
            take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <ImagePlus aria-hidden size={18} /> {cut === null ? t.hero.ownPicture : t.map.anotherPicture}
      </label>
      <p className="soft own-picture-says">{t.hero.ownPictureSays}</p>
      <Harm says={error} />
      {cut !== null && <Cropping cut={cut} onChange={onChange} />}
    </div>
  )
}

function Cropping({ cut, onChange }: { cut: Cut; onChange: (cut: Cut | null) => void }): ReactNode {
  const { image, square } = cut
  const canvas = useRef<HTMLCanvasElement>(null)
  const held = useRef<{ x: number; y: number; from: Square } | null>(null)
  const change = (next: Square) => onChange({ ...cut, square: next })
  useEffect(() => {
    if (canvas.current !== null) draw(canvas.current, image, square)
  }, [image, square])
  // Browsers let nobody hold the page still from a listener that React has added.
  const zoom = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    change(zoomed(image, square, event.deltaY < 0 ? 1.08 : 1 / 1.08))
  })
  useEffect(() => {
    const stage = canvas.current
    if (stage === null) return
    const turn = (event: WheelEvent) => zoom(event)
    stage.addEventListener('wheel', turn, { passive: false })
    return () => stage.removeEventListener('wheel', turn)
  }, [])
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (held.current === null) return
    const { width } = event.currentTarget.getBoundingClientRect()
    const { x, y, from } = held.current
    change(moved(image, from, (x - event.clientX) / width, (y - event.clientY) / width))
  }
  const press = (event: KeyboardEvent) => {
    const next = keyed(image, square, event.key)
    if (next === null) return
    event.preventDefault()
    change(next)
  }
  const most = Math.min(image.width, image.height)
  const nearness = Math.log2(most / square.side)
  const nearest = Math.max(0.01, Math.log2(most / Math.min(24, most)))
  return (
    <div className="cropping">
      <canvas
        ref={canvas}
        className="cropping-stage"
        width={SIDE}
        height={SIDE}
        tabIndex={0}
        role="img"
        aria-label={t.hero.cropSays}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          held.current = { x: event.clientX, y: event.clientY, from: square }
        }}
        onPointerMove={drag}
        onPointerUp={() => (held.current = null)}
        onPointerCancel={() => (held.current = null)}
        onKeyDown={press}
      />
      <label className="field">
        <span className="name">{t.hero.howNear}</span>
        <input
          type="range"
          min={0}
          max={nearest}
          step={nearest / 60}
          value={nearness}
          onChange={(event) => change(zoomed(image, square, square.side / (most / 2 ** Number(event.target.value))))}
        />
      </label>
      <p className="soft own-picture-says">{t.hero.dragIt}</p>
      <button type="button" className="button button-plain button-small" onClick={() => onChange(null)}>
        {t.hero.withoutPicture}
      </button>
    </div>
  )
}
