import * as z from 'zod/mini'
import { ApiScope } from './api-keys.ts'
import { Id, idParams, Nothing, Timestamp } from './common.ts'
import { endpoint } from './endpoint.ts'

/** What tools of assistants need, and so what an assistant can be allowed. */
export const ASSISTANT_SCOPES = [
  'conversations:read',
  'conversations:write',
  'calls:read',
  'leads:read',
  'appointments:read',
  'agents:read',
  'knowledge:read',
  'knowledge:write',
  'tests:read',
  'tests:run',
] as const satisfies ApiScope[]

/** How many assistants are connected to a workspace at most. */
export const ASSISTANTS_MAX = 100

/** An assistant that a person let in by signing in. */
export const ConnectedAssistant = z.object({
  id: Id,
  /** As it calls itself. */
  name: z.string(),
  /** Where it was sent back to: the host of a website, or the name of a program's own addresses. */
  host: z.string(),
  /** Each an `ApiScope`, of this release or another. */
  scopes: z.array(z.string()),
  /** Who let it in, and as whom it acts. */
  person: z.object({ id: Id, name: z.string() }),
  created_at: Timestamp,
  /** When it was last used, to the minute; null: never. */
  last_used_at: z.nullable(Timestamp),
})
export type ConnectedAssistant = z.infer<typeof ConnectedAssistant>

const MAX_ASKED = 8_000
/** What the assistant sent along, from behind the question mark of the address. */
const asked = z.string().check(z.minLength(1), z.maxLength(MAX_ASKED))

export const assistants = {
  list: endpoint({
    method: 'GET',
    path: '/assistants',
    summary: 'The assistants that people of the workspace let in, the newest first.',
    response: z.object({ assistants: z.array(ConnectedAssistant) }),
  }),
  asked: endpoint({
    method: 'GET',
    path: '/assistants/asked',
    summary: 'Which assistant asks to be let in, and for what.',
    query: z.object({ asked }),
    response: z.object({ name: z.string(), host: z.string(), scopes: z.array(ApiScope) }),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/assistants/asked',
    summary:
      'Lets an assistant in with some scopes, or refuses it; says where to send the browser.',
    body: z.object({
      asked,
      /** Null: it is refused. */
      scopes: z.nullable(
        z.array(ApiScope).check(z.minLength(1, 'Choose what it may do'), z.maxLength(20)),
      ),
    }),
    response: z.object({ redirect_to: z.string() }),
  }),
  disconnect: endpoint({
    method: 'DELETE',
    path: '/assistants/:id',
    summary: 'Ends what an assistant may do, at once.',
    params: idParams,
    response: Nothing,
  }),
}
