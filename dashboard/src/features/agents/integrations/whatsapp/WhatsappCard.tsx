import { useQuery } from '@tanstack/react-query'
import { MessageCircle, Settings2 } from 'lucide-react'
import { useId, useState } from 'react'
import { showPhone } from '~/lib/phone.ts'
import { Button } from '~/ui/Button.tsx'
import { Card } from '~/ui/Card.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { CardHead } from '../CardHead.tsx'
import { whatsappQuery } from '../queries.ts'
import { STATES } from './states.ts'
import { WhatsappModal } from './WhatsappModal.tsx'

/** The agent's WhatsApp number in the owner's Twilio account, and its state there. */
export function WhatsappCard({ agentId }: { agentId: string }) {
  const titleId = useId()
  const [isOpen, setOpen] = useState(false)
  const { data: sender, isError, refetch } = useQuery(whatsappQuery(agentId))
  return (
    <Card aria-labelledby={titleId}>
      <CardHead
        titleId={titleId}
        icon={MessageCircle}
        title="WhatsApp"
        summary={
          sender ? (
            <>
              {showPhone(sender.phone)}. {STATES[sender.state]}
            </>
          ) : (
            'Answers at your WhatsApp number, through your Twilio account.'
          )
        }
      >
        <Button icon={<Settings2 />} disabled={sender === undefined} onClick={() => setOpen(true)}>
          {sender ? 'Configure' : 'Connect'}
        </Button>
      </CardHead>
      {isError && (
        <ErrorState title="WhatsApp could not be loaded" onRetry={() => void refetch()} />
      )}
      {sender !== undefined && (
        <WhatsappModal
          agentId={agentId}
          sender={sender}
          open={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  )
}
