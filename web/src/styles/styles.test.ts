import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const SOURCES = join(import.meta.dirname, '..')

/** The style sheets, each with the classes that it dresses outright. */
function dressed(): Map<string, Set<string>> {
  const sheets = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  return new Map(
    sheets.map((file) => {
      const rules = readFileSync(join(SOURCES, file), 'utf8').matchAll(/^\.([\w-]+)(?= \{$|,$)/gm)
      return [file, new Set([...rules].map(([, name]) => name ?? ''))]
    }),
  )
}

describe('style sheets', () => {
  it('dress a class in one place alone, lest a component wear what was cut for another', () => {
    const sheets = dressed()
    expect(sheets.get(join('pages', 'Home.css'))).toContain('cover')
    const wardrobes = new Map<string, string[]>()
    for (const [file, names] of sheets)
      for (const name of names) wardrobes.set(name, [...(wardrobes.get(name) ?? []), file])
    expect([...wardrobes].filter(([, files]) => files.length > 1)).toEqual([])
  })
})
