import type { ConversationDetail } from 'shared-types'
import { capitaliseFirst } from '~/lib/text.ts'

/** Visitors do not have to give their name. */
export const personName = (name: string | null | undefined): string =>
  capitaliseFirst(name?.trim() || 'Visitor')

/** The name the customer gave, otherwise the generated one in their messages, which tells visitors without a name apart. */
export const customerNameOf = ({ customer_info: info, messages }: ConversationDetail): string =>
  personName(info.name ?? messages.find(({ sender }) => sender.role === 'customer')?.sender.name)
