import { t } from '../words/words'

/** Hands the browser a file to keep. */
export function keep(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

export function keepText(name: string, text: string, type: string): void {
  keep(name, new Blob([text], { type }))
}

const PAINTED = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
]

/** A drawing as it looks on this page, with its colours in it, on the page's paper. */
function painted(svg: SVGSVGElement): SVGSVGElement {
  const { width, height } = svg.getBoundingClientRect()
  const copy = svg.cloneNode(true) as SVGSVGElement
  const originals = [svg, ...svg.querySelectorAll('*')]
  const copies = [copy, ...copy.querySelectorAll('*')] as SVGElement[]
  originals.forEach((original, i) => {
    const look = getComputedStyle(original)
    for (const name of PAINTED) copies[i]?.style.setProperty(name, look.getPropertyValue(name))
  })
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  copy.style.setProperty('background', getComputedStyle(document.documentElement).getPropertyValue('--paper'))
  return copy
}

export function svgText(svg: SVGSVGElement): string {
  return new XMLSerializer().serializeToString(painted(svg))
}

/** A drawing as a picture, twice as fine as the screen shows it. */
export async function png(svg: SVGSVGElement): Promise<Blob> {
  const { width, height } = svg.getBoundingClientRect()
  const picture = new Image()
  // A page may show pictures of its own only, so the drawing goes by a data address.
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgText(svg))}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * 2
  canvas.height = height * 2
  const brush = canvas.getContext('2d')
  if (brush === null) throw new Error(t.proving.cannotDraw)
  brush.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--paper')
  brush.fillRect(0, 0, canvas.width, canvas.height)
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error(t.proving.cannotKeep)) : resolve(blob)), 'image/png'),
  )
}
