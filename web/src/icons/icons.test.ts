import { readFileSync } from 'node:fs'
import { groups, paths } from 'virtual:game-icons'
import { describe, expect, it } from 'vitest'
import { bookIcons, sought } from './icons'

describe('the icons on board', () => {
  const names = groups.flatMap((group) => group.icons.map((icon) => icon.name))

  it('are each listed once, with an outline', () => {
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => paths[name] === undefined)).toEqual([])
  })

  it('are a part of the set only', () => {
    expect(names.length).toBeLessThan(800)
  })

  it('are found by their names, by further words and by their group', () => {
    const found = (words: string) => sought(groups, words).flatMap((group) => group.icons.map((icon) => icon.name))
    expect(found('wolf head')).toContain('wolf-head')
    expect(found('undead')).toContain('skeleton')
    expect(found('creatures frog')).toEqual(['frog'])
    expect(found('no such thing')).toEqual([])
    expect(found('  ')).toEqual(names)
  })

  it('hold whatever the example names', () => {
    const named = readFileSync('../examples/rulebook/src/main/resources/quintain/larder/icons.yaml', 'utf8')
    for (const [, name = ''] of named.matchAll(/^ {2}\S+: ([a-z0-9-]+)/gm)) expect(names).toContain(name)
  })
})

describe('the icons of a book', () => {
  const icon = bookIcons([
    { id: 'CRN-GEAR-29', name: 'Torch', icon: 'torch' },
    { id: 'CRN-GEAR-30', name: 'Lantern', icon: 'old-lantern' },
    { id: 'CRN-X', name: 'torch', icon: 'flame' },
  ])

  it('are found by id and by name, whatever stands behind the name', () => {
    expect(icon('CRN-GEAR-29')).toBe('torch')
    expect(icon('torch')).toBe('torch')
    expect(icon('Lantern (lit, 4 hours)')).toBe('old-lantern')
    expect(icon('Lamp')).toBeUndefined()
  })
})
