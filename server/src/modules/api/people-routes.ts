import type { FastifyInstance } from 'fastify'
import { apiAppointments, apiBookings, apiCustomers, apiLeads } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handleApi } from '../../http/api-contract.ts'
import { pageBooked } from '../appointments/ahead.ts'
import { pageRequests, readRequest, settleRequest } from '../booking/service.ts'
import { pageCustomers, readCustomer } from '../customers/service.ts'
import { pageLeads } from '../leads/service.ts'

/** The API for customers and their requests. */
export function peopleApi(app: FastifyInstance, deps: Deps): void {
  handleApi(app, apiCustomers.list, ({ query }, { account }) =>
    pageCustomers(deps, account.id, query),
  )
  handleApi(app, apiCustomers.read, ({ params }, { account }) =>
    readCustomer(deps, account.id, params.id),
  )
  handleApi(app, apiLeads.list, ({ query }, { account }) => pageLeads(deps, account.id, query))
  handleApi(app, apiAppointments.list, ({ query }, { account }) =>
    pageRequests(deps, account.id, query),
  )
  handleApi(app, apiBookings.list, ({ query }, { account }) => pageBooked(deps, account.id, query))
  handleApi(app, apiAppointments.change, async ({ params, body }, { account }) => {
    await settleRequest(deps, account.id, params.id, body.settled)
    return readRequest(deps, account.id, params.id)
  })
}
