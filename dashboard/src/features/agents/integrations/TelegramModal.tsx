import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { styled } from 'styled-components'
import { confirm } from '~/stores/confirm.ts'
import { space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { SkeletonRows } from '~/ui/SkeletonRows.tsx'
import { integrationQuery, useRotateToken } from './queries.ts'
import { OwnBot } from './own-bot/OwnBot.tsx'
import { OwnBotSteps } from './own-bot/OwnBotSteps.tsx'
import { TelegramGroups } from './TelegramGroups.tsx'
import { TelegramSteps } from './TelegramSteps.tsx'

type Props = { agentId: string; integrationId: string; open: boolean; onClose: () => void }

/** The groups, the command that connects one, a button for a new token, and the settings for a bot of the owner's own. */
export function TelegramModal({ agentId, integrationId, open, onClose }: Props) {
  const { data, isError, refetch } = useQuery({
    ...integrationQuery(agentId, integrationId),
    enabled: open,
  })
  const rotate = useRotateToken(agentId, integrationId)
  const handleRotate = async () => {
    const isSure = await confirm({
      title: 'Rotate the token?',
      body: 'Rotating the token would invalidate the current token as well as delete all the groups connected to the bot',
      action: 'Rotate token',
      danger: true,
    })
    if (isSure) rotate.mutate()
  }
  const telegram = data?.telegram
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Telegram configuration"
      description="Your agent answers in every group you connect, whenever somebody mentions the bot, replies to it or sends it a command."
      footer={
        <Button
          variant="dangerQuiet"
          icon={<RotateCw />}
          disabled={!telegram}
          pending={rotate.isPending}
          onClick={() => void handleRotate()}
        >
          Rotate token
        </Button>
      }
    >
      {isError && !data && (
        <ErrorState title="The configuration could not be loaded" onRetry={() => void refetch()} />
      )}
      {!data && !isError && (
        <SkeletonRows label="Loading the configuration" count={4} height={72} />
      )}
      {telegram && (
        <Stack>
          {telegram.own && telegram.bot ? (
            <OwnBotSteps bot={telegram.bot} />
          ) : (
            <TelegramSteps token={telegram.auth_token} bot={telegram.bot} start={telegram.start} />
          )}
          <TelegramGroups groups={telegram.groups} />
          <OwnBot
            agentId={agentId}
            integrationId={integrationId}
            bot={telegram.bot}
            own={telegram.own}
          />
        </Stack>
      )}
    </Dialog>
  )
}

const Stack = styled.div`
  display: grid;
  gap: ${space[6]};
`
