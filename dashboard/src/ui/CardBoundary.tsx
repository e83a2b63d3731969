import { Component, type ReactNode } from 'react'
import { Card } from './Card.tsx'
import { ErrorState } from './ErrorState.tsx'

/** Keeps a fault to the card it happens in: an answer nobody expected does not take the page down. */
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
