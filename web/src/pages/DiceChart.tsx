import type { ReactNode } from 'react'
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  Rectangle,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import type { BarShapeProps } from 'recharts'
import type { Distribution } from '../api'
import { percent } from '../components/words'
import { place, rows } from './distributions'
import type { Shown } from './distributions'
import { fixed, rounded, t } from '../words/words'

interface Props {
  dists: { at: number; dist: Distribution }[]
  shown: Shown
  /** The total that "at least" speaks of. */
  mark: number
}

const DASHES = ['', '7 4', '2 4', '10 3 2 3', '4 2']

/** The exact chances as bars, or as lines where several are compared. */
export default function DiceChart({ dists, shown, mark }: Props): ReactNode {
  const data = rows(
    dists.map(({ dist }) => dist),
    shown,
  )
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const single = dists.length === 1
  const label = dists.map(({ dist }) => t.pages.meanOf(dist.canonical, fixed(dist.mean, 2))).join('; ')
  return (
    <figure className="chart" aria-label={t.pages.chartOf(label)}>
      <ResponsiveContainer width="100%" height="100%">
        <ComposedChart data={data} margin={{ top: 12, right: 8, bottom: 0, left: 0 }} barCategoryGap="12%">
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="value"
            tick={{ fill: 'var(--ink-soft)', fontSize: 13 }}
            stroke="var(--line-strong)"
            minTickGap={12}
          />
          <YAxis
            width={52}
            tick={{ fill: 'var(--ink-soft)', fontSize: 13 }}
            stroke="none"
            domain={shown === 'at-least' ? [0, 1] : [0, 'auto']}
            tickFormatter={(p: number) => `${rounded(p * 100, 2)} %`}
          />
          <Tooltip
            cursor={{ fill: 'var(--ink)', fillOpacity: 0.06 }}
            contentStyle={{ background: 'var(--paper-raised)', border: '1px solid var(--line)', color: 'var(--ink)' }}
            labelFormatter={(value) =>
              shown === 'at-least' ? t.pages.atLeastTotal(Number(value)) : t.pages.exactly(Number(value))
            }
            formatter={(p, name) => [percent(Number(p)), name]}
          />
          {/* Totals stand in the middle of their bars; the mean stands where it is between them. */}
          <XAxis xAxisId="mean" type="number" domain={[-0.5, data.length - 0.5]} hide />
          {single && (
            <ReferenceLine
              xAxisId="mean"
              x={place(
                data.map(({ value }) => value),
                dists[0]?.dist.mean ?? 0,
              )}
              stroke="var(--ink-soft)"
              strokeDasharray="3 3"
              label={{ value: t.pages.meanMark, fill: 'var(--ink-soft)', fontSize: 12, position: 'top' }}
            />
          )}
          {dists.map(({ at, dist }, i) =>
            single ? (
              <Bar
                key={at}
                dataKey={i}
                name={dist.canonical}
                isAnimationActive={!still}
                animationDuration={250}
                radius={[2, 2, 0, 0]}
                shape={(bar: BarShapeProps) => (
                  <Rectangle
                    {...bar}
                    fill="var(--chart-0)"
                    fillOpacity={(data[bar.index]?.value ?? 0) >= mark ? 1 : 0.45}
                  />
                )}
              />
            ) : (
              <Line
                key={at}
                dataKey={i}
                name={dist.canonical}
                type={shown === 'at-least' ? 'stepAfter' : 'linear'}
                stroke={`var(--chart-${at})`}
                strokeWidth={2.4}
                strokeDasharray={DASHES[at]}
                dot={data.length <= 30 ? { r: 2.5, strokeDasharray: '' } : false}
                isAnimationActive={!still}
                animationDuration={250}
              />
            ),
          )}
        </ComposedChart>
      </ResponsiveContainer>
    </figure>
  )
}
