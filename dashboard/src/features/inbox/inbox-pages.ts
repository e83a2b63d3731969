import type { InfiniteData } from '@tanstack/react-query'
import type { ConversationList, ConversationRow } from 'shared-types'

export type InboxPages = InfiniteData<ConversationList, unknown>
export type InboxRow = ConversationRow & { unread: number }
export type BrandColors = { brand_color: string; text_color: string }
export type Inbox = { rows: InboxRow[]; colors: Record<string, BrandColors> }

/** The loaded pages as one list, newest first; a conversation that moved from page to page while they were loaded is shown once. */
export function joinPages({ pages }: InboxPages): Inbox {
  const unread = new Map(
    pages.flatMap((page) => page.unread_messages.map((entry) => [entry.conv_id, entry.unread])),
  )
  const rows = new Map(pages.flatMap((page) => page.conversations.map((row) => [row.id, row])))
  const colors = pages.flatMap((page) =>
    page.chatbot_config.map(({ agent_id, ...look }) => [agent_id, look] as const),
  )
  return {
    rows: [...rows.values()]
      .toSorted((a, b) => Date.parse(b.lastMsg.date) - Date.parse(a.lastMsg.date))
      .map((row) => ({ ...row, unread: unread.get(row.id) ?? 0 })),
    colors: Object.fromEntries(colors),
  }
}

export const withoutUnread = (data: InboxPages, id: string): InboxPages => ({
  ...data,
  pages: data.pages.map((page) => ({
    ...page,
    unread_messages: page.unread_messages.filter((entry) => entry.conv_id !== id),
  })),
})
