import type { Page } from '../../protocol'
import { readPlan, writtenPlan } from './plan'
import type { Plan } from './plan'

/** Maps of one's own are pages of the journal: they leave with the table, and can be handed out. */
const BLOCK = /```map\n([\s\S]*?)\n```/

/** A page that keeps a map. */
export function mapPage(plan: Plan): string {
  return `\`\`\`map\n${JSON.stringify(writtenPlan(plan))}\n\`\`\``
}

export interface KeptMap {
  key: string
  name: string
  plan: Plan
}

/** The maps on the pages of a journal. A page whose map cannot be read keeps none. */
export function keptMaps(pages: readonly Page[]): KeptMap[] {
  return pages.flatMap((page) => {
    const written = BLOCK.exec(page.text)?.[1]
    if (written === undefined) return []
    try {
      const plan = readPlan(JSON.parse(written) as Parameters<typeof readPlan>[0])
      const wide = plan.rows[0]?.length ?? 0
      const whole = wide > 0 && plan.rows.every((row) => typeof row === 'string' && row.length === wide)
      return whole ? [{ key: page.key, name: page.title, plan }] : []
    } catch {
      return []
    }
  })
}
