import { Search } from 'lucide-react'
import { useDeferredValue, useId, useMemo, useState } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { GameIcon } from '../icons/GameIcon'
import { iconWords, sought, useIcons } from '../icons/icons'
import { Face } from '../table/Face'
import { FACE_COLOURS, FRAMES, portraitOf, writePortrait } from '../table/faces'
import type { Portrait } from '../table/faces'
import { t } from '../words/words'
import './Portraits.css'

const colourNames = () => t.hero.colours.split(' ')

const frameNames = () => ({
  round: t.hero.round,
  square: t.hero.square,
  shield: t.hero.shield,
  hexagon: t.hero.hexagon,
})

interface Props {
  name: string
  id: string
  /** The icon that the book has for them. */
  icon?: string | null
  /** The face that was chosen; null as long as it is left to the name and the book. */
  chosen: string | null
  onChange: (written: string) => void
  /** Whether the icons lie open at once. */
  open?: boolean
  /** What stands before the icons. */
  children?: ReactNode
}

/** A face: initials or an icon, each time in another colour and frame. */
export function Portraits({ name, id, icon, chosen, onChange, open = false, children }: Props): ReactNode {
  const group = useId()
  const whose = { id, name: name.trim() === '' ? '?' : name, portrait: chosen, icon }
  const shown = portraitOf(whose)
  const change = (other: Partial<Portrait>) => onChange(writePortrait({ ...shown, ...other }))
  return (
    <fieldset className="field portrait-fields">
      <legend>{t.hero.portrait}</legend>
      <div className="portraits" role="radiogroup" aria-label={t.hero.colour}>
        {FACE_COLOURS.map((colour, i) => (
          <label key={colour} className="portrait" title={colourNames()[i]}>
            <input
              type="radio"
              className="unseen"
              name={`${group}-colour`}
              value={colour}
              aria-label={colourNames()[i]}
              checked={colour === shown.colour}
              onChange={() => change({ colour })}
            />
            <Face {...whose} portrait={writePortrait({ ...shown, colour })} />
          </label>
        ))}
      </div>
      <div className="portraits" role="radiogroup" aria-label={t.hero.frame}>
        {FRAMES.map((frame) => (
          <label key={frame} className="portrait" title={frameNames()[frame]}>
            <input
              type="radio"
              className="unseen"
              name={`${group}-frame`}
              value={frame}
              aria-label={frameNames()[frame]}
              checked={frame === shown.frame}
              onChange={() => change({ frame })}
            />
            <span className={`face face-${frame} portrait-frame`} aria-hidden />
          </label>
        ))}
      </div>
      {children}
      <IconPicker
        name={whose.name}
        colour={shown.colour}
        chosen={shown.icon ?? (shown.picture === undefined ? '' : null)}
        open={open}
        onChange={(picked) => onChange(writePortrait({ colour: shown.colour, frame: shown.frame, icon: picked }))}
      />
    </fieldset>
  )
}

interface IconPickerProps {
  name: string
  colour: string
  /** Empty for initials, null for neither. */
  chosen: string | null
  open: boolean
  onChange: (icon: string | undefined) => void
}

/** All icons on board, found by words. */
function IconPicker({ name, colour, chosen, open, onChange }: IconPickerProps): ReactNode {
  const [shown, setShown] = useState(open)
  return (
    <details className="icon-picker" open={shown} onToggle={(event) => setShown(event.currentTarget.open)}>
      <summary>{chosen === null || chosen === '' ? t.hero.iconInstead : t.hero.iconIs(iconWords(chosen))}</summary>
      {shown && <IconGrid name={name} colour={colour} chosen={chosen} onChange={onChange} />}
    </details>
  )
}

function IconGrid({ name, colour, chosen, onChange }: Omit<IconPickerProps, 'open'>): ReactNode {
  const group = useId()
  const icons = useIcons()
  const [words, setWords] = useState('')
  const wanted = useDeferredValue(words)
  const groups = useMemo(() => sought(icons?.groups ?? [], wanted), [icons, wanted])
  const count = groups.reduce((sum, each) => sum + each.icons.length, 0)
  const option = (icon: string, says: string, shows: ReactNode) => (
    <label key={icon} className="icon-option" title={says}>
      <input
        type="radio"
        className="unseen"
        name={group}
        value={icon}
        aria-label={says}
        checked={icon === chosen}
        onChange={() => onChange(icon === '' ? undefined : icon)}
      />
      {shows}
    </label>
  )
  return (
    <>
      <label className="search">
        <Search aria-hidden size={18} />
        <input
          className="input"
          type="search"
          placeholder={t.hero.searchIconsLike}
          aria-label={t.hero.searchIcons}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </label>
      <p className="label" role="status">
        {icons === null ? t.hero.iconsComing : count === 0 ? t.hero.noIcon : t.hero.nIcons(count)}
      </p>
      <div className="icon-groups" style={{ '--face': colour } as CSSProperties}>
        {words === '' && (
          <section aria-label={t.hero.letters}>
            {option('', t.hero.initials, <Face id={name} name={name} portrait={colour} />)}
          </section>
        )}
        {groups.map((each) => (
          <section key={each.name} aria-label={each.name}>
            <h4>{each.name}</h4>
            {each.icons.map((icon) => option(icon.name, iconWords(icon.name), <GameIcon name={icon.name} size={30} />))}
          </section>
        ))}
      </div>
    </>
  )
}
