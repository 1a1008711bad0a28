import { tagged } from '../frames'
import type { Panel } from '../protocol'

/** What things on a sheet are called, each once: scores, what is carried, skills and the like. */
export function thingsOn(panels: Panel[]): string[] {
  const names = panels.flatMap((panel) =>
    panel.items.map(tagged).flatMap(({ kind, body }) => {
      switch (kind) {
        case 'slots':
          return body.held.map((held) => held.name)
        case 'score':
        case 'prose':
          return body.label === '' ? [] : [body.label]
        default:
          return []
      }
    }),
  )
  return [...new Set(names)]
}
