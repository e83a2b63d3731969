import { useQuery } from '@tanstack/react-query'
import { MessageCircle, MessagesSquare, Phone } from 'lucide-react'
import { paths } from '~/lib/paths.ts'
import { counted } from '~/lib/text.ts'
import { CountWithIcon } from './CountWithIcon.tsx'
import { messagesQuery } from './queries.ts'
import { StatCard } from './StatCard.tsx'

export function MessagesCard() {
  return (
    <StatCard
      title="Total Agent Messages"
      icon={<MessagesSquare aria-hidden />}
      query={useQuery(messagesQuery())}
      report={paths.reports}
      total={({ totalMessagesCombMessages }) => totalMessagesCombMessages}
    >
      {({ totalAIConversationsMessages: chat, totalAICallLogsMessages: calls }) => (
        <>
          <CountWithIcon
            icon={<MessageCircle aria-hidden />}
            count={chat}
            sentence={`${counted(chat, 'message')} in conversations.`}
          />
          <CountWithIcon
            icon={<Phone aria-hidden />}
            count={calls}
            sentence={`${counted(calls, 'message')} in calls.`}
          />
        </>
      )}
    </StatCard>
  )
}
