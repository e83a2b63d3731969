import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { Component, createContext, use, useState, type ReactNode } from 'react'

type Broken = { wasTried: boolean; onRetry: () => void }

const BrokenContext = createContext<Broken>({ wasTried: false, onRetry: () => undefined })

type Props = {
  children: ReactNode
  /** Drawn in place of what is broken; it can try again with `useTryAgain`. */
  instead: ReactNode
  /** The data that is shown; other data is drawn even if the last could not be. */
  shows?: unknown
}
type State = { failed: boolean; wasTried: boolean; shows: unknown }

/** Limits an error in drawing to a part of the page, so that an unexpected response does not take down the rest. */
export class Boundary extends Component<Props, State> {
  override state: State = { failed: false, wasTried: false, shows: this.props.shows }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  static getDerivedStateFromProps({ shows }: Props, state: State) {
    return Object.is(shows, state.shows) ? null : { failed: false, wasTried: false, shows }
  }

  handleRetry = () => this.setState({ failed: false, wasTried: true })

  override render() {
    const { children, instead } = this.props
    if (!this.state.failed) return children
    const broken = { wasTried: this.state.wasTried, onRetry: this.handleRetry }
    return <BrokenContext value={broken}>{instead}</BrokenContext>
  }
}

/** Asks the server again for what the page shows, and then draws the broken part again. */
export function useTryAgain() {
  const { wasTried, onRetry } = use(BrokenContext)
  const queryClient = useQueryClient()
  const [isTrying, setTrying] = useState(false)
  const tryAgain = async () => {
    // The code of the part may be missing, because a newer release has replaced it. Only loading the page again helps then.
    if (wasTried) return location.reload()
    setTrying(true)
    // Drawn from the same response, the part would break again. What only this part shows has no observer any more.
    queryClient.removeQueries({ type: 'inactive' })
    await queryClient.refetchQueries({ type: 'active' })
    // Components are told of the new data after this, and may hand it to the part.
    notifyManager.schedule(onRetry)
  }
  return { isTrying, tryAgain: () => void tryAgain() }
}
