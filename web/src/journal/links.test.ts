import { expect, test } from 'vitest'
import type { Root } from 'hast'
import { linked, withLinks } from './links'

test('names in brackets and ids of rules are links', () => {
  expect(linked('Ask [[Old Nan]] at dawn (CRN-ACT-04).')).toEqual([
    { kind: 'words', text: 'Ask ' },
    { kind: 'name', text: 'Old Nan' },
    { kind: 'words', text: ' at dawn (' },
    { kind: 'rule', text: 'CRN-ACT-04' },
    { kind: 'words', text: ').' },
  ])
})

test('what only looks like it stays text', () => {
  for (const text of ['[Old Nan]', '[[]]', 'A-TEAM', 'crn-act-04', '[[a\nb]]'])
    expect(linked(text).map((piece) => piece.kind)).toEqual(['words'])
})

test('code is left alone', () => {
  const tree: Root = {
    type: 'root',
    children: [
      { type: 'element', tagName: 'code', properties: {}, children: [{ type: 'text', value: '[[x]]' }] },
      { type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value: '[[x y]]' }] },
    ],
  }
  const [code, paragraph] = withLinks()(tree).children
  expect(code).toEqual(tree.children[0])
  expect(paragraph).toMatchObject({ children: [{ tagName: 'a', properties: { href: '#name=x%20y' } }] })
})
