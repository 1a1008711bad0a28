import type { ReactNode } from 'react'
import {
  Bar,
  BarChart,
  CartesianGrid,
  ErrorBar,
  LabelList,
  Legend,
  Line,
  LineChart,
  Rectangle,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import type { BarShapeProps } from 'recharts'
import { percent } from '../components/words'
import { counted } from './figures'
import type { Result } from './wire'
import { sideName } from '../words/book'
import { fixed, rounded, t } from '../words/words'
import './Charts.css'

const TICK = { fill: 'var(--ink-soft)', fontSize: 13 }
const TOLD = { background: 'var(--paper-raised)', border: '1px solid var(--line)', color: 'var(--ink)' }
const HOVER = { fill: 'var(--ink)', fillOpacity: 0.06 }
const COLOURS = ['var(--side-0)', 'var(--side-1)']
const LINES = ['var(--chart-0)', 'var(--chart-1)', 'var(--chart-2)', 'var(--chart-3)', 'var(--chart-4)']
const DASHES = ['', '7 4', '2 4', '10 3 2 3', '4 2']

/** How long the fights are; a second result stands beside the first. */
export function RoundsChart({ results, names }: { results: Result[]; names: string[] }): ReactNode {
  const most = Math.max(...results.map((result) => longest(result)))
  const data = Array.from({ length: most }, (_, i) => {
    const row: Record<string, number> = { rounds: i + 1 }
    results.forEach((result, r) => {
      const found = result.rounds.counts.find((each) => each.rounds === i + 1)
      row[`r${r}`] = (found?.fights ?? 0) / Math.max(1, result.fights)
    })
    return row
  })
  return (
    <div className="chart yard-chart">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={data} margin={{ top: 8, right: 4, bottom: 0, left: 0 }} barCategoryGap="14%" accessibilityLayer>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis dataKey="rounds" tick={TICK} stroke="var(--line-strong)" minTickGap={12} />
          <YAxis
            width={46}
            tick={TICK}
            stroke="none"
            tickCount={5}
            tickFormatter={(p: number) => `${rounded(p * 100, 1)}\u00a0%`}
          />
          <Tooltip
            cursor={HOVER}
            contentStyle={TOLD}
            labelFormatter={(n) => t.proving.rounds(Number(n))}
            formatter={(p, name) => [percent(Number(p)), name]}
          />
          {results.map((_, r) => (
            <Bar
              key={r}
              dataKey={`r${r}`}
              name={names[r]}
              fill={r === 0 && results.length > 1 ? 'var(--line-strong)' : 'var(--chart-0)'}
              isAnimationActive={false}
              radius={[2, 2, 0, 0]}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  )
}

/** Very long fights are rare and would press the rest into a corner. */
function longest(result: Result): number {
  let seen = 0
  for (const each of result.rounds.counts) {
    seen += each.fights
    if (seen >= result.fights * 0.999) return each.rounds
  }
  return result.rounds.counts.at(-1)?.rounds ?? 1
}

export interface BarRow {
  name: string
  side: number
  value: number
  /** A part of the bar that is drawn strong, the rest pale. */
  strong?: number
}

function colourOf(row: BarRow | undefined): string {
  return COLOURS[row?.side ?? -1] ?? 'var(--ink-soft)'
}

/** Horizontal bars with their values, in the colours of the sides. */
export function SideBars({ rows, asShare, most }: { rows: BarRow[]; asShare: boolean; most?: number }): ReactNode {
  const words = (value: number) => (asShare ? percent(value) : fixed(value, value < 10 ? 2 : 1))
  const parted = rows.some((row) => row.strong !== undefined)
  const data = rows.map((row) => ({
    ...row,
    part: row.strong ?? row.value,
    rest: row.strong === undefined ? 0 : Math.max(0, row.value - row.strong),
    said: words(row.value),
  }))
  return (
    <div className="chart yard-bars" style={{ height: `${rows.length * 2.3 + 0.8}rem` }}>
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={data} layout="vertical" margin={{ top: 0, right: 60, bottom: 0, left: 0 }} barCategoryGap="28%">
          <XAxis type="number" hide domain={[0, most ?? 'auto']} />
          <YAxis type="category" dataKey="name" width={172} tick={<Name />} stroke="none" interval={0} />
          <Tooltip
            cursor={HOVER}
            contentStyle={TOLD}
            formatter={(value, name) => [
              words(Number(value)),
              name === 'part' ? (parted ? t.proving.dead : '') : t.proving.outButAlive,
            ]}
          />
          <Bar
            dataKey="part"
            stackId="one"
            isAnimationActive={false}
            shape={(bar: BarShapeProps) => <Rectangle {...bar} fill={colourOf(data[bar.index])} />}
          >
            {!parted && <LabelList dataKey="said" position="right" fill="var(--ink)" fontSize={14} />}
          </Bar>
          {parted && (
            <Bar
              dataKey="rest"
              stackId="one"
              isAnimationActive={false}
              minPointSize={1}
              shape={(bar: BarShapeProps) => <Rectangle {...bar} fill={colourOf(data[bar.index])} fillOpacity={0.4} />}
            >
              <LabelList dataKey="said" position="right" fill="var(--ink)" fontSize={14} />
            </Bar>
          )}
        </BarChart>
      </ResponsiveContainer>
    </div>
  )
}

/** A name at the left of its bar, and what it is done with below, each cut where it would run too far. */
function Name({ x, y, payload }: { x?: number; y?: number; payload?: { value: string } }): ReactNode {
  const [who = '', means] = (payload?.value ?? '').split(': ', 2)
  return (
    <text x={x} y={y} textAnchor="end" fill="var(--ink)" fontSize={14}>
      <tspan x={x} dy={means === undefined ? 5 : -3}>
        {cut(who)}
      </tspan>
      {means !== undefined && (
        <tspan x={x} dy={15} fill="var(--ink-soft)" fontSize={13}>
          {cut(means)}
        </tspan>
      )}
    </text>
  )
}

function cut(name: string): string {
  return name.length > 21 ? `${name.slice(0, 20)}…` : name
}

export interface SweepPoint {
  x: string
  line: string
  rate: number
  low: number
  high: number
}

/** The chance of the first side over the values of an axis, a line for each value of a second one. */
export function SweepChart({ points, axis, side }: { points: SweepPoint[]; axis: string; side: string }): ReactNode {
  const lines = [...new Set(points.map((point) => point.line))]
  const xs = [...new Set(points.map((point) => point.x))]
  const data = xs.map((x) => {
    const row: Record<string, string | number | [number, number]> = { x }
    for (const point of points) {
      if (point.x === x) {
        const i = lines.indexOf(point.line)
        row[`v${i}`] = point.rate
        row[`e${i}`] = [point.rate - point.low, point.high - point.rate]
      }
    }
    return row
  })
  return (
    <div className="chart yard-sweep-chart">
      <ResponsiveContainer width="100%" height="100%">
        <LineChart data={data} margin={{ top: 8, right: 16, bottom: 22, left: 0 }} accessibilityLayer>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="x"
            tick={TICK}
            stroke="var(--line-strong)"
            padding={{ left: 24, right: 24 }}
            label={{ value: axis, position: 'insideBottom', offset: -14, fill: 'var(--ink-soft)', fontSize: 13 }}
          />
          <YAxis
            width={52}
            domain={[0, 1]}
            ticks={[0, 0.25, 0.5, 0.75, 1]}
            tick={TICK}
            stroke="none"
            tickFormatter={(p: number) => `${Math.round(p * 100)}\u00a0%`}
          />
          <Tooltip contentStyle={TOLD} formatter={(p, name) => [percent(Number(p)), name]} />
          {lines.length > 1 && <Legend position="top" itemSorter={null} wrapperStyle={{ paddingBottom: 10 }} />}
          {lines.map((line, i) => (
            <Line
              key={line}
              dataKey={`v${i}`}
              name={line === '' ? t.proving.sideWins(sideName(side)) : line}
              stroke={LINES[i % LINES.length]}
              strokeWidth={2.4}
              strokeDasharray={DASHES[i % DASHES.length]}
              dot={{ r: 3.5, strokeDasharray: '', fill: LINES[i % LINES.length] }}
              isAnimationActive={false}
              connectNulls
            >
              <ErrorBar
                dataKey={`e${i}`}
                width={5}
                strokeWidth={1.5}
                stroke={LINES[i % LINES.length] ?? 'var(--ink)'}
                direction="y"
              />
            </Line>
          ))}
        </LineChart>
      </ResponsiveContainer>
    </div>
  )
}

export function fightsWords(fights: number): string {
  return t.proving.fights(fights, counted(fights))
}
