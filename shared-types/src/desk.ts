import * as z from 'zod/mini'
import { Id, idParams, Nothing } from './common.ts'
import { endpoint } from './endpoint.ts'

/** Defaults of the two settings below, until the workspace chooses others. */
export const RETURN_AFTER_MINUTES = 15
export const NOBODY_AFTER_MINUTES = 5
const MAX_MINUTES = 24 * 60

const Minutes = z
  .int()
  .check(z.minimum(1, 'At least one minute'), z.maximum(MAX_MINUTES, 'At most a day'))

/** How the members of a workspace share the inbox. */
export const DeskSettings = z.object({
  /** Minutes without an answer of the person in control, after which the agent takes the conversation back; null: never. */
  return_after_minutes: z.nullable(Minutes),
  /** Minutes of waiting for a person, after which the customer is told that nobody came; null: never. */
  nobody_after_minutes: z.nullable(Minutes),
  /** Customers who ask for a person are assigned to the present members of the team in turn. */
  assigns_in_turn: z.boolean(),
})
export type DeskSettings = z.infer<typeof DeskSettings>

/** Calls by which a team shares the inbox. */
/** Whether a window shows something. */
export const Looking = z.object({
  /** Id of one browser window, the same that it gave its live stream. */
  tab: Id,
  /** False: the member has left it. */
  here: z.boolean(),
})

export const desk = {
  resolve: endpoint({
    method: 'PATCH',
    path: '/conversation/resolved/:id',
    summary:
      'Marks a conversation as done with, which gives it back to the agent; or opens it again.',
    params: idParams,
    body: z.object({ resolved: z.boolean() }),
    response: Nothing,
  }),
  assign: endpoint({
    method: 'PATCH',
    path: '/conversation/assignee/:id',
    summary: 'Gives a conversation to somebody of the team, or to nobody.',
    params: idParams,
    body: z.object({ person_id: z.nullable(Id) }),
    response: Nothing,
  }),
  presence: endpoint({
    method: 'POST',
    path: '/conversation/presence/:id',
    summary:
      'Tells the team that somebody looks at a conversation, for as long as the live stream of that tab lasts.',
    params: idParams,
    body: Looking,
    response: Nothing,
  }),
  settings: endpoint({
    method: 'GET',
    path: '/inbox/settings',
    summary: 'How the team shares the inbox.',
    response: DeskSettings,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/inbox/settings',
    summary: 'Changes how the team shares the inbox.',
    body: z.partial(DeskSettings),
    response: DeskSettings,
  }),
}
