import type { ReactNode } from 'react'
import { Page } from '../components/Page'

export default function Rules(_: { book?: string }): ReactNode {
  return <Page title="Rules">{null}</Page>
}
