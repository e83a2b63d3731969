import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { styled } from 'styled-components'
import { openLocalTelegram } from '~/stores/local-windows.ts'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { CopyButton } from '~/ui/CopyButton.tsx'
import { systemQuery } from '~/product/queries.ts'

export const TICK_MS = 3_000

type Props = { token: string; bot: string | null; start: string | undefined }

/** How to connect a group: add the bot, then send the command. */
export function TelegramSteps({ token, bot, start }: Props) {
  const { data: system } = useQuery(systemQuery())
  const command = `/auth ${token}`
  return (
    <Steps>
      <li>
        Add {bot ? <b>@{bot}</b> : 'the bot'} to your Telegram group.
        <Aside>
          {system?.telegram === 'local' ? (
            <Button size="small" onClick={openLocalTelegram}>
              Open local Telegram
            </Button>
          ) : (
            bot && (
              <Link
                href={`https://t.me/${bot}?startgroup=${token}`}
                target="_blank"
                rel="noreferrer"
              >
                Choose a group in Telegram
                <ExternalLink aria-label="(opens in a new tab)" />
              </Link>
            )
          )}
        </Aside>
      </li>
      <li>
        Send this command in the group. Whoever has it can connect a group to your agent.
        <Command>
          <code>{command}</code>
          <CopyButton text={command} label="Copy command" tickMs={TICK_MS} />
        </Command>
      </li>
      <li>
        Ask with <b>/ask</b>, by mentioning the bot or by replying to it. Conversations come to your
        inbox, where you can take control.
      </li>
      {bot && start && (
        <li>
          Give this link to people who want to write to your agent alone. It connects no group.
          <Command>
            <code>{`https://t.me/${bot}?start=${start}`}</code>
            <CopyButton
              text={`https://t.me/${bot}?start=${start}`}
              label="Copy link"
              tickMs={TICK_MS}
            />
          </Command>
        </li>
      )}
    </Steps>
  )
}

export const Steps = styled.ol`
  display: grid;
  gap: ${space[4]};
  padding-left: ${space[5]};
  list-style: decimal;
  li::marker {
    color: ${color.muted};
  }
`
export const Aside = styled.div`
  margin-top: ${space[2]};
`
export const Link = styled.a`
  color: ${color.accentText};
  &:hover {
    text-decoration: underline;
  }
  svg {
    width: ${space[3]};
    height: ${space[3]};
    margin-left: ${space[1]};
  }
`
export const Command = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  margin-top: ${space[2]};
  padding: ${space[1]} ${space[1]} ${space[1]} ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.sunken};
  code {
    font-size: ${font.size[13]};
    overflow-wrap: anywhere;
  }
`
