import * as z from 'zod/mini'
import { Id } from './common.ts'
import { endpoint } from './endpoint.ts'
import { Role } from './team.ts'

export const User = z.object({
  id: Id,
  full_name: z.string(),
  email: z.string(),
  avatar: z.string(),
})
export type User = z.infer<typeof User>

/** The signed-in person, with their role in the current workspace. */
export const CurrentUser = z.extend(User, {
  role: Role,
  /** The workspace their session is in now. */
  workspace_id: Id,
})
export type CurrentUser = z.infer<typeof CurrentUser>

export const user = {
  current: endpoint({
    method: 'GET',
    path: '/user',
    summary: 'The signed-in user.',
    response: CurrentUser,
  }),
  session: endpoint({
    method: 'GET',
    path: '/user/session',
    summary: 'Whether somebody is signed in; strangers may ask, and are not refused.',
    response: z.object({ signed_in: z.boolean() }),
  }),
}
