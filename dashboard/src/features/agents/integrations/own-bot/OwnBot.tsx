import { Bot } from 'lucide-react'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { confirm } from '~/stores/confirm.ts'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { BotTokenForm } from './BotTokenForm.tsx'
import { useRemoveBot } from '../queries.ts'

type Props = {
  agentId: string
  integrationId: string
  /** The bot's user name without `@`; null while Telegram does not answer. */
  bot: string | null
  /** Absent where the agent uses the installation's bot. */
  own: { refused: boolean } | undefined
}

const LEAVES = 'leaves its groups, and whoever writes to it is not answered any more.'

/** Lets the agent answer under the name and picture of a bot that belongs to the owner. */
export function OwnBot({ bot, own, ...ids }: Props) {
  const titleId = useId()
  const [isOpen, setOpen] = useState(false)
  const { mutate: remove, isPending } = useRemoveBot(ids)
  const mayReplace = () =>
    confirm({
      title: 'Replace your bot?',
      body: `If the token is of another bot, @${bot} ${LEAVES}`,
      action: 'Replace it',
      danger: true,
    })
  const handleRemove = async () => {
    const isSure = await confirm({
      title: 'Remove your bot?',
      body: `@${bot} ${LEAVES} Conversations stay in the inbox.`,
      action: 'Remove it',
      danger: true,
    })
    if (isSure) remove()
  }
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>Your own bot</Title>
      {own?.refused && (
        <Refused role="alert">
          Telegram refuses the token of <b>@{bot}</b>, so your agent does not answer there. Copy the
          token from BotFather again and replace it.
        </Refused>
      )}
      {!own && (
        <Text>
          Make a bot in Telegram with your name and picture, and your agent answers through it. Use
          one that no other program answers through.
        </Text>
      )}
      {own && !own.refused && (
        <Text role="status">
          Connected: your agent answers as <b>@{bot}</b>.
        </Text>
      )}
      {isOpen ? (
        <BotTokenForm {...ids} {...(own && { mayReplace })} onDone={() => setOpen(false)} />
      ) : (
        <Row>
          <Button size="small" icon={<Bot />} onClick={() => setOpen(true)}>
            {own ? 'Replace' : 'Use your own bot'}
          </Button>
          {own && (
            <Button
              size="small"
              variant="dangerQuiet"
              pending={isPending}
              onClick={() => void handleRemove()}
            >
              Remove
            </Button>
          )}
        </Row>
      )}
    </section>
  )
}

const Title = styled.h3`
  margin-bottom: ${space[2]};
  font-size: ${font.size[13]};
`
const Text = styled.p`
  margin-bottom: ${space[3]};
  color: ${color.muted};
`
const Refused = styled.p`
  margin-bottom: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.neutralSoft};
  color: ${color.neutralText};
  font-size: ${font.size[13]};
  overflow-wrap: anywhere;
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`
