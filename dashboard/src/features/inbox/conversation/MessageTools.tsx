import { BookPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { ConversationMessage } from 'shared-types'
import { styled } from 'styled-components'
import { LazyTeachDialog } from '~/product/teach/lazy-teach.ts'
import { useMay } from '~/product/roles.ts'
import { WhyDetails } from '~/product/why/WhyDetails.tsx'
import { color, font, space } from '~/theme/tokens.ts'

type Props = { conversationId: string; messages: ConversationMessage[]; messageId: string }

/**
 * Below a reply of the agent: why it said that. Below a reply of a person without files: a button that teaches the agent this answer.
 * Nothing below others.
 */
export function MessageTools({ conversationId, messages, messageId }: Props) {
  const at = messages.findIndex(({ id }) => id === messageId)
  const message = messages[at]
  const asked = messages.slice(0, at).findLast(({ sender }) => sender.role === 'customer')
  if (!message?.message || message.status === 'pending' || message.status === 'streaming')
    return null
  if (message.sender.role === 'agent' && asked) {
    const reply = { kind: 'reply', conversationId, messageId } as const
    return <WhyDetails reply={reply} agentId={message.agent_id} question={asked.message} />
  }
  if (message.sender.role === 'admin' && asked && !message.files && !asked.files)
    return <SaveAsAnswer message={message} asked={asked} />
  return null
}

function SaveAsAnswer({ message, asked }: Record<'message' | 'asked', ConversationMessage>) {
  const [isOpen, setOpen] = useState(false)
  const maySetUp = useMay('admin')
  if (!maySetUp) return null
  return (
    <>
      <Quiet type="button" onClick={() => setOpen(true)}>
        <BookPlus size={14} aria-hidden />
        Save as answer
      </Quiet>
      {isOpen && (
        <Suspense>
          <LazyTeachDialog
            agentId={message.agent_id}
            draft={{ question: asked.message, answer: message.message }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

const Quiet = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: ${space[6]};
  padding: 0;
  border: 0;
  background: none;
  color: ${color.muted};
  font-size: ${font.size[12]};
  font-weight: ${font.weight.medium};
  cursor: pointer;
  &:hover {
    color: ${color.text};
  }
`
