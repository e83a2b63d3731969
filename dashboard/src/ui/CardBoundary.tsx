import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { Component, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Card } from './Card.tsx'
import { ErrorState } from './ErrorState.tsx'
import { Skeleton } from './Skeleton.tsx'

type Props = {
  children: ReactNode
  /** Where the cards are the entries of a list. */
  as?: 'li' | undefined
}
type State = { failed: boolean; wasTried: boolean }

/** Limits an error in drawing to its card, so that an unexpected response does not take down the page. */
export class CardBoundary extends Component<Props, State> {
  override state = { failed: false, wasTried: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { children, as } = this.props
    if (!this.state.failed) return children
    return (
      <Broken
        as={as}
        wasTried={this.state.wasTried}
        onRetry={() => this.setState({ failed: false, wasTried: true })}
      />
    )
  }
}

type BrokenProps = { as: Props['as']; wasTried: boolean; onRetry: () => void }

function Broken({ as, wasTried, onRetry }: BrokenProps) {
  const queryClient = useQueryClient()
  const [isTrying, setTrying] = useState(false)
  const handleRetry = async () => {
    // The code of the card may be missing, because a newer release has replaced it. Only loading the page again helps then.
    if (wasTried) return location.reload()
    setTrying(true)
    // Drawn from the same response, the card would break again. What only this card shows has no observer any more.
    queryClient.removeQueries({ type: 'inactive' })
    await queryClient.refetchQueries({ type: 'active' })
    // Components are told of the new data after this, and may hand it to the card.
    notifyManager.schedule(onRetry)
  }
  return (
    <Frame as={as}>
      {isTrying ? (
        <Skeleton height={HEIGHT} />
      ) : (
        <ErrorState
          title="This part could not be shown"
          text="It is not your doing, and the rest of the page works."
          onRetry={() => void handleRetry()}
        />
      )}
    </Frame>
  )
}

/** About the height of the message, so that the cards below stay where they are. In pixels. */
const HEIGHT = 280

/** The message has its own padding. */
const Frame = styled(Card)`
  display: flex;
  padding: 0;
`
