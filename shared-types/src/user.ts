import * as z from 'zod/mini'
import { Id } from './common.ts'
import { endpoint } from './endpoint.ts'

export const User = z.object({
  id: Id,
  full_name: z.string(),
  email: z.string(),
  avatar: z.string(),
})
export type User = z.infer<typeof User>

/** The `error` query values of the auth page. */
export const AUTH_ERRORS = {
  google_auth_failed: 'Google authentication failed.',
  email_not_found: 'Email not found.',
  unauthenticated: 'Unauthorised, please login.',
} as const
export type AuthErrorCode = keyof typeof AUTH_ERRORS

export const user = {
  current: endpoint({
    method: 'GET',
    path: '/user',
    summary: 'The signed-in user.',
    response: User,
  }),
  session: endpoint({
    method: 'GET',
    path: '/user/session',
    summary: 'Whether somebody is signed in; strangers may ask, and are not refused.',
    response: z.object({ signed_in: z.boolean() }),
  }),
}
