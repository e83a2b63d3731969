import { queryOptions } from '@tanstack/react-query'
import { why } from 'shared-types'
import { call } from '~/api/client.ts'

/** The subject: a message of a conversation, or a line of a call. */
export type ExplainedReply =
  | { kind: 'reply'; conversationId: string; messageId: string }
  | { kind: 'line'; callId: string; lineId: string }

/** The explanation never changes once the message was sent. */
export const whyQuery = (said: ExplainedReply) =>
  queryOptions({
    queryKey: ['why', said],
    queryFn: () =>
      said.kind === 'reply'
        ? call(why.ofReply, { params: { id: said.conversationId, messageId: said.messageId } })
        : call(why.ofCallLine, { params: { id: said.callId, lineId: said.lineId } }),
    meta: { failure: false },
  })
