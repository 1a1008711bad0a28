import { expect, it } from 'vitest'
import { addressesIn } from './addresses'

const links = (text: string) => addressesIn(text).flatMap(({ text: shown, href }) => (href === null ? [] : [shown]))

it('finds addresses and leaves the sentence around them', () => {
  expect(addressesIn('See https://a.example/x?y=1, and (http://b.example).')).toEqual([
    { text: 'See ', href: null, host: '' },
    { text: 'https://a.example/x?y=1', href: 'https://a.example/x?y=1', host: 'a.example' },
    { text: ', and (', href: null, host: '' },
    { text: 'http://b.example', href: 'http://b.example/', host: 'b.example' },
    { text: ').', href: null, host: '' },
  ])
})

it('keeps a bracket that belongs to the address', () => {
  expect(links('https://a.example/Mill_(Kent) is it')).toEqual(['https://a.example/Mill_(Kent)'])
})

it('makes nothing else a link', () => {
  for (const text of [
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.example',
    'file:///etc/passwd',
    'www.a.example',
    'http://',
    'https://bank.example@evil.example/',
    'https://user:secret@evil.example',
    '<a href="x">x</a>',
  ])
    expect(links(text), text).toEqual([])
})

it('tells the server as it is, whatever it looks like', () => {
  expect(addressesIn('https://xn--80ak6aa92e.example')[0]?.host).toBe('xn--80ak6aa92e.example')
  expect(addressesIn('https://\u0430pple.example')[0]?.host).toMatch(/^xn--/)
})

it('loses no letter', () => {
  for (const text of ['', 'a', 'https://a.example', 'x https://a.example/(b) y), https://c.example!?'])
    expect(
      addressesIn(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
})
