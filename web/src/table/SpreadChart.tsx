import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis } from 'recharts'
import type { ReactNode } from 'react'
import { evenly } from './odds'
import type { Spread } from './odds'
import { wholePercent } from './words'

/** How likely each number is, as bars. */
export default function SpreadChart({ spread }: { spread: Spread }): ReactNode {
  return (
    <figure
      className="spread-chart"
      role="img"
      aria-label={spread.bars.map((bar) => `${bar.value}: ${wholePercent(bar.p)}`).join(', ')}
    >
      <ResponsiveContainer width="100%" height={92}>
        <BarChart
          data={evenly(spread.bars)}
          margin={{ top: 4, right: 0, bottom: 0, left: 0 }}
          barCategoryGap={2}
          accessibilityLayer={false}
        >
          <XAxis
            dataKey="value"
            tickLine={false}
            axisLine={{ stroke: 'var(--line-strong)' }}
            tick={{ fill: 'var(--ink-soft)', fontSize: 13 }}
            height={20}
            interval="preserveStartEnd"
          />
          <Tooltip
            cursor={{ fill: 'var(--paper-sunken)' }}
            content={({ active, payload }) => {
              const bar = payload[0]?.payload as Spread['bars'][number] | undefined
              return active && bar !== undefined ? (
                <span className="tooltip numbers">
                  {bar.value}: {wholePercent(bar.p)}
                </span>
              ) : null
            }}
          />
          <Bar dataKey="p" fill="var(--accent)" radius={[2, 2, 0, 0]} isAnimationActive={false} maxBarSize={28} />
        </BarChart>
      </ResponsiveContainer>
    </figure>
  )
}
