import { ChevronDown, Ear, EyeOff, Megaphone, UserRound } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { useBook, useTableState } from '../components/TableDoor'
import type { Mode } from '../protocol'
import { useScreen, useScreenStore } from './screen'
import { t } from '../words/words'
import './ModePicker.css'

const ICONS = { public: Megaphone, 'to-referee': Ear, blind: EyeOff, self: UserRound }

/** What a roll mode is called, and who sees the dice. For the Referee, whatever is not open is seen by nobody else. */
function modes(referee: string, isReferee: boolean): { mode: Mode; name: string; says: string }[] {
  const openly = { mode: 'public', name: t.table.openly, says: t.table.everyoneSees } as const
  if (isReferee) return [openly, { mode: 'self', name: t.table.inSecret, says: t.table.onlyYouSee }]
  return [
    openly,
    { mode: 'to-referee', name: t.table.toThe(referee), says: t.table.youAndSee(referee) },
    { mode: 'blind', name: t.table.blind, says: t.table.onlyRefereeSees(referee) },
    { mode: 'self', name: t.table.toYourself, says: t.table.onlyYouSee },
  ]
}

/** Who sees the dice of what is done next. */
export function ModePicker(): ReactNode {
  const mode = useScreen((state) => state.mode)
  const screen = useScreenStore()
  const referee = useBook()?.theme.referee ?? t.common.referee
  const isReferee = useTableState((state) => state.me?.role === 'referee')
  const all = modes(referee, isReferee)
  const Icon = ICONS[mode]
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        className="button button-plain button-small mode-picker"
        aria-label={t.table.rollMode(all.find((each) => each.mode === mode)?.name ?? '')}
      >
        <Icon aria-hidden size={17} />
        {all.find((each) => each.mode === mode)?.name}
        <ChevronDown aria-hidden size={14} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="start" sideOffset={4} collisionPadding={8}>
          <DropdownMenu.RadioGroup value={mode} onValueChange={(value) => screen.setState({ mode: value as Mode })}>
            {all.map((each) => {
              const Each = ICONS[each.mode]
              return (
                <DropdownMenu.RadioItem key={each.mode} value={each.mode} className="menu-item">
                  <Each aria-hidden size={17} />
                  <span>
                    {each.name}
                    <span className="menu-says">{each.says}</span>
                  </span>
                </DropdownMenu.RadioItem>
              )
            })}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
