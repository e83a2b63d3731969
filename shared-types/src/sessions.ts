import * as z from 'zod/mini'
import { Id, idParams, Nothing, Timestamp } from './common.ts'
import { endpoint } from './endpoint.ts'

/** A browser somebody is signed in with. */
export const Session = z.object({
  id: Id,
  /** Whether it is the session of this request. */
  current: z.boolean(),
  /** Such as `Firefox on Linux`; null where the browser does not say what it is. */
  browser: z.nullable(z.string()),
  /** Network address of its last request. */
  address: z.nullable(z.string()),
  began_at: Timestamp,
  /** Time of its last request, to the minute. */
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
      /** Days without use after which a session ends. */
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
