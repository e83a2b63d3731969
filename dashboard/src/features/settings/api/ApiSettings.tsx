import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { apiKeys, Output } from 'shared-types'
import { styled } from 'styled-components'
import { paths } from '~/lib/paths.ts'
import { color, space } from '~/theme/tokens.ts'
import { Answered } from '~/ui/Answered.tsx'
import { Button } from '~/ui/Button.tsx'
import { ButtonLink } from '~/ui/ButtonLink.tsx'
import { Card } from '~/ui/Card.tsx'
import { CardTitle } from '~/ui/CardTitle.tsx'
import { Cards } from '~/ui/Cards.tsx'
import { Rows } from '~/ui/Rows.tsx'
import { SkeletonRows } from '~/ui/SkeletonRows.tsx'
import { ConnectAssistant } from './ConnectAssistant.tsx'
import { ConnectedAssistants } from './ConnectedAssistants.tsx'
import { KeyForm } from './KeyForm.tsx'
import { KeyRow } from './KeyRow.tsx'
import { NewKey } from './NewKey.tsx'
import { apiKeysQuery, useCreateKey } from './queries.ts'

/** The keys with which other programs read and change the workspace's data. */
export function ApiSettings() {
  const query = useQuery(apiKeysQuery())
  // As nothing is drawn before the list, nothing below it moves.
  if (query.isPending) return <SkeletonRows label="Loading the keys" count={3} height={56} />
  return (
    <Cards>
      <Keys query={query} />
      <ConnectedAssistants />
      <ConnectAssistant />
    </Cards>
  )
}

function Keys({ query }: { query: UseQueryResult<Output<typeof apiKeys.list>> }) {
  const [isMaking, setMaking] = useState(false)
  const { mutate: create, data: made, reset, isPending } = useCreateKey()
  return (
    <Card as="section" aria-labelledby="api-keys">
      <CardTitle id="api-keys">API keys</CardTitle>
      <Text>
        With a key, another program works with this workspace: as you, and with what you allow it
        here and no more. A key ends when you leave the workspace.
      </Text>
      {made && <NewKey made={made} onDone={reset} />}
      {!made && isMaking && (
        <KeyForm
          isPending={isPending}
          onCreate={(key) => create(key, { onSuccess: () => setMaking(false) })}
          onCancel={() => setMaking(false)}
        />
      )}
      {!made && !isMaking && (
        <Row>
          <Button variant="primary" onClick={() => setMaking(true)}>
            Make a key
          </Button>
          <ButtonLink to={paths.settings('api-reference')}>Open the API reference</ButtonLink>
        </Row>
      )}
      <Answered query={query} what="The keys">
        {({ keys }) =>
          keys.length === 0 ? (
            <Text>There is no key yet.</Text>
          ) : (
            <List aria-label="API keys">
              <Rows of={keys}>{(key) => <KeyRow apiKey={key} />}</Rows>
            </List>
          )
        }
      </Answered>
    </Card>
  )
}

const Text = styled.p`
  max-width: 60ch;
  color: ${color.muted};
  ul + &,
  div + &,
  form + & {
    margin-top: ${space[5]};
  }
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: ${space[5]};
`
const List = styled.ul`
  margin-top: ${space[5]};
`
