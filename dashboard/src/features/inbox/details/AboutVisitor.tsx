import { EachCard } from '~/ui/EachCard.tsx'
import { OtherConversations } from './OtherConversations.tsx'
import { VisitorActions } from './VisitorActions.tsx'

/** What goes beyond this conversation: the visitor's other conversations, and actions on all their data. */
export const AboutVisitor = ({ id }: { id: string }) => (
  <EachCard>
    <OtherConversations id={id} />
    <VisitorActions id={id} />
  </EachCard>
)
