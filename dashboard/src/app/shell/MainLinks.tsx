import { useQuery } from '@tanstack/react-query'
import { Bot, Inbox, LayoutDashboard, Phone } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { paths } from '~/lib/paths.ts'
import { unreadCallsQuery, unreadConversationsQuery } from './queries.ts'

export type MainLinkProps = {
  to: string
  icon: ReactNode
  label: string
  /** How many unread items the page has; nothing is shown at 0. */
  count?: number
  /** Completes the sentence that a screen reader hears: 'unread calls'. */
  countOf?: string
}

/** The links of the main navigation; the sidebar and the phone layout draw them differently. */
export function MainLinks({ Link }: { Link: ComponentType<MainLinkProps> }) {
  const { data: calls } = useQuery(unreadCallsQuery())
  const { data: inbox } = useQuery(unreadConversationsQuery())
  return (
    <>
      <Link to={paths.dashboard} icon={<LayoutDashboard />} label="Dashboard" />
      <Link
        to={paths.callLogs}
        icon={<Phone />}
        label="Call logs"
        count={calls?.length ?? 0}
        countOf="unread calls"
      />
      <Link
        to={paths.inbox}
        icon={<Inbox />}
        label="Inbox"
        count={inbox?.conversations ?? 0}
        countOf="unread conversations"
      />
      <Link to={paths.agents} icon={<Bot />} label="Agents" />
    </>
  )
}
