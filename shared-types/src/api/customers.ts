import * as z from 'zod/mini'
import { Id, idParams, Timestamp } from '../common.ts'
import { LeadDetail } from '../lead-form.ts'
import { apiEndpoint, apiPage, pageOf } from './endpoint.ts'

export const ApiCustomer = z.object({
  id: Id,
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  /** ISO 3166 alpha-2. */
  country: z.nullable(z.string()),
  /** The website's own id of the customer, where it has signed who they are; what is typed is only a claim. */
  verified_id: z.nullable(z.string()),
  first_seen_at: Timestamp,
})
export type ApiCustomer = z.infer<typeof ApiCustomer>

/** A customer who filled in the form of an agent. */
export const ApiLead = z.object({
  customer_id: Id,
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** Everything they answered, in the order of the form. */
  answers: z.array(LeadDetail),
  created_at: Timestamp,
})
export type ApiLead = z.infer<typeof ApiLead>

export const apiCustomers = {
  list: apiEndpoint({
    method: 'GET',
    path: '/v1/customers',
    operation: 'listCustomers',
    tag: 'Customers',
    scope: 'customers:read',
    summary: 'Everybody who wrote to an agent, the newest first.',
    query: z.object(apiPage),
    response: pageOf(ApiCustomer),
  }),
  read: apiEndpoint({
    method: 'GET',
    path: '/v1/customers/:id',
    operation: 'readCustomer',
    tag: 'Customers',
    scope: 'customers:read',
    summary: 'One customer.',
    params: idParams,
    response: ApiCustomer,
  }),
}

export const apiLeads = {
  list: apiEndpoint({
    method: 'GET',
    path: '/v1/leads',
    operation: 'listLeads',
    tag: 'Leads',
    scope: 'leads:read',
    summary: 'Who left an address or filled in a lead form, the newest first.',
    query: z.object(apiPage),
    response: pageOf(ApiLead),
  }),
}
