import type { ConversationList, ConversationRow } from 'shared-types'

export type InboxRow = ConversationRow & { unread: number }
export type BrandColors = { brand_color: string; text_color: string }
export type InboxPage = {
  rows: InboxRow[]
  colors: Record<string, BrandColors>
  /** The number of conversations on all pages. */
  total: number
}

/** A page as it is shown, newest first. */
export function toInboxPage(list: ConversationList): InboxPage {
  const unread = new Map(list.unread_messages.map((entry) => [entry.conv_id, entry.unread]))
  return {
    rows: list.conversations
      .toSorted((a, b) => timeOf(b) - timeOf(a))
      .map((row) => ({ ...row, unread: unread.get(row?.id) ?? 0 })),
    colors: Object.fromEntries(
      list.chatbot_config.map(({ agent_id, ...look }) => [agent_id, look]),
    ),
    total: list.meta.total,
  }
}

/** A row that is not what was agreed comes last, and says itself that it cannot be shown. */
const timeOf = (row: ConversationRow | null) => Date.parse(row?.lastMsg?.date ?? '') || 0

export const withoutUnread = (list: ConversationList, id: string): ConversationList => ({
  ...list,
  unread_messages: list.unread_messages.filter((entry) => entry.conv_id !== id),
})
