import { describe, expect, it } from 'vitest'
import type { Entry, Page, Panel, Scene } from './protocol'
import {
  after,
  EMPTY,
  lastOfGame,
  markUndone,
  mergeEntries,
  mergePanels,
  prepend,
  withJournal,
  withScene,
} from './table-store'

function entry(seq: number, rest: Partial<Entry> = {}): Entry {
  return { seq, at: 0, kind: 'talk', by: '', cause: '', secret: false, undone: false, to: 0, lines: [], ...rest }
}

function panel(id: string, title = id): Panel {
  return { id, title, subject: '', items: [] }
}

const SCENE: Scene = {
  last: 3,
  roster: [],
  panels: [],
  order: [],
  others: [],
  waiting: [],
  busy: false,
  over: false,
  calls: [],
}

const numbers = (entries: Entry[]) => entries.map((each) => each.seq)

describe('entries', () => {
  it('go on where they ended', () => {
    expect(numbers(mergeEntries([entry(1), entry(2)], [entry(3)]))).toEqual([1, 2, 3])
  })

  it('that were sent twice are kept once, in their newer telling', () => {
    const merged = mergeEntries([entry(1), entry(2), entry(3)], [entry(2, { by: 'maren' }), entry(4)])
    expect(numbers(merged)).toEqual([1, 2, 3, 4])
    expect(merged[1]?.by).toBe('maren')
  })

  it('hold no gap after a long absence', () => {
    expect(numbers(mergeEntries([entry(1), entry(2)], [entry(90), entry(91)]))).toEqual([90, 91])
  })

  it('fetched later go before those at hand', () => {
    const state = prepend({ ...EMPTY, entries: [entry(5), entry(6)] }, [entry(3), entry(4)])
    expect(numbers(state.entries)).toEqual([3, 4, 5, 6])
  })

  it('of the game after the moment an undo went back to are marked, talk is not', () => {
    const undo = entry(6, { kind: 'undo', to: 2 })
    const told = [
      entry(2, { kind: 'step' }),
      entry(3, { kind: 'command' }),
      entry(4, { kind: 'step' }),
      entry(5),
      undo,
      entry(7, { kind: 'step' }),
    ]
    expect(numbers(markUndone(told, [undo]).filter((each) => each.undone))).toEqual([3, 4])
  })

  it('raise the number of the last one known', () => {
    const state = after(EMPTY, { kind: 'entries', body: { entries: [entry(1), entry(2)] } })
    expect(state.last).toBe(2)
  })
})

describe('what may have changed what can be done', () => {
  it('is the game, and nothing that is said, thrown or written beside it', () => {
    const beside = [entry(3), entry(4, { kind: 'roll' }), entry(5, { kind: 'note' }), entry(6, { kind: 'session' })]
    const played = [entry(1), entry(2, { kind: 'step' })]
    expect(lastOfGame({ entries: [...played, ...beside] })).toBe(2)
    for (const kind of ['command', 'step', 'undo', 'ruling', 'table'])
      expect(lastOfGame({ entries: [...played, ...beside, entry(7, { kind })] }), kind).toBe(7)
    expect(lastOfGame({ entries: beside })).toBe(0)
  })
})

describe('a scene', () => {
  it('changes only the panels it names and drops those no longer in order', () => {
    const panels = mergePanels([panel('a'), panel('b'), panel('c')], [panel('b', 'new'), panel('d')], ['d', 'b', 'a'])
    expect(panels.map((each) => each.title)).toEqual(['d', 'new', 'a'])
  })

  it('leaves offers as they were when it tells of none, whether left out or null', () => {
    const offers = [
      { label: 'Rest', group: 'rest', command: 'rest', actor: '', filled: {}, making: false, plainMove: false },
    ]
    const had = { ...EMPTY, offers }
    expect(withScene(had, SCENE).offers).toBe(offers)
    expect(withScene(had, { ...SCENE, offers: null }).offers).toBe(offers)
    expect(withScene(had, { ...SCENE, offers: [] }).offers).toEqual([])
  })

  it('leaves roster and order as they were when it tells of none, whether left out or null', () => {
    const roster = [
      {
        id: 'maren',
        name: 'Maren',
        side: '',
        seat: 'maren',
        out: false,
        turn: false,
        gone: '',
        place: null,
        vitals: [],
      },
    ]
    const had = { ...EMPTY, roster, panels: [panel('a'), panel('b')] }
    const { roster: _, order: __, ...bare } = { ...SCENE, panels: [panel('b', 'new')] }
    expect(withScene(had, bare).roster).toBe(roster)
    expect(withScene(had, bare).panels.map((each) => each.title)).toEqual(['a', 'new'])
    expect(withScene(had, { ...bare, roster: null, order: null }).roster).toBe(roster)
    expect(withScene(had, { ...bare, roster: [], order: ['b'] })).toMatchObject({ roster: [], panels: [{ id: 'b' }] })
  })

  it('without a question takes the question away', () => {
    const asked = { ...EMPTY, question: { key: 'q' } as never }
    expect(withScene(asked, SCENE).question).toBeNull()
  })

  it('tells of the questions to others as long as they are open', () => {
    const others = [{ key: 'q', seat: 'odda' } as never]
    const asked = withScene(EMPTY, { ...SCENE, others })
    expect(asked.others).toEqual(others)
    expect(withScene(asked, SCENE).others).toEqual([])
  })
})

describe('a failed hello', () => {
  it('is told to whoever stands outside', () => {
    const state = after(EMPTY, { kind: 'failed', body: { id: '1', code: 'foreign', message: 'No such seat.' } })
    expect(state.farewell).toBe('No such seat.')
  })
})

describe('the picture under the map', () => {
  const backdrop = { picture: 'p', x: 0, y: 0, across: 6, down: 3, opacity: 1 }

  it('is as the table said last, and forgotten when the table greets anew', () => {
    const laid = after(EMPTY, { kind: 'backdrop-set', body: { backdrop } })
    expect(laid.backdrop).toEqual(backdrop)
    expect(after(laid, { kind: 'backdrop-set', body: {} }).backdrop).toBeNull()
    const welcome = {
      version: 3,
      table: 't',
      book: 'b',
      title: 'T',
      seat: 's',
      name: 'S',
      role: 'player' as const,
      last: 0,
      chairs: [],
      manner: EMPTY.manner,
    }
    expect(after(laid, { kind: 'welcome', body: welcome }).backdrop).toBeNull()
  })
})

describe('the journal', () => {
  const page = (key: string, by: string): Page => ({
    key,
    title: key,
    text: '',
    by,
    to: [],
    about: '',
    at: 0,
    changeable: true,
    rollable: false,
    picture: '',
  })
  const me = { table: 't', book: 'b', title: '', seat: 'maren', name: 'Maren', role: 'player' }
  const news = (pages: Page[], gone: string[] = []) => ({ pages, gone, sessions: [] })

  it('takes what has changed in the place of what was there', () => {
    const had = { ...EMPTY, pages: [page('a', 'x'), page('b', 'x')] }
    expect(withJournal(had, news([page('a', 'y')], ['b'])).pages).toEqual([page('a', 'y')])
  })

  it('knows what was handed out since somebody sat down', () => {
    const first = withJournal({ ...EMPTY, me }, news([page('old', 'referee')]))
    expect(first.arrived).toEqual([])
    const here = withScene(first, SCENE)
    const later = withJournal(here, news([page('old', 'referee'), page('new', 'referee'), page('own', 'maren')]))
    expect(later.arrived).toEqual(['new'])
    expect(withJournal(later, news([], ['new'])).arrived).toEqual([])
  })

  it('is told anew to whoever comes back', () => {
    const welcome = { ...me, version: 3, last: 0, chairs: [], manner: EMPTY.manner }
    const had = { ...EMPTY, me, settled: true, pages: [page('a', 'referee')] }
    const back = after(had, { kind: 'welcome', body: welcome })
    expect(back.pages).toEqual([])
    expect(withJournal(back, news([page('a', 'referee')])).arrived).toEqual([])
  })
})
