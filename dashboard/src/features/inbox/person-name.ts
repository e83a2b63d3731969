import type { ConversationDetail } from 'shared-types'
import { capitaliseFirst } from '~/lib/text.ts'

/** Visitors need not say who they are. */
export const personName = (name: string | null | undefined): string =>
  capitaliseFirst(name?.trim() || 'Visitor')

/** The name the customer gave, else the one their messages carry, which tells nameless visitors apart. */
export const customerNameOf = ({ customer_info: info, messages }: ConversationDetail): string =>
  personName(info.name ?? messages.find(({ sender }) => sender.role === 'customer')?.sender.name)
