import { KeyRound } from 'lucide-react'
import { API_KEY_PREFIX, type ApiKey } from 'shared-types'
import { styled } from 'styled-components'
import { dateAndTime, daysUntil, longDate, relativeTimeTo } from '~/lib/dates.ts'
import { confirm } from '~/stores/confirm.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { Entry, EntryIcon } from '~/ui/Entry.tsx'
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
    <Entry
      picture={
        <EntryIcon>
          <KeyRound aria-hidden />
        </EntryIcon>
      }
      name={
        <>
          {name}
          <Ends>
            {API_KEY_PREFIX}…{hint}
          </Ends>
          <Expiry at={apiKey.expires_at} />
        </>
      }
      facts={
        <>
          <span>
            {last_used_at ? (
              <time dateTime={last_used_at} title={dateAndTime(last_used_at)}>
                Last used {relativeTimeTo(last_used_at)}
              </time>
            ) : (
              'Not used yet'
            )}
          </span>
          <span>
            Made by {made_by.name} on {longDate(created_at)}
          </span>
          <Scopes>{scopes.map(scopeName).join(', ')}</Scopes>
        </>
      }
    >
      <Button
        variant="dangerQuiet"
        size="small"
        aria-label={`Revoke ${name}`}
        pending={isPending}
        onClick={() => void handleRevoke()}
      >
        Revoke
      </Button>
    </Entry>
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
const Scopes = styled.span`
  flex-basis: 100%;
  margin-top: ${space.half};
`
