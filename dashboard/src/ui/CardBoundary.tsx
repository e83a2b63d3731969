import { Component, type ReactNode } from 'react'
import { Card } from './Card.tsx'
import { ErrorState } from './ErrorState.tsx'

/** Limits an error in drawing to its card, so that an unexpected response does not take down the page. */
export class CardBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Card>
        <ErrorState
          title="This part could not be shown"
          text="It is not your doing, and the rest of the page works."
          onRetry={() => this.setState({ failed: false })}
        />
      </Card>
    )
  }
}
