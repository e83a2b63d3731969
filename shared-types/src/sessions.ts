import * as z from 'zod/mini'
import { Id, idParams, Nothing, Timestamp } from './common.ts'
import { endpoint } from './endpoint.ts'

/** A browser somebody is signed in with. */
export const Session = z.object({
  id: Id,
  /** The one that asks. */
  current: z.boolean(),
  /** As in `Firefox on Linux`; null where it does not say. */
  browser: z.nullable(z.string()),
  /** The network address it was last seen at. */
  address: z.nullable(z.string()),
  began_at: Timestamp,
  /** To the minute. */
  last_seen_at: Timestamp,
})
export type Session = z.infer<typeof Session>

export const sessions = {
  list: endpoint({
    method: 'GET',
    path: '/user/sessions',
    summary: 'Where the account is signed in, this browser first, then the last seen.',
    response: z.object({
      sessions: z.array(Session),
      /** After so many days without use a session ends by itself. */
      idle_days: z.number(),
    }),
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/user/sessions/:id',
    summary: 'Signs one browser out.',
    params: idParams,
    response: Nothing,
  }),
  endAll: endpoint({
    method: 'DELETE',
    path: '/user/sessions',
    summary: 'Signs every browser out, the one that asks too.',
    response: Nothing,
  }),
}
