import { createElement, Fragment } from 'react'
import type { ReactNode } from 'react'

/** A sentence for each kind of number that a language tells apart; `other` is the last resort. */
export type Counted = { [form in Intl.LDMLPluralRule]?: string } & { other: string }

/** What a language does with numbers and lists. Lists in English go without a comma before the last. */
export function forms(language: string): {
  count: (n: number, sentences: Counted) => string
  listed: (names: readonly string[]) => string
} {
  const rules = new Intl.PluralRules(language)
  const lists = new Intl.ListFormat(language === 'en' ? 'en-GB' : language)
  return {
    count: (n, sentences) => sentences[rules.select(n)] ?? sentences.other,
    listed: (names) => lists.format(names),
  }
}

/** A sentence in which some words are drawn in their own way: mixed`Next: ${<strong>…</strong>}`. */
export function mixed(texts: TemplateStringsArray, ...nodes: ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...texts.flatMap((text, i) => [text, nodes[i]]))
}
