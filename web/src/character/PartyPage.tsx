import { Printer } from 'lucide-react'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { LineBanner } from '../components/LineBanner'
import { Page } from '../components/Page'
import { useTableState } from '../components/TableDoor'
import { labelOf } from '../components/words'
import type { Chair, Figure, Panel } from '../protocol'
import { Face } from '../table/Face'
import { chipsOf } from '../table/roster'
import { Sheet } from './Sheet'
import { t } from '../words/words'
import './PartyPage.css'

/** Those whom players play, in the order of the roster. */
function partyOf(roster: Figure[], chairs: Chair[]): Figure[] {
  const players = new Set(chairs.filter((chair) => chair.role === 'player').map((chair) => chair.seat))
  return roster.filter((figure) => players.has(figure.seat))
}

/** The whole party on one page: how each fares at a glance, and then every sheet; each on paper of its own in print. */
export default function PartyPage({ table }: { table: string }): ReactNode {
  const title = useTableState((state) => state.me?.title ?? '')
  const roster = useTableState((state) => state.roster)
  const chairs = useTableState((state) => state.chairs)
  const party = useMemo(() => partyOf(roster, chairs), [roster, chairs])
  return (
    <Page title={t.hero.theParty} quiet wide>
      <LineBanner />
      <p className="row no-print">
        <Link href={`/t/${encodeURIComponent(table)}`}>← {title}</Link>
        <button type="button" className="button button-small push" onClick={() => window.print()}>
          <Printer aria-hidden size={16} /> {t.hero.printAll}
        </button>
      </p>
      <h1 className="party-head">{t.hero.theParty}</h1>
      {party.length === 0 ? <p className="soft">{t.hero.nobodyPlays}</p> : <AtAGlance party={party} />}
      <div className="party-sheets">
        {party.map((figure) => (
          <Sheet key={figure.id} character={figure.id} />
        ))}
      </div>
    </Page>
  )
}

/** What has become of somebody, and the conditions they are under. */
function burdens(figure: Figure, panels: Panel[]): string[] {
  const chips = chipsOf(panels, figure.id).filter((chip) => chip.label !== figure.gone)
  return [...(figure.gone === '' ? [] : [figure.gone]), ...chips.map((chip) => labelOf(chip.label))]
}

function AtAGlance({ party }: { party: Figure[] }): ReactNode {
  const panels = useTableState((state) => state.panels)
  const chairs = useTableState((state) => state.chairs)
  const labels = useMemo(
    () => [...new Set(party.flatMap((figure) => figure.vitals.map((vital) => vital.label)))],
    [party],
  )
  const burdened = party.some((figure) => burdens(figure, panels).length > 0)
  return (
    <div className="party-scroll" tabIndex={0} role="region" aria-label={t.hero.howTheyFare}>
      <table className="party-table">
        <thead>
          <tr>
            <th scope="col">{t.hero.who}</th>
            <th scope="col">{t.hero.playedBy}</th>
            {labels.map((label) => (
              <th key={label} scope="col" className="numbers">
                {labelOf(label)}
              </th>
            ))}
            {burdened && <th scope="col">{t.hero.weighsOnThem}</th>}
          </tr>
        </thead>
        <tbody>
          {party.map((figure) => (
            <tr key={figure.id}>
              <th scope="row">
                <span className="party-who">
                  <Face {...figure} /> {figure.name}
                </span>
              </th>
              <td>{chairs.find((chair) => chair.seat === figure.seat)?.name}</td>
              {labels.map((label) => {
                const vital = figure.vitals.find((each) => each.label === label)
                return (
                  <td key={label} className="numbers">
                    {vital === undefined ? '–' : `${vital.now}${vital.most == null ? '' : ` / ${vital.most}`}`}
                  </td>
                )
              })}
              {burdened && <td>{burdens(figure, panels).join(', ')}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
