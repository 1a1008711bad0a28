import { Moon, Sun, SunMoon } from 'lucide-react'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { chooseScheme, useSchemeChoice } from '../theme'
import type { SchemeChoice } from '../theme'
import { t } from '../words/words'
import { LanguageMenu } from './Languages'

interface Props {
  title: string
  /** A line under the title. */
  lede?: ReactNode
  /** Set for pages whose title is said elsewhere. */
  quiet?: boolean
  wide?: boolean
  children: ReactNode
}

/** A page of the house: the way home above, a title as in a book, the text below. */
export function Page({ title, lede, quiet = false, wide = false, children }: Props): ReactNode {
  useEffect(() => {
    document.title = quiet ? 'Quintain' : `${title} · Quintain`
  }, [title, quiet])
  return (
    <div className="page">
      <a className="skip" href="#main">
        {t.common.skipToText}
      </a>
      <header className="masthead">
        <Link href="/" className="wordmark">
          Quintain
        </Link>
        <nav aria-label={t.common.pages}>
          <Link href="/dice">{t.common.dice}</Link>
          <Link href="/proving">
            {t.common.provingGroundShort(<span className="roomy">{t.common.provingGroundRest}</span>)}
          </Link>
          <Link href="/rules">{t.common.rules}</Link>
        </nav>
        <LanguageMenu />
        <SchemeToggle />
      </header>
      <main id="main" tabIndex={-1} className={wide ? 'leaf leaf-wide' : 'leaf'}>
        {!quiet && <h1>{title}</h1>}
        {lede !== undefined && <p className="lede">{lede}</p>}
        {children}
      </main>
    </div>
  )
}

const NEXT: Record<SchemeChoice, SchemeChoice> = { system: 'light', light: 'dark', dark: 'system' }
const says = (): Record<SchemeChoice, string> => ({
  system: t.common.coloursAsDevice,
  light: t.common.coloursLight,
  dark: t.common.coloursDark,
})

/** Turns between daylight, lamplight and what the device prefers. */
export function SchemeToggle(): ReactNode {
  const choice = useSchemeChoice()
  const Icon = { system: SunMoon, light: Sun, dark: Moon }[choice]
  return (
    <button
      type="button"
      className="icon-button"
      title={says()[choice]}
      aria-label={says()[choice]}
      onClick={() => chooseScheme(NEXT[choice])}
    >
      <Icon aria-hidden size={20} />
    </button>
  )
}
