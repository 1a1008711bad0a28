import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { DropdownMenu } from 'radix-ui'
import { deskOf } from '../api'
import { PanelView } from '../components/Panels'
import { useTable, useTableState } from '../components/TableDoor'
import { FaceButton } from './FaceButton'
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
  if (own.length === 0) return <p className="soft">Nobody of that name is in sight.</p>
  return (
    <article className="sheet" aria-label={`Sheet of ${name}`}>
      <header className="sheet-head">
        {figure !== undefined && <FaceButton figure={figure} />}
        <Heading>{name}</Heading>
        {figure?.out === true && <span className="chip">out of the fight</span>}
        <span className="push row no-print">
          {mayTake && <TakeAway character={character} />}
          <button
            type="button"
            className="icon-button"
            title="Print"
            aria-label={`Print the sheet of ${name}`}
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

const KINDS = [
  ['pdf', 'PDF, to print'],
  ['md', 'Markdown'],
  ['json', 'JSON, to bring to another table'],
] as const

/** The character as a file. */
function TakeAway({ character }: { character: string }): ReactNode {
  const { token } = useTable()
  const [error, setError] = useState<string | null>(null)
  return (
    <>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger
          className="icon-button"
          title="Take it with you"
          aria-label="Take this character with you"
        >
          <Download aria-hidden size={18} />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className="menu" align="end" collisionPadding={8}>
            {KINDS.map(([ending, label]) => (
              <DropdownMenu.Item
                key={ending}
                className="menu-item"
                onSelect={() => {
                  setError(null)
                  deskOf(token)
                    .sheet(character, ending)
                    .catch((failed: unknown) => setError((failed as Error).message))
                }}
              >
                {label}
              </DropdownMenu.Item>
            ))}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {error !== null && <span role="alert">{error}</span>}
    </>
  )
}
