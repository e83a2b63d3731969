import { CircleHelp } from 'lucide-react'
import { FoldedNote } from '../FoldedNote.tsx'
import type { ExplainedReply } from './queries.ts'
import { WhyText } from './WhyText.tsx'

type Props = {
  reply: ExplainedReply
  agentId: string
  /** The question that was asked, with which a better answer begins. */
  question: string
}

/** Why the agent said this; loaded when it is opened. */
export function WhyDetails(props: Props) {
  return (
    <FoldedNote icon={<CircleHelp size={14} aria-hidden />} summary="Why">
      <WhyText {...props} />
    </FoldedNote>
  )
}
