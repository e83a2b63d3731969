import { useMay } from '~/product/roles.ts'
import { EachCard } from '~/ui/EachCard.tsx'
import { OtherConversations } from './OtherConversations.tsx'
import { VisitorActions } from './VisitorActions.tsx'

/** What goes beyond this conversation: the visitor's other conversations, and actions on all their data. */
export function AboutVisitor({ id }: { id: string }) {
  const mayErase = useMay('admin')
  return (
    <EachCard>
      <OtherConversations id={id} />
      {mayErase && <VisitorActions id={id} />}
    </EachCard>
  )
}
