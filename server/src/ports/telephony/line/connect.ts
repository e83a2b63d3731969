import { addressOf, HUNG_UP, type PlayVerb } from './leg.ts'
import type { Relay, RelayEnd } from './relay.ts'
import { Trouble, type Verb } from './twiml.ts'

/**
 * `<Connect><ConversationRelay>`: runs the relay until it ends, even by a broken socket, and then asks the action how to continue.
 * @param open makes the relay of the verb and lets the line observe it.
 */
export const connectThrough =
  (open: (verb: Verb) => Relay): PlayVerb =>
  async (leg, { attributes, children }, signal, here) => {
    const verb = children.find(({ name }) => name === 'ConversationRelay')
    if (!verb) throw new Trouble(12_200, '<Connect> holds no <ConversationRelay>')
    const startedAt = Date.now()
    const relay = open(verb)
    const end = await relay.run(signal)
    if (end.status === 'failed') leg.emit('trouble', { code: end.code, message: end.message })
    const fields = {
      SessionId: relay.sessionId,
      SessionDuration: String(Math.round((Date.now() - startedAt) / 1000)),
      ...outcomeFields(end),
    }
    const url = attributes['action'] && addressOf(attributes['action'], here)
    if (signal.aborted && signal.reason === HUNG_UP && url) {
      await leg.report(url, fields, attributes['method'])
    }
    signal.throwIfAborted()
    if (url) return { url, method: attributes['method'] ?? 'POST', fields }
    return end.status === 'failed' ? 'hang-up' : undefined
  }

function outcomeFields(end: RelayEnd): Record<string, string> {
  switch (end.status) {
    case 'ended':
      return {
        SessionStatus: 'ended',
        ...(end.handoffData !== undefined && { HandoffData: end.handoffData }),
      }
    case 'completed':
      return { SessionStatus: 'completed' }
    case 'failed':
      return { SessionStatus: 'failed', ErrorCode: String(end.code), ErrorMessage: end.message }
  }
}
