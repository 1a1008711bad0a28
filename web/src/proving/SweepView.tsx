import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { percent } from '../components/words'
import { interval, sweepRows } from './figures'
import { Keepable } from './Keepable'
import { grid, values } from './match'
import type { Axis, Cell, Knob, Plan } from './match'
import type { Run } from './prover'
import { sideName } from '../words/book'
import { fixed, t } from '../words/words'
import './SweepView.css'

const SweepChart = lazy(async () => ({ default: (await import('./Charts')).SweepChart }))

export const MOST_CELLS = 60

/** Chooses what a grid changes, and its values. */
export function SweepEditor({
  plan,
  all,
  onChange,
}: {
  plan: Plan
  all: Knob[]
  onChange: (axes: Axis[]) => void
}): ReactNode {
  const axes: (Axis | null)[] = [plan.axes[0] ?? null, ...(plan.axes.length > 0 ? [plan.axes[1] ?? null] : [])]
  const cells = plan.axes.length === 0 ? 0 : grid(plan.match, plan.axes, all).length
  const put = (at: number, axis: Axis | null) => {
    const next = [...plan.axes]
    if (axis === null) next.splice(at)
    else next[at] = axis
    onChange(next)
  }
  return (
    <div className="stack">
      {axes.map((axis, i) => (
        <div key={i} className="yard-axis">
          <label className="field grow">
            <span className="name">{i === 0 ? t.proving.changeThis : t.proving.andAlso}</span>
            <select
              className="input"
              value={axis?.what ?? ''}
              onChange={(event) => {
                const knob = all.find((each) => each.key === event.target.value)
                put(i, knob === undefined ? null : { what: knob.key, values: knob.usual })
              }}
            >
              <option value="">{i === 0 ? t.proving.chooseChange : t.proving.nothingElse}</option>
              {all
                .filter((knob) => knob.key === axis?.what || !plan.axes.some((each) => each.what === knob.key))
                .map((knob) => (
                  <option key={knob.key} value={knob.key}>
                    {knob.label}
                  </option>
                ))}
            </select>
          </label>
          {axis !== null && (
            <label className="field grow">
              <span className="name">{t.proving.toEachOf}</span>
              <input
                className="input"
                value={axis.values}
                spellCheck={false}
                onChange={(event) => put(i, { ...axis, values: event.target.value })}
              />
            </label>
          )}
        </div>
      ))}
      {cells > 0 && (
        <p className={cells > MOST_CELLS ? 'note note-harm' : 'soft'}>
          {cells > MOST_CELLS ? t.proving.tooMany(cells, MOST_CELLS) : t.proving.matches(cells)}
        </p>
      )}
    </div>
  )
}

/** What a grid came to: a chart and all its figures. */
export function SweepResult({
  run,
  cells,
  axes,
  side,
}: {
  run: Run
  cells: Cell[]
  axes: { label: string; axis: Axis }[]
  side: string
}): ReactNode {
  const points = cells.flatMap((cell, i) => {
    const winner = run.standings[i]?.result.sides[0]
    return winner === undefined
      ? []
      : [{ x: cell.at[0] ?? '', line: cell.at[1] ?? '', rate: winner.rate, low: winner.low, high: winner.high }]
  })
  const labels = axes.map((each) => each.label)
  const second = axes[1]
  return (
    <Keepable
      title={t.proving.howOftenWin(sideName(side))}
      file="sweep"
      rows={() => sweepRows(labels, cells, run)}
      className="yard-wide"
      says={second === undefined ? undefined : t.proving.lineForEach(second.label)}
    >
      <Suspense fallback={<div className="chart" aria-busy="true" />}>
        <SweepChart points={points} axis={labels[0] ?? ''} side={side} />
      </Suspense>
      <div className="yard-table" tabIndex={0} role="region" aria-label={t.proving.allFigures}>
        {second === undefined ? (
          <List run={run} cells={cells} label={labels[0] ?? ''} />
        ) : (
          <Heat
            run={run}
            cells={cells}
            rows={values(axes[0]?.axis.values ?? '')}
            columns={values(second.axis.values)}
            labels={labels}
          />
        )}
      </div>
    </Keepable>
  )
}

function List({ run, cells, label }: { run: Run; cells: Cell[]; label: string }): ReactNode {
  return (
    <table className="weighed">
      <thead>
        <tr>
          <th scope="col">{label}</th>
          <th scope="col">{t.proving.theyWin}</th>
          <th scope="col">{t.proving.interval}</th>
          <th scope="col">{t.proving.roundsHead}</th>
        </tr>
      </thead>
      <tbody>
        {cells.map((cell, i) => {
          const result = run.standings[i]?.result
          const winner = result?.sides[0]
          return (
            <tr key={cell.at.join(' ')}>
              <th scope="row">{cell.at[0]}</th>
              <td>
                <strong>{winner === undefined ? '…' : percent(winner.rate)}</strong>
              </td>
              <td>{winner === undefined ? '' : interval(winner)}</td>
              <td>{result == null ? '' : fixed(result.rounds.mean, 1)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Both axes as a table, the stronger the colour the better the chance. */
function Heat({
  run,
  cells,
  rows,
  columns,
  labels,
}: {
  run: Run
  cells: Cell[]
  rows: string[]
  columns: string[]
  labels: string[]
}): ReactNode {
  return (
    <table className="weighed yard-heat">
      <caption className="label">{t.proving.downAcross(labels[0] ?? '', labels[1] ?? '')}</caption>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {columns.map((column) => {
              const at = cells.findIndex((cell) => cell.at[0] === row && cell.at[1] === column)
              const winner = run.standings[at]?.result.sides[0]
              return (
                <td
                  key={column}
                  title={winner === undefined ? undefined : interval(winner)}
                  style={
                    winner === undefined
                      ? undefined
                      : {
                          background: `color-mix(in oklab, var(--side-0) ${Math.round(winner.rate * 38)}%, transparent)`,
                        }
                  }
                >
                  {winner === undefined ? '…' : percent(winner.rate)}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
