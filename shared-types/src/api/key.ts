import * as z from 'zod/mini'
import { Id } from '../common.ts'
import { Role } from '../team.ts'
import { apiEndpoint } from './endpoint.ts'

/** The key of a request, and what it may do. */
export const ApiOwnKey = z.object({
  id: Id,
  name: z.string(),
  scopes: z.array(z.string()),
  /** The workspace whose data it reads and changes. */
  workspace: z.object({ id: Id }),
  /** The person as whom it acts. */
  person: z.object({ id: Id, name: z.string(), email: z.string(), role: Role }),
})
export type ApiOwnKey = z.infer<typeof ApiOwnKey>

export const apiKey = {
  read: apiEndpoint({
    method: 'GET',
    path: '/v1/key',
    operation: 'readKey',
    tag: 'Key',
    scope: 'any',
    summary: 'The key of this request: its scopes, its workspace, and the person as whom it acts.',
    response: ApiOwnKey,
  }),
}
