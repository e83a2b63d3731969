import { OtherConversations } from './OtherConversations.tsx'
import { VisitorActions } from './VisitorActions.tsx'

/** What goes beyond this conversation: the others of its visitor, and everything of them. */
export const AboutVisitor = ({ id }: { id: string }) => (
  <>
    <OtherConversations id={id} />
    <VisitorActions id={id} />
  </>
)
