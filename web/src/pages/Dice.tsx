import type { ReactNode } from 'react'
import { Page } from '../components/Page'

export default function Dice(): ReactNode {
  return <Page title="Dice">{null}</Page>
}
