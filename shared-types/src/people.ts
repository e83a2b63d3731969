import * as z from 'zod/mini'
import { idParams } from './common.ts'
import { endpoint } from './endpoint.ts'

const Erased = z.object({
  /** Number of conversations or calls that were deleted. */
  erased: z.number(),
})

/** Export and deletion of what an account knows about one person. The exports are JSON files and need the session cookie. */
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
