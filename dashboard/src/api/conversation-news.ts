import type { ConversationDetail, ConversationMessage, ConversationNews } from 'shared-types'
import { withChanges } from './message-changes.ts'

/**
 * The conversation with the news applied.
 * @returns nothing where changes between the two are missing, or only the server can apply them
 */
export function withDetailNews(
  known: ConversationDetail,
  { since, messages, speaker }: ConversationNews,
): ConversationDetail | undefined {
  if (since === null) return { ...known, ...speaker }
  const { revision } = known
  if (revision === undefined || since > revision) return undefined
  const unseen = messages.filter((message) => message.revision > revision)
  const last = unseen.at(-1)
  if (!last) return known
  // Whether a cut reply is shown depends on its channel, which the server knows.
  if (unseen.some(({ status }) => status === 'cut')) return undefined
  const customer = nameOfCustomer(known)
  const named: ConversationMessage[] = []
  for (const { seq: _seq, revision: _revision, ...message } of unseen) {
    if (message.sender.role !== 'customer') named.push(message)
    else if (customer === undefined) return undefined
    else named.push({ ...message, sender: { ...message.sender, name: customer } })
  }
  return withChanges(known, {
    ...known,
    ...speaker,
    messages: named,
    gone: [],
    revision: last.revision,
  })
}

const nameOfCustomer = ({ messages, customer_info }: ConversationDetail): string | undefined =>
  messages.find(({ sender }) => sender.role === 'customer')?.sender.name ??
  customer_info.name ??
  undefined
