import { useMutation, useQueryClient } from '@tanstack/react-query'
import { letters, type Role, type Team, team, workspaces } from 'shared-types'
import { call, callWithMessage, q } from '~/api/client.ts'
import { useReadAgain } from '~/api/read-again.ts'
import { paths } from '~/lib/paths.ts'

/** How often the open page of the team looks who has joined, in ms. */
const LOOK_EVERY_MS = 5_000

export const teamQuery = () => ({ ...q(team.read, {}), refetchInterval: LOOK_EVERY_MS })

export function useInvite() {
  const again = useReadAgain(team.read)
  return useMutation({
    mutationFn: (body: { email: string; role: Role }) => call(team.invite, { body }),
    onSuccess: again,
    meta: { failure: 'The invitation could not be made' },
  })
}

export function useRevoke(id: string) {
  const again = useReadAgain(team.read)
  return useMutation({
    mutationFn: () => callWithMessage(team.revoke, { params: { id } }),
    onSettled: again,
    meta: { success: true },
  })
}

export function useChangeRole(id: string) {
  const keep = useKeepTeam()
  return useMutation({
    mutationFn: (role: Role) =>
      callWithMessage(team.changeRole, { params: { id }, body: { role } }),
    onSuccess: keep,
    meta: { success: true },
  })
}

export function useRemoveMember(id: string) {
  const keep = useKeepTeam()
  return useMutation({
    mutationFn: () => callWithMessage(team.remove, { params: { id } }),
    onSuccess: keep,
    meta: { success: true },
  })
}

export function useRename() {
  const keep = useKeepTeam()
  return useMutation({
    mutationFn: (name: string) => callWithMessage(team.rename, { body: { name } }),
    onSuccess: keep,
    meta: { success: true },
  })
}

/** Everything on the screen belongs to the workspace that was left, so the page is reloaded. */
export const useLeave = () =>
  useMutation({
    mutationFn: (id: string) => call(workspaces.leave, { params: { id } }),
    onSuccess: () => location.assign(paths.dashboard),
  })

/** The response contains the team as it is now. */
function useKeepTeam() {
  const queryClient = useQueryClient()
  return ({ data }: { data: Team }) => queryClient.setQueryData(teamQuery().queryKey, data)
}

export const letterSettingsQuery = () => q(letters.settings, {})

export function useAnswerByEmail() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (isOn: boolean) =>
      callWithMessage(letters.change, { body: { answer_by_email: isOn } }),
    onSuccess: ({ data }) => queryClient.setQueryData(letterSettingsQuery().queryKey, data),
    meta: { success: true },
  })
}
