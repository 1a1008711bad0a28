import { Download } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Harm } from '../components/Harm'
import { keep, keepText, png, svgText } from './download'
import { csv } from './figures'
import { t } from '../words/words'
import './Keepable.css'

interface Props {
  title: string
  /** A name for its files, without an ending. */
  file: string
  rows: () => (string | number)[][]
  /** A line under the title. */
  says?: ReactNode
  className?: string
  children: ReactNode
}

/** A chart with its title, that can be taken away as a picture, a drawing or its figures. */
export function Keepable({ title, file, rows, says, className = '', children }: Props): ReactNode {
  const frame = useRef<HTMLElement>(null)
  const [error, setError] = useState<string | null>(null)
  const drawing = () => frame.current?.querySelector<SVGSVGElement>('svg.recharts-surface, svg.drawn') ?? null
  const picture = async () => {
    const svg = drawing()
    if (svg === null) return
    try {
      setError(null)
      keep(`${file}.png`, await png(svg))
    } catch (failed) {
      setError((failed as Error).message)
    }
  }
  return (
    <figure ref={frame} className={`keepable ${className}`}>
      <figcaption>
        <h3>{title}</h3>
        <DropdownMenu.Root>
          <DropdownMenu.Trigger
            className="icon-button no-print"
            aria-label={t.proving.keep(title)}
            title={t.proving.keepAsFile}
          >
            <Download aria-hidden size={17} />
          </DropdownMenu.Trigger>
          <DropdownMenu.Portal>
            <DropdownMenu.Content className="menu" align="end" collisionPadding={8}>
              <DropdownMenu.Item className="menu-item" onSelect={() => void picture()}>
                {t.proving.picture}
              </DropdownMenu.Item>
              <DropdownMenu.Item
                className="menu-item"
                onSelect={() => {
                  const svg = drawing()
                  if (svg !== null) keepText(`${file}.svg`, svgText(svg), 'image/svg+xml')
                }}
              >
                {t.proving.drawing}
              </DropdownMenu.Item>
              <DropdownMenu.Item
                className="menu-item"
                onSelect={() => keepText(`${file}.csv`, csv(rows()), 'text/csv')}
              >
                {t.proving.figures}
              </DropdownMenu.Item>
            </DropdownMenu.Content>
          </DropdownMenu.Portal>
        </DropdownMenu.Root>
      </figcaption>
      {says !== undefined && <p className="soft">{says}</p>}
      {children}
      <Harm says={error} />
    </figure>
  )
}
