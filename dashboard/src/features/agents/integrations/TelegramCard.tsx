import { useQuery } from '@tanstack/react-query'
import { Settings2 } from 'lucide-react'
import { useState } from 'react'
import type { Integration, IntegrationDetail } from 'shared-types'
import { useMay } from '~/product/roles.ts'
import { Button } from '~/ui/Button.tsx'
import { CardFrame } from './CardFrame.tsx'
import { KINDS } from './kinds.ts'
import { integrationQuery } from './queries.ts'
import { TelegramModal } from './TelegramModal.tsx'

/** The Telegram bot: in how many groups it answers, and its settings. */
export function TelegramCard(props: { agentId: string; integration: Integration }) {
  const { agentId, integration } = props
  const [isOpen, setOpen] = useState(false)
  const maySetUp = useMay('admin')
  const { data } = useQuery({ ...integrationQuery(agentId, integration.id), enabled: maySetUp })
  return (
    <>
      <CardFrame
        {...props}
        loss="The agent no longer answers in the groups connected to it, and the bot leaves them."
        summary={summaryOf(data?.telegram)}
        actions={
          <Button icon={<Settings2 />} onClick={() => setOpen(true)}>
            Configure
          </Button>
        }
      />
      <TelegramModal
        agentId={agentId}
        integrationId={integration.id}
        open={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

function summaryOf(telegram: IntegrationDetail['telegram']): string {
  if (!telegram) return KINDS.telegram.text
  if (telegram.own?.refused) return 'Telegram refuses the token of your bot.'
  const groups = telegram.groups.length
  if (groups === 0 && telegram.own) return `Answers whoever writes to @${telegram.bot}.`
  if (groups === 0) return 'Not connected to a group yet.'
  return groups === 1 ? 'Answers in 1 group.' : `Answers in ${groups} groups.`
}
