import { useQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { closeLocalTelegram } from '~/stores/local-windows.ts'
import { onPhone } from '~/theme/mixins.ts'
import { space } from '~/theme/tokens.ts'
import { Dialog } from '~/ui/Dialog.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { SkeletonRows } from '~/ui/SkeletonRows.tsx'
import { GroupChat } from './GroupChat.tsx'
import { GroupList } from './GroupList.tsx'
import { groupsQuery } from './queries.ts'

/** Stands in for the Telegram app: groups that contain the bot, in which the user can write as several people. */
export function LocalTelegram() {
  const { data: groups, isError, refetch } = useQuery(groupsQuery())
  const [chosen, setChosen] = useState<string>()
  const group = groups?.find(({ id }) => id === chosen) ?? groups?.[0]
  return (
    <Dialog
      open
      onClose={closeLocalTelegram}
      width="large"
      title="Local Telegram"
      description="A stand-in for Telegram on this machine: nothing reaches the real one. Write here as the people in a group, and see what your agent answers."
    >
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!groups && !isError && <SkeletonRows label="Loading groups" count={8} height={37} />}
      {groups && (
        <Columns>
          <GroupList groups={groups} chosen={group?.id} onChoose={setChosen} />
          {group ? (
            <GroupChat key={group.id} group={group} />
          ) : (
            <EmptyState
              icon={<UsersRound />}
              title="No groups yet"
              text="Make one: the bot is in it from the start. Then send it the /auth command of your agent."
            />
          )}
        </Columns>
      )}
    </Dialog>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 200px minmax(0, 1fr);
  gap: ${space[5]};
  min-height: 320px;
  ${onPhone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
