import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { paths } from '~/lib/paths.ts'
import { useDocumentTitle } from '~/lib/use-document-title.ts'
import { space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Loader } from '~/ui/Spinner.tsx'
import { useEnterWorkspace, quietWorkspacesQuery } from './queries.ts'

/**
 * Replaces everything in a window whose workspace the session has left: the person was removed, or went to another workspace in
 * another window.
 * @param left id of the workspace that the window shows.
 */
export function LeftWorkspace({ left }: { left: string }) {
  // A list that was loaded before still has the workspace.
  const { data, isFetching } = useQuery({ ...quietWorkspacesQuery(), refetchOnMount: 'always' })
  const enter = useEnterWorkspace()
  const all = data?.workspaces ?? []
  const former = all.find(({ id }) => id === left)
  const title = former ? `You left ${former.name}` : 'You are no longer in this workspace'
  useDocumentTitle(title)
  return (
    <Screen>
      {isFetching ? (
        <Loader />
      ) : (
        <EmptyState
          heading="h1"
          title={title}
          text={
            former
              ? 'You went on to another workspace in another window.'
              : 'You were removed from it, or left it. What you wrote there stays with the team.'
          }
          action={
            <Choices>
              <Button variant="primary" onClick={() => location.assign(paths.dashboard)}>
                Open {all.find(({ current }) => current)?.name ?? 'your workspace'}
              </Button>
              {all
                .filter(({ current }) => !current)
                .map(({ id, name }) => (
                  <Button key={id} pending={enter.isPending} onClick={() => enter.mutate(id)}>
                    Open {name}
                  </Button>
                ))}
            </Choices>
          }
        />
      )}
    </Screen>
  )
}

const Screen = styled.main`
  display: flex;
  min-height: 100vh;
`
const Choices = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
`
