import { Command } from 'cmdk'
import { BookOpen, CornerDownLeft, Dices, FileText, NotebookPen, Search, User, Zap } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { api } from '../api'
import type { Rules } from '../api'
import { CommandIcon } from '../components/CommandIcon'
import { useBook, useConnection, useTable, useTableState } from '../components/TableDoor'
import { volumeOf } from '../handbook/chapters'
import { everything, indexOf } from '../handbook/search'
import type { Found } from '../handbook/search'
import { heading } from '../journal/pages'
import { useRollOn } from '../journal/rolling'
import type { Offered } from '../protocol'
import { lastOfGame } from '../table-store'
import { HOUSE } from '../theme'
import { useTableCommands } from './commands'
import { found } from './finding'
import type { Findable } from './finding'
import { useComplain, useMine, useScreen, useScreenStore } from './screen'
import { useRollingSaved, useSavedRolls } from './SavedRolls'
import { useRunOffer } from './useOffer'
import { offerOfBook } from '../words/book'
import { t } from '../words/words'
import './Palette.css'

type Kind = 'command' | 'offer' | 'character' | 'journal' | 'page' | 'rule'

interface Entry extends Findable {
  kind: Kind
  /** What stands at the end of the line: a key, or whose it is. */
  hint?: string
  icon: ReactNode
  run: () => void
  blocked?: string
}

const groupsOf = (): { kind: Kind; name: string; most: number }[] => [
  { kind: 'command', name: t.table.theTable, most: 8 },
  { kind: 'offer', name: t.table.commands, most: 14 },
  { kind: 'character', name: t.table.characters, most: 8 },
  { kind: 'journal', name: t.table.theJournal, most: 8 },
  { kind: 'page', name: t.table.pages, most: 8 },
  { kind: 'rule', name: t.table.rules, most: 8 },
]

/** Finds every command, character, page and rule by words. Ctrl-K opens it. */
export function Palette(): ReactNode {
  const open = useScreen((state) => state.palette)
  const screen = useScreenStore()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      screen.setState((state) => ({ palette: !state.palette }))
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [screen])
  return (
    <Dialog.Root open={open} onOpenChange={(palette) => screen.setState({ palette })}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content className="palette" aria-describedby={undefined}>
          <Dialog.Title className="unseen">{t.table.findAnything}</Dialog.Title>
          <Finder close={() => screen.setState({ palette: false })} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Finder({ close }: { close: () => void }): ReactNode {
  const [typed, setTyped] = useState('')
  const entries = useEntries()
  const rules = useRuleSearch()
  const groups = groupsOf()
    .map(({ kind, name, most }) => ({
      name,
      entries:
        kind === 'rule'
          ? // Rules are many: they come once something is looked for.
            rules(typed.trim().length > 1 ? typed : '', most)
          : found(
              typed,
              entries.filter((entry) => entry.kind === kind),
              typed.trim() === '' && kind !== 'command' ? 6 : most,
            ),
    }))
    .filter((group) => group.entries.length > 0)
  const choose = (entry: Entry) => {
    close()
    // Focus goes back to the page first, so that what opens now may take it.
    requestAnimationFrame(entry.run)
  }
  return (
    <Command label={t.table.findAnything} shouldFilter={false} loop>
      <div className="palette-line">
        <Search aria-hidden size={19} />
        <Command.Input
          className="palette-input"
          value={typed}
          onValueChange={setTyped}
          placeholder={t.table.findPlaceholder}
        />
        <kbd aria-hidden>Esc</kbd>
      </div>
      <Command.List className="palette-list">
        <Command.Empty className="palette-none">{t.table.nothingByWords}</Command.Empty>
        {groups.map((group) => (
          <Command.Group key={group.name} heading={group.name}>
            {group.entries.map((entry) => (
              <Command.Item
                key={entry.id}
                value={entry.id}
                className={entry.blocked === undefined ? 'palette-item' : 'palette-item palette-blocked'}
                onSelect={() => choose(entry)}
              >
                <span className="palette-icon">{entry.icon}</span>
                <span className="palette-words">
                  {entry.title}
                  {entry.blocked !== undefined && <span className="menu-says">{entry.blocked}</span>}
                </span>
                {entry.hint !== undefined && <kbd>{entry.hint}</kbd>}
                <CornerDownLeft aria-hidden size={15} className="palette-enter" />
              </Command.Item>
            ))}
          </Command.Group>
        ))}
      </Command.List>
    </Command>
  )
}

/** The offers of every seat one may speak for, asked for while the palette is open. */
function useAllOffers(): { offer: Offered; as?: string }[] {
  const connection = useConnection()
  const own = useTableState((state) => state.offers)
  const roster = useTableState((state) => state.roster)
  const referee = useTableState((state) => state.me?.role === 'referee')
  const last = useTableState(lastOfGame)
  const mine = useMine()
  const [others, setOthers] = useState<{ offer: Offered; as: string }[]>([])
  const seats = [...new Set(roster.filter((figure) => referee && !mine(figure)).map((figure) => figure.seat))].join(' ')
  useEffect(() => {
    let here = true
    const asked = seats.split(' ').filter((seat) => seat !== '')
    Promise.all(
      asked.map((as) =>
        connection.send('ask', { as }).then(
          ({ offers }) => offers.filter((offer) => offer.actor !== '').map((offer) => ({ offer, as })),
          () => [],
        ),
      ),
    ).then(
      (lists) => here && setOthers(lists.flat()),
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [connection, seats, last])
  return useMemo(() => [...own.map((offer) => ({ offer })), ...others], [own, others])
}

function useRules(book: string): Rules | null {
  const [rules, setRules] = useState<Rules | null>(null)
  useEffect(() => {
    if (book === '') return
    let here = true
    api.rules(book).then(
      (answer) => here && setRules(answer),
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [book])
  return rules
}

/** Rules by words or by a plain question; they open beside the table. */
function useRuleSearch(): (asked: string, most: number) => Entry[] {
  const screen = useScreenStore()
  const book = useBook()
  const rules = useRules(book?.id ?? '')
  const index = useMemo(
    () =>
      book === null || rules === null
        ? null
        : indexOf(everything(book, rules, volumeOf(rules)), rules.handbook.synonyms),
    [book, rules],
  )
  return useCallback(
    (asked, most) =>
      (index?.search(asked, most) ?? []).map((rule): Entry => ({
        kind: 'rule',
        id: `rule ${rule.within} ${rule.id}`,
        title: titleOf(rule),
        icon: <BookOpen aria-hidden size={17} />,
        run: () => screen.setState({ rules: rule.place }),
      })),
    [index, screen],
  )
}

/** What a rule goes by in one line: a clause by its words, anything else by its name. */
function titleOf({ title, text, place, id }: Found): string {
  return place.at === 'chapter' && place.id === id ? text : title
}

function useEntries(): Entry[] {
  const screen = useScreenStore()
  const { table } = useTable()
  const book = useBook()
  const theme = book?.theme ?? HOUSE
  const role = useTableState((state) => state.me?.role)
  const roster = useTableState((state) => state.roster)
  const commands = useTableCommands()
  const offers = useAllOffers()
  const run = useRunOffer()
  const [, go] = useLocation()
  const pages = useTableState((state) => state.pages)
  const saved = useSavedRolls()
  const rollSaved = useRollingSaved()
  const complain = useComplain()
  const rollOnPage = useRollOn()
  const rollOn = useCallback((title: string) => void rollOnPage(title).catch(complain), [rollOnPage, complain])
  return useMemo(() => {
    const at = `/t/${encodeURIComponent(table)}`
    const page = (title: string, path: string, also = ''): Entry => ({
      kind: 'page',
      id: `page ${path}`,
      title,
      also,
      icon: <FileText aria-hidden size={17} />,
      run: () => go(path),
    })
    return [
      ...commands.map((command): Entry => ({
        kind: 'command',
        id: `table ${command.id}`,
        title: command.name,
        hint: command.key,
        icon: <Zap aria-hidden size={17} />,
        run: command.run,
      })),
      ...saved.map((each, i): Entry => ({
        kind: 'command',
        id: `saved ${i} ${each.name}`,
        title: t.table.rollSaved(each.name),
        also: `${t.table.savedWord} ${each.lines.join(' ')}`,
        icon: <Dices aria-hidden size={17} />,
        run: () => rollSaved(each),
      })),
      ...offers.map(({ offer, as }): Entry => ({
        kind: 'offer',
        id: `offer ${offer.command} ${JSON.stringify(offer.filled)} ${offer.label}`,
        title: offerOfBook(offer.label),
        also: `${offer.label} ${offer.command.replaceAll('-', ' ')}`,
        hint: theme.shortcuts.find((each) => each.command === offer.command)?.key,
        icon: <CommandIcon theme={theme} command={offer.command} />,
        blocked: offer.blocked?.reason,
        run: () => run(offer, as),
      })),
      ...roster.map((figure): Entry => ({
        kind: 'character',
        id: `who ${figure.id}`,
        title: figure.name,
        also: `${figure.side} ${figure.gone}`,
        icon: <User aria-hidden size={17} />,
        run: () => screen.setState({ selected: figure.id, tab: 'sheet' }),
      })),
      ...pages.flatMap((each): Entry[] => [
        {
          kind: 'journal',
          id: `journal ${each.key}`,
          title: heading(each),
          also: each.text.slice(0, 2000),
          icon: <NotebookPen aria-hidden size={17} />,
          run: () => screen.setState({ page: each.key }),
        },
        ...(each.rollable && role !== 'spectator'
          ? [
              {
                kind: 'journal',
                id: `roll on ${each.key}`,
                title: t.table.rollOn(each.title),
                icon: <Dices aria-hidden size={17} />,
                run: () => rollOn(each.title),
              } satisfies Entry,
            ]
          : []),
      ]),
      ...(role === 'referee' ? [page(t.table.deskOf(theme.referee), `${at}/desk`, t.table.deskWords)] : []),
      ...(role === 'spectator' ? [] : [page(t.table.newCharacter, `${at}/new-character`, t.table.newCharacterWords)]),
      ...roster
        .filter((figure) => figure.vitals.length > 0)
        .map((figure) =>
          page(t.table.sheetOf(figure.name), `${at}/sheet/${encodeURIComponent(figure.id)}`, t.table.printWord),
        ),
      page(t.table.partySheets, `${at}/party`, t.table.partySheetsWords),
      page(t.table.rules, `/rules/${book?.id ?? ''}`, t.table.rulesWords),
      page(t.table.dice, '/dice', t.table.diceWords),
      page(t.table.provingGround, `/proving/${book?.id ?? ''}`, t.table.provingWords),
      page(t.table.home, '/', t.table.homeWords),
    ]
  }, [screen, table, book, theme, role, roster, pages, rollOn, commands, saved, rollSaved, offers, run, go])
}
