import { expect, it } from 'vitest'
import type { Page } from '../protocol'
import { encounterPage, keptEncounters } from './kept-encounters'

const page = (text: string): Page => ({
  key: 'k',
  title: 'Ambush',
  text,
  by: 'referee',
  to: [],
  about: 'scene:first',
  at: 0,
  changeable: true,
  rollable: false,
  picture: '',
})

it('keeps foes on a page, in words and to be read again', () => {
  const foes = [
    { creature: 'reed-cutter', count: 3 },
    { creature: 'captain', count: 1 },
  ]
  const text = encounterPage(foes, (id) => id.toUpperCase())
  expect(text).toContain('3 REED-CUTTER, 1 CAPTAIN.')
  expect(keptEncounters([page(text)])).toEqual([{ key: 'k', title: 'Ambush', arriving: foes }])
})

it('leaves out what cannot be read', () => {
  expect(
    keptEncounters([page('3 rats'), page('```encounter\n```'), page('```encounter\nrats\n0 rats\n99 rats\n```')]),
  ).toEqual([])
  expect(keptEncounters([page('```encounter\n2 rats\nnonsense\n```')])[0]?.arriving).toEqual([
    { creature: 'rats', count: 2 },
  ])
})
