import { expect, test } from 'vitest'
import type { Page } from '../protocol'
import { asMarkdown, body, firstLine, heading, pagesWith, readers } from './pages'

const page = (title: string, text: string, more: Partial<Page> = {}): Page => ({
  key: title,
  title,
  text,
  by: 'referee',
  to: [],
  about: '',
  at: 0,
  changeable: true,
  rollable: false,
  picture: '',
  ...more,
})

test('a page without a title goes by how it begins', () => {
  expect(heading(page('The mill', 'dark'))).toBe('The mill')
  expect(heading(page('', '\n# The *old* mill\nis dark'))).toBe('The old mill')
  expect(heading(page('', 'x'.repeat(80)))).toBe(`${'x'.repeat(60)}…`)
  expect(heading(page('', '  \n'))).toBe('A page without a title')
})

test('the name of a page has no signs of Markdown in it', () => {
  expect(heading(page('', '**[[Marsh Stalker]]** hunts _here_'))).toBe('Marsh Stalker hunts _here_')
  expect(heading(page('', '> - `d6` [rats](https://example.org) ~~or~~ 2 * 3 * 4'))).toBe('d6 rats or 2 * 3 * 4')
  expect(heading(page('', '-5 degrees'))).toBe('-5 degrees')
})

test('the log tells how a page without a title begins', () => {
  expect(firstLine('a short note')).toBe('a short note')
  expect(firstLine('# To whoever finds this\n\nSeek the **[[Marsh Stalker]]**.\n')).toBe('To whoever finds this …')
  expect(firstLine(' \n')).toBe('')
})

test('a heading that names the page is not read twice', () => {
  expect(body(page('', '# To *you*\n\nSeek it.'))).toBe('\nSeek it.')
  expect(body(page('To you', '# To you\n\nSeek it.'))).toBe('\nSeek it.')
  expect(body(page('A letter', '# To you\nSeek it.'))).toBe('# To you\nSeek it.')
  expect(body(page('', 'Seek it.\nNow.'))).toBe('Seek it.\nNow.')
})

test('pages are found by all their words, the latest first', () => {
  const pages = [page('The mill', 'rats', { at: 1 }), page('Rats', 'in the mill', { at: 2 }), page('Inn', 'mill')]
  expect(pagesWith(pages, ' MILL rat').map((each) => each.title)).toEqual(['Rats', 'The mill'])
  expect(pagesWith(pages, 'dragon')).toEqual([])
})

test('who reads it, in words', () => {
  const name = (seat: string) => seat.toUpperCase()
  expect(readers(page('', ''), 'referee', name)).toBe('Only you')
  expect(readers(page('', '', { to: ['*'] }), 'a', name)).toBe('Everyone')
  expect(readers(page('', '', { to: ['a', 'b'] }), 'referee', name)).toBe('You and A and B')
  expect(readers(page('', '', { to: ['a', 'b'] }), 'a', name)).toBe('You and REFEREE and B')
})

test('a journal leaves as one text, in the order it was written', () => {
  expect(asMarkdown('Our table', [page('B', 'two ', { at: 2 }), page('A', 'one', { at: 1 })])).toBe(
    '# Our table\n\n## A\n\none\n\n## B\n\ntwo\n',
  )
})
