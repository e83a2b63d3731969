import { Component, type ReactNode } from 'react'
import { ErrorState } from '~/ui/ErrorState.tsx'

type Props = {
  children: ReactNode
  /** A new value forgets the error: the address, so that another page can be tried. */ resetKey?: string
}

/**
 * Shown in place of content that could not be drawn: because of a bug, or because a chunk of an older release is no longer on the server.
 */
export class ErrorBoundary extends Component<
  Props,
  { failedKey: string | undefined; failed: boolean }
> {
  override state = { failed: false, failedKey: undefined }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: { failedKey: string | undefined }) {
    return state.failedKey === resetKey ? null : { failed: false, failedKey: resetKey }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <ErrorState
        title="Something went wrong on this page"
        text="It is not your doing. Load the page again; nothing you saved is lost."
        onRetry={() => location.reload()}
      />
    )
  }
}
