import type { ConversationMessage } from 'shared-types'

/** A reply of the admin that the server has not confirmed. */
export type Outgoing = {
  /** The same at every attempt, so that the server stores it once. */
  clientId: string
  text: string
  /** Messages that were there when it was written; what is not among them may be this very reply. */
  knownIds: readonly string[]
}

/**
 * The replies to show under `messages`: those that have not arrived. A poll may bring a reply before the answer to sending it does, or
 * after an answer that got lost; then it must not be shown twice.
 */
export function notArrived<T extends Outgoing>(
  messages: readonly ConversationMessage[],
  outgoing: readonly T[],
): T[] {
  const taken = new Set<string>()
  return outgoing.filter((reply) => {
    const arrived = messages.find(
      ({ id, message, sender }) =>
        sender.role === 'admin' &&
        message === reply.text &&
        !reply.knownIds.includes(id) &&
        !taken.has(id),
    )
    if (arrived) taken.add(arrived.id)
    return !arrived
  })
}

/** Adds a confirmed message, or brings the one that a poll has brought already up to date. */
export const withMessage = (
  messages: readonly ConversationMessage[],
  message: ConversationMessage,
): ConversationMessage[] =>
  messages.some(({ id }) => id === message.id)
    ? messages.map((known) => (known.id === message.id ? message : known))
    : [...messages, message]
