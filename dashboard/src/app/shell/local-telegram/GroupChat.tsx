import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { LocalGroup, LocalGroupMessage } from 'shared-types'
import { styled } from 'styled-components'
import { ellipsis } from '~/theme/mixins.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { GroupComposer } from './GroupComposer.tsx'
import { GroupMessages } from './GroupMessages.tsx'
import { groupQuery, useChangeGroup } from './queries.ts'

export function GroupChat({ group }: { group: LocalGroup }) {
  const { data, isError, refetch } = useQuery(groupQuery(group.id))
  const [answered, setAnswered] = useState<LocalGroupMessage>()
  const change = useChangeGroup(group.id)
  return (
    <Column aria-label={group.title}>
      <Head>
        <h3 title={group.title}>{group.title}</h3>
        <Badge>{group.is_supergroup ? 'Supergroup' : 'Group'}</Badge>
        <Button
          size="small"
          variant="quiet"
          disabled={group.is_supergroup}
          onClick={() => change.mutate({ action: 'upgrade' })}
        >
          Make supergroup
        </Button>
        <Button
          size="small"
          variant="quiet"
          onClick={() => change.mutate({ action: group.has_bot ? 'remove_bot' : 'add_bot' })}
        >
          {group.has_bot ? 'Remove bot' : 'Add bot'}
        </Button>
      </Head>
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height="clamp(160px, 100vh - 440px, 360px)" />}
      {data && <GroupMessages messages={data.messages} onReply={setAnswered} />}
      <GroupComposer groupId={group.id} answered={answered} onDone={() => setAnswered(undefined)} />
    </Column>
  )
}

const Column = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  min-width: 0;
`
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.muted};
  h3 {
    ${ellipsis}
    flex: 1;
    color: ${color.text};
    font-size: ${font.size[14]};
  }
`
