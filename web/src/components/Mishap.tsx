import { Component } from 'react'
import type { ReactNode } from 'react'

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
        <h1>This page has stumbled</h1>
        <p>Nothing at the table is lost. Load the page again to go on.</p>
        <p>
          <button type="button" className="button button-main" onClick={() => location.reload()}>
            Load it again
          </button>
        </p>
      </main>
    )
  }
}
