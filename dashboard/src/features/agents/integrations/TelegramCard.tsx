import type { Integration } from 'shared-types'
import { CardFrame } from './CardFrame.tsx'
import { KINDS } from './kinds.ts'

/** The Telegram bot. */
export function TelegramCard(props: { agentId: string; integration: Integration }) {
  return (
    <CardFrame
      {...props}
      loss="The agent no longer answers in the groups connected to it."
      summary={KINDS.telegram.text}
    />
  )
}
