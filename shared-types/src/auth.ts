import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Messages for the values of the query parameter `error` of the sign-in page. */
export const AUTH_ERRORS = {
  google_auth_failed: 'Google authentication failed.',
  email_not_found: 'Email not found.',
  unauthenticated: 'Unauthorised, please login.',
  sign_up_refused: 'There is no account of yours here, and none was made.',
} as const
export type AuthErrorCode = keyof typeof AUTH_ERRORS

/** Path below `/auth/` at which a sign-in begins. */
export const SignInPath = z.enum(['google', 'openid'])
export type SignInPath = z.infer<typeof SignInPath>

/** Who may create an account: everybody, nobody, or people with an email address at one of these domains. */
export const SignUpPolicy = z.union([z.enum(['open', 'closed']), z.array(z.string())])
export type SignUpPolicy = z.infer<typeof SignUpPolicy>

export const auth = {
  options: endpoint({
    method: 'GET',
    path: '/auth/options',
    summary: 'The ways to sign in, and who may make an account; for anybody.',
    response: z.object({
      providers: z.array(z.object({ name: z.string(), path: SignInPath })),
      sign_up: SignUpPolicy,
    }),
  }),
}
