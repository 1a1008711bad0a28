import { readFileSync } from 'node:fs'
import svgpath from 'svgpath'
import type { Plugin } from 'vite'

const CHOSEN = 'icons.txt'
const SET = 'node_modules/@iconify-json/game-icons/icons.json'
const MODULE = 'virtual:game-icons'

interface Group {
  name: string
  icons: { name: string; words: string }[]
}

/** The icons that `icons.txt` names, in its groups. */
export function chosen(text: string): Group[] {
  const groups: Group[] = []
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '' || line.startsWith('#')) continue
    const heading = /^\[(.+)\]$/.exec(line)?.[1]
    if (heading !== undefined) {
      groups.push({ name: heading, icons: [] })
      continue
    }
    const [name = '', words = ''] = line.split(':').map((part) => part.trim())
    groups.at(-1)?.icons.push({ name, words })
  }
  return groups
}

/** An icon of the set as the outline of one shape on 512 by 512, in whole numbers. */
function outline(set: { [name: string]: { body: string } }, name: string): string {
  const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(set[name]?.body ?? '')?.[1]
  if (path === undefined) throw new Error(`${CHOSEN} names '${name}', which is no icon of one shape in ${SET}`)
  return svgpath(path).rel().round(0).toString()
}

/** The chosen icons as a module of their own, which pages fetch when they first draw one. */
export function gameIcons(): Plugin {
  return {
    name: 'game-icons',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null
      this.addWatchFile(CHOSEN)
      const groups = chosen(readFileSync(CHOSEN, 'utf8'))
      const { icons } = JSON.parse(readFileSync(SET, 'utf8')) as { icons: { [name: string]: { body: string } } }
      const paths = Object.fromEntries(
        groups.flatMap((group) => group.icons.map(({ name }) => [name, outline(icons, name)] as const)),
      )
      return `export const groups = ${JSON.stringify(groups)}\nexport const paths = ${JSON.stringify(paths)}\n`
    },
  }
}
