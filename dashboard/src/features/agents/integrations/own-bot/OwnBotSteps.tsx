import { openLocalTelegram } from '~/stores/local-windows.ts'
import { systemQuery } from '~/product/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { Button } from '~/ui/Button.tsx'
import { CopyButton } from '~/ui/CopyButton.tsx'
import { Aside, Command, Link, Steps, TICK_MS } from '../TelegramSteps.tsx'
import { ExternalLink } from 'lucide-react'
import { useLocalGroupOf } from '../queries.ts'

/** How people reach a bot of the owner's own: it belongs to one agent, so that no connecting command is needed. */
export function OwnBotSteps({ bot }: { bot: string }) {
  const { data: system } = useQuery(systemQuery())
  const { mutate: create, isPending } = useLocalGroupOf()
  const link = `https://t.me/${bot}`
  return (
    <Steps>
      <li>
        Give people this link: they write to your agent alone.
        <Command>
          <code>{link}</code>
          <CopyButton text={link} label="Copy link" tickMs={TICK_MS} />
        </Command>
      </li>
      <li>
        Or add <b>@{bot}</b> to a group. Your agent answers there at once, with <b>/ask</b>, when it
        is mentioned, or replied to.
        <Aside>
          {system?.telegram === 'local' ? (
            <Button
              size="small"
              pending={isPending}
              onClick={() => create(bot, { onSuccess: openLocalTelegram })}
            >
              Create a local group with it
            </Button>
          ) : (
            <Link href={`${link}?startgroup=true`} target="_blank" rel="noreferrer">
              Choose a group in Telegram
              <ExternalLink aria-label="(opens in a new tab)" />
            </Link>
          )}
        </Aside>
      </li>
      <li>Conversations come to your inbox, where you can take control.</li>
    </Steps>
  )
}
