import { Component } from 'react'
import type { ReactNode } from 'react'
import { t } from '../words/words'

interface State {
  failed: boolean
}

/** Keeps a mistake of the page from leaving nothing but blank paper. What was sent to the table is safe there. */
export class Mishap extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <main className="leaf" role="alert">
        <h1>{t.common.stumbled}</h1>
        <p>{t.common.loadAgainSays}</p>
        <p>
          <button type="button" className="button button-main" onClick={() => location.reload()}>
            {t.common.loadAgain}
          </button>
        </p>
      </main>
    )
  }
}
