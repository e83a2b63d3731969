import { queryOptions } from '@tanstack/react-query'
import { why } from 'shared-types'
import { call } from '~/api/client.ts'

/** The subject: a message of a conversation, or a line of a call. */
export type ExplainedReply =
  | { kind: 'reply'; conversationId: string; messageId: string }
  | { kind: 'line'; callId: string; lineId: string }

/** The explanation never changes once the message was sent. */
export const whyQuery = (reply: ExplainedReply) =>
  queryOptions({
    queryKey: ['why', reply],
    queryFn: () =>
      reply.kind === 'reply'
        ? call(why.ofReply, { params: { id: reply.conversationId, messageId: reply.messageId } })
        : call(why.ofCallLine, { params: { id: reply.callId, lineId: reply.lineId } }),
    meta: { failure: false },
  })
