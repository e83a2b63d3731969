import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const leads = {
  exported: endpoint({
    method: 'GET',
    path: '/leads/export',
    summary:
      'Who left an address or filled in a lead form, as CSV, a line a visitor; the oldest first.',
    response: z.string(),
  }),
}
