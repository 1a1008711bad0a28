import { Tabs } from 'radix-ui'
import type { ReactNode } from 'react'
import { Copies } from './Copies'
import { DialPart } from './DialPart'
import { Encounter } from './Encounter'
import { OwnContent } from '../own/OwnContent'
import { HouseRules } from './HouseRules'
import { Scenes } from './Scenes'
import { Seats } from './Seats'
import { t } from '../words/words'
import './Desk.css'

const parts = (): [string, string, () => ReactNode][] => [
  ['encounter', t.desk.encounter, Encounter],
  ['own', t.desk.yourOwn, OwnContent],
  ['scenes', t.desk.scenes, Scenes],
  ['seats', t.desk.seats, Seats],
  ['dial', t.desk.whoDecides, DialPart],
  ['house', t.desk.houseRules, HouseRules],
  ['copies', t.desk.copies, Copies],
]

/** The Referee's desk: everything about a table that is not play itself. Lies in a drawer, or on a page of its own. */
export default function Desk(): ReactNode {
  return (
    <Tabs.Root defaultValue="encounter" className="desk">
      <Tabs.List className="tabs" aria-label={t.desk.deskParts}>
        {parts().map(([id, label]) => (
          <Tabs.Trigger key={id} value={id} className="tab">
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {parts().map(([id, label, Part]) => (
        <Tabs.Content key={id} value={id} className="desk-part">
          <h2 className="unseen">{label}</h2>
          <Part />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}
