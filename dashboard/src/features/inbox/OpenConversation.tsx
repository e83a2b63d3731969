import { CardBoundary } from '~/ui/CardBoundary.tsx'
import { Conversation } from './conversation/Conversation.tsx'
import { CustomerDetails } from './details/CustomerDetails.tsx'
import { Middle } from './Middle.tsx'

/** The second and the third column. A chunk of its own: the list is there to be used before it. */
export function OpenConversation({ id }: { id: string }) {
  return (
    <>
      <Middle aria-label="Conversation">
        <CardBoundary key={id}>
          <Conversation id={id} />
        </CardBoundary>
      </Middle>
      <CardBoundary key={`details ${id}`}>
        <CustomerDetails id={id} />
      </CardBoundary>
    </>
  )
}
