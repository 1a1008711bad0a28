import { Tabs } from 'radix-ui'
import type { ReactNode } from 'react'
import { Copies } from './Copies'
import { DialPart } from './DialPart'
import { Encounter } from './Encounter'
import { OwnContent } from '../own/OwnContent'
import { HouseRules } from './HouseRules'
import { Scenes } from './Scenes'
import { Seats } from './Seats'
import './Desk.css'

const PARTS: [string, string, () => ReactNode][] = [
  ['encounter', 'Encounter', Encounter],
  ['own', 'Your own', OwnContent],
  ['scenes', 'Scenes', Scenes],
  ['seats', 'Seats', Seats],
  ['dial', 'Who decides', DialPart],
  ['house', 'House rules', HouseRules],
  ['copies', 'Copies', Copies],
]

/** The Referee's desk: everything about a table that is not play itself. Lies in a drawer, or on a page of its own. */
export default function Desk(): ReactNode {
  return (
    <Tabs.Root defaultValue="encounter" className="desk">
      <Tabs.List className="tabs" aria-label="Parts of the desk">
        {PARTS.map(([id, label]) => (
          <Tabs.Trigger key={id} value={id} className="tab">
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {PARTS.map(([id, label, Part]) => (
        <Tabs.Content key={id} value={id} className="desk-part">
          <h2 className="unseen">{label}</h2>
          <Part />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}
