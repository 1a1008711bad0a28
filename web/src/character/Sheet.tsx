import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { PanelView } from '../components/Panels'
import { useTableState } from '../components/TableDoor'
import { TakeAway } from '../travel/Departures'
import { FaceButton } from './FaceButton'
import { t } from '../words/words'
import './Sheet.css'

/** A character's sheet as panels, live: what changes at the table changes here. */
export function Sheet({ character, heading = 'h2' }: { character: string; heading?: 'h1' | 'h2' }): ReactNode {
  const me = useTableState((state) => state.me)
  const roster = useTableState((state) => state.roster)
  const panels = useTableState((state) => state.panels)
  const figure = roster.find((each) => each.id === character)
  const own = panels.filter((panel) => panel.subject === character)
  const name = figure?.name ?? character
  const nameOf = (id: string) => roster.find((each) => each.id === id)?.name ?? id
  const Heading = heading
  const mayTake = me !== null && (me.role === 'referee' || figure?.seat === me.seat)
  if (own.length === 0) return <p className="soft">{t.hero.nobodyOfName}</p>
  return (
    <article className="sheet" aria-label={t.hero.sheetOf(name)}>
      <header className="sheet-head">
        {figure !== undefined && <FaceButton figure={figure} />}
        <Heading>{name}</Heading>
        {figure?.out === true && <span className="chip">{t.common.outOfFight}</span>}
        <span className="push row no-print">
          {mayTake && <TakeAway character={character} name={name} />}
          <button
            type="button"
            className="icon-button"
            title={t.hero.print}
            aria-label={t.hero.printSheetOf(name)}
            onClick={() => window.print()}
          >
            <Printer aria-hidden size={18} />
          </button>
        </span>
      </header>
      <div className="sheet-panels">
        {own.map((panel) => (
          <PanelView
            key={panel.id}
            panel={panel}
            book={me?.book ?? ''}
            nameOf={nameOf}
            untitled={panel.title === name}
            heading={heading === 'h1' ? 'h2' : 'h3'}
          />
        ))}
      </div>
    </article>
  )
}
