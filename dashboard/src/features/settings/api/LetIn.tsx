import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { ApiScope } from 'shared-types'
import { styled } from 'styled-components'
import { useSession } from '~/api/session.ts'
import { color, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Card } from '~/ui/Card.tsx'
import { CardTitle } from '~/ui/CardTitle.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { SkeletonRows } from '~/ui/SkeletonRows.tsx'
import { workspacesQuery } from '~/product/queries.ts'
import { askedQuery, useDecide } from './queries.ts'
import { ScopeChoice } from './ScopeChoice.tsx'
import { assistantScopeName } from './scopes.ts'

/** The consent page for an assistant: which one it is, where it returns to, and what it will be allowed to do. */
export function LetIn() {
  const { search } = useLocation()
  const asked = search.slice(1)
  const { user } = useSession()
  const { data, error, refetch } = useQuery(askedQuery(asked))
  const { data: mine } = useQuery(workspacesQuery())
  const { mutate: decide, isPending, isSuccess } = useDecide(asked)
  const [left, setLeft] = useState<ApiScope[]>([])
  if (error) {
    return (
      <ErrorState
        title="This assistant cannot be let in"
        text={error.message}
        onRetry={() => void refetch()}
      />
    )
  }
  const workspace = mine?.workspaces.find(({ current }) => current)?.name
  if (!data || !workspace)
    return <SkeletonRows label="Loading what is asked for" count={4} height={56} />
  const { name, host, scopes } = data
  const allowed = scopes.filter((scope) => !left.includes(scope))
  const toggle = (scope: ApiScope) =>
    setLeft(left.includes(scope) ? left.filter((each) => each !== scope) : [...left, scope])
  const isBusy = isPending || isSuccess
  return (
    <Card as="section" aria-labelledby="let-in">
      <CardTitle id="let-in">Let {name} in?</CardTitle>
      <Text>
        It calls itself “{name}”; nobody has checked that. You go back to <strong>{host}</strong>,
        which then works in <strong>{workspace}</strong> as {user?.email}, until you disconnect it.
        It cannot write to customers. Allow it only if you began this there yourself.
      </Text>
      <ScopeChoice
        legend="What it may do"
        scopes={scopes}
        chosen={allowed}
        onToggle={toggle}
        nameOf={assistantScopeName}
      />
      <Row>
        <Button
          variant="primary"
          pending={isBusy}
          disabled={allowed.length === 0}
          onClick={() => decide(allowed)}
        >
          Allow
        </Button>
        <Button disabled={isBusy} onClick={() => decide(null)}>
          Deny
        </Button>
      </Row>
    </Card>
  )
}

const Text = styled.p`
  max-width: 60ch;
  margin-bottom: ${space[5]};
  color: ${color.muted};
  strong {
    color: ${color.text};
  }
`
const Row = styled.div`
  display: flex;
  gap: ${space[2]};
  margin-top: ${space[5]};
`
