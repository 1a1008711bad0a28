import { Plus, SlidersHorizontal, X } from 'lucide-react'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import type { Yard } from '../api'
import { Stepper } from '../components/Stepper'
import { capital, spoken, switchValue, titled } from '../components/words'
import { plainText } from '../protocol'
import { fighter, withFighter } from './match'
import type { Fighter, Side } from './wire'
import { sideName } from '../words/book'
import { t } from '../words/words'
import './SideEditor.css'

interface Props {
  side: Side
  /** 0 for the first side, 1 for the second: their colours. */
  at: number
  yard: Yard
  onChange: (side: Side) => void
}

/** Who stands on one side, and how they fight. */
export function SideEditor({ side, at, yard, onChange }: Props): ReactNode {
  const name = useId()
  const chosen = yard.policies.find((each) => each.name === side.policy)
  return (
    <section className={`yard-side yard-side-${at}`} aria-labelledby={name}>
      <h2 id={name}>{titled(sideName(side.name))}</h2>
      <ul className="yard-fighters">
        {side.fighters.map((each, i) => (
          <FighterLine
            key={each.who}
            each={each}
            yard={yard}
            onChange={(next) => onChange(withFighter(side, i, next))}
          />
        ))}
        {side.fighters.length === 0 && <li className="soft">{t.proving.nobodyYet}</li>}
      </ul>
      <div className="yard-side-foot">
        <label className="field grow">
          <span className="name">{t.proving.addTo(sideName(side.name))}</span>
          <Adding
            side={side}
            yard={yard}
            onAdd={(who) => onChange({ ...side, fighters: [...side.fighters, fighter(who)] })}
          />
        </label>
        <label className="field grow">
          <span className="name">{t.proving.theyFight}</span>
          <select
            className="input"
            value={side.policy}
            onChange={(event) => onChange({ ...side, policy: event.target.value })}
          >
            {yard.policies.map((each) => (
              <option key={each.name} value={each.name}>
                {spoken(each.name)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {chosen !== undefined && chosen.about !== '' && <p className="label">{titled(chosen.about)}.</p>}
    </section>
  )
}

const kinds = (): [Yard['fighters'][number]['kind'], string][] => [
  ['pregen', t.desk.readyCharacters],
  ['creature', t.desk.creatures],
]

function Adding({ side, yard, onAdd }: { side: Side; yard: Yard; onAdd: (who: string) => void }): ReactNode {
  const there = new Set(side.fighters.map((each) => each.who))
  return (
    <select className="input" value="" onChange={(event) => event.target.value !== '' && onAdd(event.target.value)}>
      <option value="">{t.proving.choose}</option>
      {kinds().map(([kind, label]) => {
        const free = yard.fighters.filter((each) => each.kind === kind && !there.has(each.name))
        return (
          free.length > 0 && (
            <optgroup key={kind} label={label}>
              {free.map((each) => (
                <option key={each.name} value={each.name}>
                  {each.name}
                </option>
              ))}
            </optgroup>
          )
        )
      })}
    </select>
  )
}

function FighterLine({
  each,
  yard,
  onChange,
}: {
  each: Fighter
  yard: Yard
  onChange: (next: Fighter | null) => void
}): ReactNode {
  const changed = Object.keys(each.given).length
  const [open, setOpen] = useState(changed > 0)
  return (
    <li>
      <div className="yard-fighter">
        <Stepper
          name={t.proving.howMany(each.who)}
          least={1}
          most={20}
          value={each.count}
          onChange={(count) => onChange({ ...each, count: count ?? 1 })}
        />
        <strong className="grow">{each.who}</strong>
        {yard.facts.length > 0 && (
          <button
            type="button"
            className="icon-button"
            aria-expanded={open}
            aria-label={t.proving.figuresOf(each.who)}
            title={t.proving.changeFigures}
            onClick={() => setOpen(!open)}
          >
            <SlidersHorizontal aria-hidden size={17} />
          </button>
        )}
        <button
          type="button"
          className="icon-button"
          aria-label={t.proving.removeWho(each.who)}
          title={t.proving.remove}
          onClick={() => onChange(null)}
        >
          <X aria-hidden size={18} />
        </button>
      </div>
      {open && <Given each={each} yard={yard} onChange={onChange} />}
    </li>
  )
}

/** Figures that are not as the book has them. */
function Given({ each, yard, onChange }: { each: Fighter; yard: Yard; onChange: (next: Fighter) => void }): ReactNode {
  const names = Object.keys(each.given)
  const called = (name: string) => capital(yard.facts.find((fact) => fact.name === name)?.called ?? spoken(name))
  const free = yard.facts.filter((fact) => !names.includes(fact.name))
  const without = (name: string) => {
    const { [name]: _, ...rest } = each.given
    return { ...each, given: rest }
  }
  return (
    <div className="yard-given">
      {names.map((name) => (
        <label key={name} className="row">
          <span>{called(name)}</span>
          <input
            className="input yard-figure"
            aria-label={t.proving.figureOf(called(name), each.who)}
            value={plainText(each.given[name] ?? null)}
            onChange={(event) =>
              onChange({ ...each, given: { ...each.given, [name]: switchValue(event.target.value) } })
            }
          />
          <button
            type="button"
            className="icon-button"
            aria-label={t.proving.figureAsBook(called(name), each.who)}
            title={t.proving.asTheBookHas}
            onClick={() => onChange(without(name))}
          >
            <X aria-hidden size={16} />
          </button>
        </label>
      ))}
      <label className="row">
        <Plus aria-hidden size={16} />
        <select
          className="input yard-fact"
          aria-label={t.proving.changeFigureOf(each.who)}
          value=""
          onChange={(event) =>
            event.target.value !== '' && onChange({ ...each, given: { ...each.given, [event.target.value]: 1 } })
          }
        >
          <option value="">{t.proving.changeFigure}</option>
          {free.map((fact) => (
            <option key={fact.name} value={fact.name} title={fact.about}>
              {fact.called}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
