import { useState } from 'react'
import { type IdentitySecret, IDENTITY_SECRETS_MAX } from 'shared-types'
import { styled } from 'styled-components'
import { dateAndTime, relativeTimeTo } from '~/lib/dates.ts'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { CodeBox } from '~/ui/CodeBox.tsx'
import { Rows } from '~/ui/Rows.tsx'
import { useAddSecret, useRevokeSecret } from '../queries.ts'

type Props = { agentId: string; secrets: IdentitySecret[] }

/** Two secrets are valid at a time, so that one can be replaced while both are in use. */
export function Secrets({ agentId, secrets }: Props) {
  const { mutate: add, data: made, reset, isPending } = useAddSecret(agentId)
  const { mutate: revoke } = useRevokeSecret(agentId)
  const [asked, setAsked] = useState<IdentitySecret | null>(null)
  const isFull = secrets.length >= IDENTITY_SECRETS_MAX
  return (
    <Group>
      <Title>Secrets</Title>
      {secrets.length > 0 && (
        <List aria-label="Secrets">
          <Rows of={secrets}>
            {(secret) => (
              <Line>
                <span>
                  <Ends>…{secret.hint}</Ends>
                  <Used>
                    {secret.last_used_at ? (
                      <time dateTime={secret.last_used_at} title={dateAndTime(secret.last_used_at)}>
                        Last used {relativeTimeTo(secret.last_used_at)}
                      </time>
                    ) : (
                      'Not used yet'
                    )}
                  </Used>
                </span>
                <Button size="small" onClick={() => setAsked(secret)}>
                  Revoke
                </Button>
              </Line>
            )}
          </Rows>
        </List>
      )}
      {made && (
        <New role="status">
          <p>
            <b>Copy it now:</b> it is shown this once. Keep it on your server, never in a page.
          </p>
          <CodeBox text={made.secret} label="Copy the secret" />
          <Button size="small" onClick={reset}>
            I have copied it
          </Button>
        </New>
      )}
      {!made && (
        <div>
          <Button disabled={isFull} pending={isPending} onClick={() => add()}>
            {secrets.length === 0 ? 'Make a secret' : 'Rotate: make a second one'}
          </Button>
        </div>
      )}
      {!made && secrets.length > 0 && (
        <Hint>
          {isFull
            ? 'Both are good. Once your server signs with the new one, revoke the old.'
            : 'To rotate, make a second one, have your server sign with it, then revoke the first.'}
        </Hint>
      )}
      {asked && (
        <ConfirmDialog
          danger
          title={`Revoke the secret …${asked.hint}?`}
          body="Whoever was known by it is signed out of their chat at once, until your website signs with another."
          action="Revoke"
          onAnswer={(confirmed) => {
            setAsked(null)
            if (confirmed) revoke(asked.id)
          }}
        />
      )}
    </Group>
  )
}

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`
const Title = styled.h3`
  font-size: ${font.size[14]};
`
const List = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  list-style: none;
`
const Line = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[2]} ${space[3]};
  & + & {
    border-top: 1px solid ${color.line};
  }
`
const Ends = styled.code`
  margin-inline-end: ${space[3]};
  font-family: ${font.mono};
`
const Used = styled.span`
  color: ${color.muted};
  font-size: ${font.size[13]};
`
const New = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  justify-items: start;
  > :nth-child(2) {
    width: 100%;
  }
`
const Hint = styled.p`
  color: ${color.muted};
  font-size: ${font.size[13]};
`
