import type { ConversationList, ConversationNews, ConversationRow, ToldMessage } from 'shared-types'

/**
 * The list with the news applied to the conversation's row.
 * @returns nothing where the conversation is not on this page, or only the server can apply them
 */
export function withRowNews(
  list: ConversationList,
  id: string,
  { messages, speaker }: ConversationNews,
): ConversationList | undefined {
  const row = list.conversations.find((each) => each.id === id)
  if (!row || messages.some(({ status }) => status === 'cut')) return undefined
  const asked = messages.filter(
    ({ sender, date }) => sender.role === 'customer' && date > row.lastMsg.date,
  )
  const last = messages.findLast(({ message, date }) => message && date >= row.lastMsg.date)
  const next = { ...row, ...speaker, ...(last && { lastMsg: toLast(last, row) }) }
  return {
    ...list,
    conversations: list.conversations.map((each) => (each === row ? next : each)),
    unread_messages: withUnread(list, id, asked.length),
  }
}

function toLast({ date, message, sender }: ToldMessage, row: ConversationRow) {
  const { role, avatar } = sender
  const isCustomer = role === 'customer'
  // A customer keeps the name shown in the row, and the name they gave when they last wrote.
  const name = isCustomer ? (row.customer_name ?? '') : sender.name
  const known = row.lastMsg.sender
  const own = isCustomer && known.role === 'customer' ? known.fullname : null
  const fullname = role === 'admin' ? sender.name : own
  return { date, message, sender: { role, name, fullname, avatar } }
}

function withUnread({ unread_messages: known }: ConversationList, id: string, more: number) {
  if (more === 0) return known
  const unread = (known.find(({ conv_id }) => conv_id === id)?.unread ?? 0) + more
  return [...known.filter(({ conv_id }) => conv_id !== id), { conv_id: id, unread }]
}
