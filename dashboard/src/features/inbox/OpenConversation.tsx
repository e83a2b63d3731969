import { Conversation } from './Conversation.tsx'
import { CustomerDetails } from './CustomerDetails.tsx'
import { Middle } from './Middle.tsx'

/** The second and the third column. A chunk of its own: the list is there to be used before it. */
export function OpenConversation({ id }: { id: string }) {
  return (
    <>
      <Middle aria-label="Conversation">
        <Conversation key={id} id={id} />
      </Middle>
      <CustomerDetails key={id} id={id} />
    </>
  )
}
