import { KeyRound } from 'lucide-react'
import { API_KEY_PREFIX, type ApiKey } from 'shared-types'
import { styled } from 'styled-components'
import { daysUntil, longDate } from '~/lib/dates.ts'
import { confirm } from '~/stores/confirm.ts'
import { color, font } from '~/theme/tokens.ts'
import { Badge } from '~/ui/Badge.tsx'
import { AccessEntry } from './AccessEntry.tsx'
import { useRevokeKey } from './queries.ts'
import { scopeName } from './scopes.ts'

/** A key, who made it, what it may do and when it was last used. */
export function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const { id, name, hint, scopes, made_by, last_used_at, created_at } = apiKey
  const { mutate: revoke, isPending } = useRevokeKey(id)
  const handleRevoke = async () => {
    const isSure = await confirm({
      title: `Revoke ${name}?`,
      body: 'Whatever uses this key stops working at once. This cannot be undone.',
      action: 'Revoke',
      danger: true,
    })
    if (isSure) revoke()
  }
  return (
    <AccessEntry
      icon={KeyRound}
      name={
        <>
          {name}
          <Ends>
            {API_KEY_PREFIX}…{hint}
          </Ends>
          <Expiry at={apiKey.expires_at} />
        </>
      }
      lastUsedAt={last_used_at}
      origin={`Made by ${made_by.name} on ${longDate(created_at)}`}
      scopes={scopes.map(scopeName)}
      action="Revoke"
      actionLabel={`Revoke ${name}`}
      isPending={isPending}
      onEnd={() => void handleRevoke()}
    />
  )
}

function Expiry({ at }: { at: string | null }) {
  if (!at) return null
  return daysUntil(at) === 0 ? (
    <Badge tone="negative">Expired</Badge>
  ) : (
    <Badge>Expires {longDate(at)}</Badge>
  )
}

const Ends = styled.code`
  color: ${color.muted};
  font-family: ${font.mono};
  font-size: ${font.size[12]};
`
