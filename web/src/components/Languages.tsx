import { Check, Languages } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { choose, language, LANGUAGES, t } from '../words/words'
import type { Language } from '../words/words'

/** The languages to choose from, in a menu; the page is loaded anew in the chosen one. */
export function LanguageItems(): ReactNode {
  return (
    <DropdownMenu.RadioGroup value={language} onValueChange={(wanted) => choose(wanted as Language)}>
      {Object.entries(LANGUAGES).map(([each, name]) => (
        <DropdownMenu.RadioItem key={each} value={each} className="menu-item" lang={each}>
          <Languages aria-hidden size={18} /> {name}
          <DropdownMenu.ItemIndicator>
            <Check aria-hidden size={16} />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  )
}

/** What language the interface speaks; each person chooses for their own browser. */
export function LanguageMenu(): ReactNode {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="icon-button" aria-label={t.common.language} title={t.common.language}>
        <Languages aria-hidden size={20} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="end" sideOffset={4} collisionPadding={8}>
          <LanguageItems />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
