import type { ConversationMessage } from 'shared-types'

/** An admin's reply that the server has not confirmed yet. */
export type Outgoing = {
  /** The same for every attempt, so that the server stores the reply only once. */
  clientId: string
  text: string
  /** The messages that existed when the reply was written; a message that is not among them may be this reply. */
  knownIds: readonly string[]
}

/**
 * The replies to show under `messages`: those that are not among them. A poll may bring a reply before the response to sending it arrives,
 * or after that response got lost; the reply must not be shown twice then.
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

/** Adds a confirmed message, or updates it where a poll has brought it already. */
export const withMessage = (
  messages: readonly ConversationMessage[],
  message: ConversationMessage,
): ConversationMessage[] =>
  messages.some(({ id }) => id === message.id)
    ? messages.map((known) => (known.id === message.id ? message : known))
    : [...messages, message]
