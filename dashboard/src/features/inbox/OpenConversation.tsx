import { CardBoundary } from '~/ui/CardBoundary.tsx'
import { Conversation } from './conversation/Conversation.tsx'
import { CustomerDetails } from './details/CustomerDetails.tsx'
import { Middle } from './Middle.tsx'

/** The second and third columns. A chunk of their own: the list can be used before it is loaded. */
export function OpenConversation({ id }: { id: string }) {
  return (
    <>
      <Middle aria-label="Conversation">
        <CardBoundary key={id}>
          <Conversation id={id} />
        </CardBoundary>
      </Middle>
      <CustomerDetails key={`details ${id}`} id={id} />
    </>
  )
}
