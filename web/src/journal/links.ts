import type { Element, ElementContent, Root, RootContent, Text } from 'hast'

/** A piece of running text: words, a link to something by its name, or the id of a rule. */
export type Piece = { kind: 'words' | 'name' | 'rule'; text: string }

/** Text with its links: `[[The mill]]` names a page or somebody, `CRN-ACT-04` a rule. */
export function linked(text: string): Piece[] {
  return text
    .split(/(\[\[[^[\]\n]{1,120}\]\]|\b[A-Z]{3}(?:-[A-Z0-9]+)+[a-z]?\b)/)
    .map((part, i): Piece => {
      if (i % 2 === 0) return { kind: 'words', text: part }
      return part.startsWith('[[') ? { kind: 'name', text: part.slice(2, -2).trim() } : { kind: 'rule', text: part }
    })
    .filter((piece) => piece.text !== '')
}

/** What the address of a link within the table begins with. */
export const NAME = '#name='
export const RULE = '#rule='

function node(piece: Piece): Element | Text {
  const text: Text = { type: 'text', value: piece.text }
  if (piece.kind === 'words') return text
  const href = (piece.kind === 'name' ? NAME : RULE) + encodeURIComponent(piece.text)
  return { type: 'element', tagName: 'a', properties: { href }, children: [text] }
}

/** Turns links by name into elements, wherever text is text: not in code, and not in links of another kind. */
export function withLinks() {
  const walk = <N extends RootContent | ElementContent>(nodes: N[]): N[] =>
    nodes.flatMap((each): N[] => {
      if (each.type === 'text') return linked(each.value).map(node) as N[]
      if (each.type === 'element' && each.tagName !== 'code' && each.tagName !== 'a')
        return [{ ...each, children: walk(each.children) }]
      return [each]
    })
  return (tree: Root): Root => ({ ...tree, children: walk(tree.children) })
}
