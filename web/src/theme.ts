import { useSyncExternalStore } from 'react'
import { t } from './words/words'

/** Paper, ink and accent as hex colours, as a book gives them. */
export interface Palette {
  paper: string
  ink: string
  accent: string
}

/** How a book wants to look: `quintain.kernel.Theme`. */
export interface Theme {
  referee: string
  light: Palette
  dark: Palette
  displayFace: string
  icons: { command: string; icon: string }[]
  shortcuts: { key: string; command: string; name: string }[]
  /** Commands that people turn to when a fight is over, the first first. */
  afterwards: string[]
}

/** The house's own look, for pages that belong to no book. */
export const HOUSE: Theme = {
  get referee() {
    return t.common.referee
  },
  light: { paper: '#f5f0e6', ink: '#26211b', accent: '#7a4a1e' },
  dark: { paper: '#191613', ink: '#eae2d4', accent: '#dba25f' },
  displayFace: 'EB Garamond',
  icons: [],
  shortcuts: [],
  afterwards: [],
}

export type Scheme = 'light' | 'dark'
export type SchemeChoice = Scheme | 'system'

type Rgb = [number, number, number]

function rgb(hex: string): Rgb {
  const full = /^#[0-9a-f]{3}$/i.test(hex) ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex
  const value = Number.parseInt(full.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function hex(colour: Rgb): string {
  return `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/** A colour that is `share` of the way from one to another. */
function mix(from: string, to: string, share: number): string {
  const a = rgb(from)
  const b = rgb(to)
  return hex([0, 1, 2].map((i) => a[i as 0] + (b[i as 0] - a[i as 0]) * share) as Rgb)
}

/** Relative luminance by WCAG 2. */
function luminance(colour: string): number {
  const [r, g, b] = rgb(colour).map((part) => {
    const c = part / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast by WCAG 2, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** A colour moved towards `ink` just as far as it takes to be read on every paper given. */
function readable(colour: string, ink: string, papers: string[], wanted = 4.5): string {
  for (let share = 0; share < 1; share += 0.04) {
    const moved = mix(colour, ink, share)
    if (papers.every((paper) => contrast(moved, paper) >= wanted)) return moved
  }
  return ink
}

/** The custom properties that a palette gives to all pages. Every text colour among them is WCAG AA on every paper. */
export function properties({ paper, ink, accent }: Palette, scheme: Scheme): Record<string, string> {
  const lit = scheme === 'light'
  const raised = mix(paper, '#ffffff', lit ? 0.5 : 0.045)
  const sunken = mix(paper, ink, lit ? 0.055 : 0.07)
  const papers = [paper, raised, sunken]
  const strong = readable(accent, ink, papers)
  const soft = mix(paper, accent, lit ? 0.13 : 0.17)
  const red = lit ? '#a3261d' : '#f08a7d'
  const green = lit ? '#2f6b35' : '#8ecb8a'
  return {
    '--paper': paper,
    '--paper-raised': raised,
    '--paper-sunken': sunken,
    '--ink': ink,
    '--ink-soft': readable(mix(ink, paper, 0.36), ink, [...papers, soft]),
    '--line': mix(paper, ink, lit ? 0.17 : 0.2),
    '--line-strong': readable(mix(paper, ink, 0.4), ink, [paper, raised], 3),
    '--accent': strong,
    '--accent-soft': soft,
    '--accent-soft-ink': readable(accent, ink, [soft]),
    '--on-accent': contrast('#ffffff', strong) >= contrast('#141210', strong) ? '#ffffff' : '#141210',
    '--harm': readable(red, ink, papers),
    '--heal': readable(green, ink, papers),
    // Health is told by the same three colours in every book, whatever its accent: well, hurt, near the end.
    '--health': readable(lit ? '#1c7350' : '#5fc79a', ink, papers),
    '--health-hurt': readable(lit ? '#8a5a00' : '#e3b24e', ink, papers),
    '--health-low': readable(lit ? '#b3201c' : '#ff8577', ink, papers),
    '--health-track': mix(paper, ink, lit ? 0.14 : 0.2),
    '--lamp': lit ? mix(paper, '#fff3cf', 0.6) : mix(paper, accent, 0.1),
    '--shade': lit ? 'rgb(60 45 25 / 0.14)' : 'rgb(0 0 0 / 0.5)',
  }
}

const FACES: { [name: string]: string } = {
  'EB Garamond': "'EB Garamond', Garamond, Georgia, serif",
  'Space Grotesk': "'Space Grotesk', 'Segoe UI', system-ui, sans-serif",
  Alegreya: "Alegreya, 'Book Antiqua', Georgia, serif",
  'Exo 2': "'Exo 2', 'Segoe UI', system-ui, sans-serif",
  Oswald: "Oswald, 'Arial Narrow', Impact, sans-serif",
}

/** The font stack of a display face; one that is not on board is tried by its name. */
function faceStack(face: string): string {
  return FACES[face] ?? `${JSON.stringify(face)}, 'EB Garamond', Georgia, serif`
}

/** All custom properties of a theme, for an element that shows another book than the page around it. */
export function themeStyle(theme: Theme, scheme: Scheme): Record<string, string> {
  return {
    ...properties(scheme === 'light' ? theme.light : theme.dark, scheme),
    '--display': faceStack(theme.displayFace),
    'color-scheme': scheme,
  }
}

const KEY = 'quintain.scheme'
const listeners = new Set<() => void>()
// Tests run without a screen.
const night = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-color-scheme: dark)')
let shown: Theme = HOUSE

function choice(): SchemeChoice {
  const kept = localStorage.getItem(KEY)
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

function scheme(): Scheme {
  const chosen = choice()
  return chosen === 'system' ? (night?.matches ? 'dark' : 'light') : chosen
}

function redraw(): void {
  const root = document.documentElement
  for (const [name, value] of Object.entries(themeStyle(shown, scheme()))) root.style.setProperty(name, value)
  root.dataset.scheme = scheme()
  for (const listener of listeners) listener()
}

/** Lays the page out in a book's colours, or in the house's own. */
export function showTheme(theme: Theme = HOUSE): void {
  shown = theme
  redraw()
}

export function chooseScheme(chosen: SchemeChoice): void {
  if (chosen === 'system') localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, chosen)
  redraw()
}

export function startTheme(): void {
  night?.addEventListener('change', redraw)
  redraw()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the page is light or dark now. */
export function useScheme(): Scheme {
  return useSyncExternalStore(subscribe, scheme)
}

export function useSchemeChoice(): SchemeChoice {
  return useSyncExternalStore(subscribe, choice)
}
