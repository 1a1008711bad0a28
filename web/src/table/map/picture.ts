import { useEffect, useMemo } from 'react'
import { deskOf } from '../../api'
import { useTable, useTableState } from '../../components/TableDoor'
import { useStateSince } from '../../components/useStateSince'
import { t } from '../../words/words'

/** A picture under the map, ready to be drawn. Lengths are in spaces. */
export interface Under {
  /** An address within this page. */
  url: string
  x: number
  y: number
  across: number
  /** How high it is for its width. */
  slender: number
  opacity: number
  /** The file, if the table does not have it yet. */
  file?: Blob
}

/** The picture that lies under the map of this table, as soon as it is fetched. */
export function useUnder(): Under | null {
  const { token } = useTable()
  const backdrop = useTableState((state) => state.backdrop)
  const picture = backdrop?.picture
  // Until another picture is there, the one before it stays.
  const [url, setUrl] = useStateSince<string | null>(picture === undefined, null)
  useEffect(() => {
    if (picture === undefined) return
    let here = true
    deskOf(token)
      .backdrop()
      .then(
        (file) => here && setUrl(URL.createObjectURL(file)),
        // Taken away meanwhile; the table says so next.
        () => here && setUrl(null),
      )
    return () => {
      here = false
    }
  }, [token, picture, setUrl])
  useEffect(() => (url === null ? undefined : () => URL.revokeObjectURL(url)), [url])
  return useMemo(() => {
    if (backdrop === null || url === null) return null
    const { x, y, across, down, opacity } = backdrop
    return { url, x, y, across, slender: down / across, opacity }
  }, [backdrop, url])
}

/** As much as a table takes. */
const LONGEST = 1_500_000
const LARGEST_SIDE = 2800

/**
 * A file as a picture that a table takes: drawn anew, so that nothing else that was in the file goes along, and made
 * smaller until it is short enough.
 */
export async function prepared(file: File): Promise<{ file: Blob; slender: number }> {
  if (file.type === 'image/svg+xml' || /\.svgz?$/i.test(file.name)) throw new Error(t.map.noSvg)
  let image: ImageBitmap
  try {
    image = await createImageBitmap(file)
  } catch {
    throw new Error(t.map.noPicture)
  }
  try {
    const slender = image.height / image.width
    let scale = fittingScale(image.width, image.height)
    const type = hasHoles(image) ? 'image/png' : 'image/jpeg'
    for (;;) {
      const blob = await encoded(image, scale, type)
      if (blob.size <= LONGEST) return { file: blob, slender }
      scale *= Math.max(0.5, Math.min(0.9, Math.sqrt(LONGEST / blob.size)))
    }
  } finally {
    image.close()
  }
}

/** How much smaller a picture must become for its longer side. */
export function fittingScale(width: number, height: number): number {
  return Math.min(1, LARGEST_SIDE / Math.max(width, height))
}

function drawnOn(image: ImageBitmap, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const paint = canvas.getContext('2d')
  if (paint === null) throw new Error(t.map.cannotDraw)
  paint.drawImage(image, 0, 0, width, height)
  return canvas
}

/** Whether anything shines through. */
function hasHoles(image: ImageBitmap): boolean {
  const { data } = drawnOn(image, 64, 64).getContext('2d')?.getImageData(0, 0, 64, 64) ?? { data: [] }
  for (let i = 3; i < data.length; i += 4) if ((data[i] ?? 255) < 255) return true
  return false
}

function encoded(image: ImageBitmap, scale: number, type: string): Promise<Blob> {
  const canvas = drawnOn(
    image,
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  )
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error(t.map.cannotShrink)) : resolve(blob)), type, 0.86)
  })
}
