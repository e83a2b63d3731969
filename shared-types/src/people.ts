import * as z from 'zod/mini'
import { idParams } from './common.ts'
import { endpoint } from './endpoint.ts'

const Erased = z.object({
  /** Conversations or calls that are gone. */
  erased: z.number(),
})

/** What an account knows of one person who wrote or called. The exports are files of JSON, and carry the session cookie. */
export const people = {
  exportVisitor: endpoint({
    method: 'GET',
    path: '/conversation/:id/person',
    summary: 'Everything of the visitor of a conversation, as a JSON file.',
    params: idParams,
    response: z.string(),
  }),
  eraseVisitor: endpoint({
    method: 'DELETE',
    path: '/conversation/:id/person',
    summary: 'Deletes the visitor of a conversation with everything they wrote.',
    params: idParams,
    response: Erased,
  }),
  exportCaller: endpoint({
    method: 'GET',
    path: '/call-logs/:id/person',
    summary: 'Everything of the caller of a call, as a JSON file.',
    params: idParams,
    response: z.string(),
  }),
  eraseCaller: endpoint({
    method: 'DELETE',
    path: '/call-logs/:id/person',
    summary: 'Deletes every call of a caller with what was said and recorded.',
    params: idParams,
    response: Erased,
  }),
}
