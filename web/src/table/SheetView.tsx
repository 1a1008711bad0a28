import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { FaceButton } from '../character/FaceButton'
import { PanelView, UsesContext, VitalsContext } from '../components/Panels'
import { useBook, useTable } from '../components/TableDoor'
import { PagesAbout } from '../journal/PagesAbout'
import type { Figure } from '../protocol'
import { PlaysItself } from './PlaysItself'
import { useShown } from './screen'
import { useUses } from './Uses'
import { t } from '../words/words'
import './SheetView.css'

/** The panels of one character. */
export function SheetView({ figure }: { figure: Figure }): ReactNode {
  const { panels, roster } = useShown()
  const { table } = useTable()
  const book = useBook()?.id ?? ''
  const own = panels.filter((panel) => panel.subject === figure.id)
  const nameOf = (id: string) => roster.find((each) => each.id === id)?.name ?? id
  const uses = useUses(figure, own)
  return (
    <div className="sheet-view">
      <div className="sheet-view-head">
        <FaceButton figure={figure} />
        <h2>{figure.name}</h2>
        {own.length > 0 && (
          <Link href={`/t/${encodeURIComponent(table)}/sheet/${encodeURIComponent(figure.id)}`}>
            {t.table.wholeSheet}
          </Link>
        )}
        <PlaysItself figure={figure} />
      </div>
      {own.length === 0 && <p className="soft">{t.table.nothingKnown(figure.name)}</p>}
      <VitalsContext value={figure.vitals}>
        <UsesContext value={uses}>
          {own.map((panel) => (
            <PanelView
              key={panel.id}
              panel={panel}
              book={book}
              nameOf={nameOf}
              untitled={panel.title === figure.name}
            />
          ))}
        </UsesContext>
      </VitalsContext>
      <PagesAbout figure={figure} />
    </div>
  )
}
