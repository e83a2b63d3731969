import { queryOptions, useMutation } from '@tanstack/react-query'
import { workspaces } from 'shared-types'
import { call } from '~/api/client.ts'
import { isDeadLink } from '~/api/dead-link.ts'
import { retryUnless } from '~/api/failure.ts'
import { paths } from '~/lib/paths.ts'

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: [workspaces.invitation.path, token] as const,
    queryFn: () => call(workspaces.invitation, { body: { token } }),
    retry: retryUnless(isDeadLink),
    meta: { failure: false } as const,
  })

/** Everything on the screen belongs to another workspace, so the page is reloaded. */
export const useJoin = (token: string) =>
  useMutation({
    mutationFn: () => call(workspaces.join, { body: { token } }),
    onSuccess: () => location.assign(paths.dashboard),
  })
