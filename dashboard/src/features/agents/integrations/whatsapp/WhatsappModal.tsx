import { useState } from 'react'
import type { WhatsappSender } from 'shared-types'
import { styled } from 'styled-components'
import { confirm } from '~/stores/confirm.ts'
import { color, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { CopyButton } from '~/ui/CopyButton.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { Command, TICK_MS } from '../TelegramSteps.tsx'
import { useRemoveWhatsapp } from '../queries.ts'
import { RegisterSteps } from './RegisterSteps.tsx'
import { STATES } from './states.ts'
import { WhatsappForm } from './WhatsappForm.tsx'
import { WriteLocal } from './WriteLocal.tsx'

type Props = { agentId: string; sender: WhatsappSender | null; open: boolean; onClose: () => void }

/** Connects a WhatsApp sender, shows its state, replaces and removes it. */
export function WhatsappModal({ open, onClose, ...rest }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="WhatsApp"
      description="Whoever writes to your WhatsApp number is answered by your agent, and stands in your inbox, where you can take control."
    >
      {rest.sender ? (
        <Connected {...rest} sender={rest.sender} />
      ) : (
        <Stack>
          <RegisterSteps />
          <WhatsappForm agentId={rest.agentId} onDone={() => {}} />
        </Stack>
      )}
    </Dialog>
  )
}

function Connected({ agentId, sender }: { agentId: string; sender: WhatsappSender }) {
  const [isReplacing, setReplacing] = useState(false)
  const { mutate: remove, isPending } = useRemoveWhatsapp(agentId)
  const link = `https://wa.me/${sender.phone.slice(1)}`
  const handleRemove = async () => {
    const isSure = await confirm({
      title: 'Stop answering in WhatsApp?',
      body: 'Whoever writes to this number is not answered any more. Conversations stay in the inbox; the number stays registered at Twilio.',
      action: 'Stop',
      danger: true,
    })
    if (isSure) remove()
  }
  return (
    <Stack>
      <p role="status">{STATES[sender.state]}</p>
      <div>
        Give people this link: it opens a chat with your agent.
        <Command>
          <code>{link}</code>
          <CopyButton text={link} label="Copy link" tickMs={TICK_MS} />
        </Command>
      </div>
      <Muted>
        WhatsApp delivers replies only within 24 hours of the last message of a person. Later
        nothing you or your agent write reaches them until they write again. Pictures and files are
        not kept.
      </Muted>
      <WriteLocal phone={sender.phone} />
      {isReplacing ? (
        <WhatsappForm agentId={agentId} sender={sender} onDone={() => setReplacing(false)} />
      ) : (
        <Row>
          <Button size="small" onClick={() => setReplacing(true)}>
            Replace
          </Button>
          <Button
            size="small"
            variant="dangerQuiet"
            pending={isPending}
            onClick={() => void handleRemove()}
          >
            Stop answering
          </Button>
        </Row>
      )}
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  gap: ${space[5]};
`
const Muted = styled.p`
  color: ${color.muted};
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`
