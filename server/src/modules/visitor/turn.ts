import type { AnswerEvents, SendMessage } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { agentProfile } from '../agents/profile.ts'
import { acceptMessage, followReply, type Turn } from '../conversations/turns/accept.ts'
import { toVisitorMessage } from './service.ts'

export type SendAnswer = <Name extends keyof AnswerEvents>(
  name: Name,
  event: AnswerEvents[Name],
) => void

/** Stores the message. @returns a function that sends the visitor the reply as it is made, and how it ended. */
export async function beginTurn(deps: Deps, conversationId: string, { id, text }: SendMessage) {
  const turn = await acceptMessage(deps, { conversationId, clientId: id, text })
  const { brandName } = await agentProfile(deps, turn.agentId)
  return async (send: SendAnswer, signal: AbortSignal): Promise<void> => {
    send('accepted', { message: toVisitorMessage(turn.message, brandName) })
    if (turn.replyId === null) {
      return send('done', { outcome: 'waiting', message: null, offer_person: false })
    }
    await sendReply(deps, { ...turn, replyId: turn.replyId }, brandName, send, signal)
  }
}

async function sendReply(
  deps: Deps,
  turn: Turn & { replyId: string },
  brandName: string,
  send: SendAnswer,
  signal: AbortSignal,
): Promise<void> {
  const id = turn.replyId
  const listener = {
    token: (text: string) => send('token', { id, text }),
    sources: (sources: AnswerEvents['sources']['sources']) => send('sources', { id, sources }),
  }
  const settled = await followReply(deps, turn, listener, signal)
  if (signal.aborted) return
  if (!settled) {
    return send('error', { message: 'This conversation was closed.', code: 'not_found' })
  }
  const { message, offerPerson } = settled
  const { status, outcome } = message
  send('done', {
    outcome: status === 'complete' ? (outcome ?? 'answered') : status === 'cut' ? 'cut' : 'failed',
    message: toVisitorMessage(message, brandName),
    offer_person: offerPerson,
  })
}
