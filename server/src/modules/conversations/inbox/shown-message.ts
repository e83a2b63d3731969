import type { ConversationMessage } from 'shared-types'
import type { Message } from '../message.ts'

export type Names = { agentId: string; agentName: string; customerName: string }

/** A message as the owner sees it. */
export const toConversationMessage = (message: Message, names: Names): ConversationMessage => ({
  id: message.id,
  message: message.text,
  date: message.createdAt.toISOString(),
  agent_id: names.agentId,
  sender: {
    role: message.role,
    name: {
      agent: names.agentName,
      admin: message.senderName ?? '',
      customer: names.customerName,
    }[message.role],
    avatar: message.senderAvatar,
  },
  status: message.status,
  sources: message.sources,
  ...(message.outcome === 'not_known' && { unanswered: true }),
  ...(message.event && { event: message.event }),
  ...(message.files && { files: message.files }),
})
