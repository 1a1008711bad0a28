import { useState } from 'react'
import type { ReactNode } from 'react'
import { NumberField, SelectField, TextField } from './fields'
import { COVERS, OPEN, ROCK, withGround } from './plan'
import type { Cover, Plan } from './plan'
import { t } from '../../words/words'

/** The kinds of ground to paint with, and how another one is made. */
export function GroundPicker({
  plan,
  letter,
  choose,
  change,
}: {
  plan: Plan
  letter: string
  choose: (letter: string) => void
  change: (plan: Plan) => void
}): ReactNode {
  const [name, setName] = useState('')
  const [cover, setCover] = useState<Cover>('none')
  const [cost, setCost] = useState(1)
  const add = () => {
    const added = withGround(plan, { name: name.trim(), cover, solid: false, ground: 0, cost })
    change(added.plan)
    choose(added.letter)
    setName('')
  }
  return (
    <>
      <label className="field">
        <span className="label">{t.map.ground}</span>
        <select className="input" value={letter} onChange={(event) => choose(event.target.value)}>
          <option value={OPEN}>{t.map.openFloor}</option>
          <option value={ROCK}>{t.map.rock}</option>
          {Object.entries(plan.legend).map(([each, ground]) => (
            <option key={each} value={each}>
              {ground.name}
            </option>
          ))}
        </select>
      </label>
      <TextField name={t.map.newGround} value={name} onChange={setName} />
      {name.trim() !== '' && (
        <>
          <SelectField name={t.map.cover} value={cover} options={COVERS} onChange={setCover} />
          <NumberField name={t.map.stepCosts} value={cost} least={1} most={10} onChange={setCost} />
          <button type="button" className="button" onClick={add}>
            {t.map.add}
          </button>
        </>
      )}
    </>
  )
}
