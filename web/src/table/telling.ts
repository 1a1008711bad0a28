import { faring, labelOf } from '../components/words'
import type { Chip, Figure, Panel, Vital } from '../protocol'
import { expected } from '../turns'
import { chipsOf } from './roster'
import { t } from '../words/words'

/** What a token shows of somebody besides their face, as far as this seat knows. */
export interface Telling {
  /** How much of what keeps them alive is left, from 0 to 1; null where nobody says. */
  health: { share: number; faring: ReturnType<typeof faring> } | null
  conditions: Chip[]
  /** All of it in words, the name left out. */
  words: string[]
}

/** What can be told of somebody from what stands in the roster and on their panels. */
export function tellingOf(figure: Figure, panels: Panel[], size = 1): Telling {
  const conditions = chipsOf(panels, figure.id).filter((chip) => chip.label !== figure.gone)
  const measured = figure.vitals.find((vital) => vital.most != null)
  return {
    health: measured === undefined ? null : { share: share(measured), faring: faring(measured) },
    conditions,
    words: [
      figure.side,
      size > 1 ? t.table.bySpaces(size, size) : '',
      ...figure.vitals.map(vitalWords),
      figure.gone !== '' ? figure.gone : figure.out ? t.common.outOfFight : '',
      figure.turn && figure.gone === '' ? expected(figure) : '',
      ...conditions.map((chip) => labelOf(chip.label)),
    ].filter((word) => word !== ''),
  }
}

function share({ now, most, harm }: Vital): number {
  const whole = Math.max(1, most ?? 1)
  return Math.max(0, Math.min(1, (harm ? whole - now : now) / whole))
}

export function vitalWords({ label, now, most }: Vital): string {
  return `${labelOf(label)} ${most == null ? now : t.common.nowOfMost(now, most)}`
}
