import type { FastifyInstance, FastifyRequest } from 'fastify'
import { appointments } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { handle, inputSchema, refuseMalformedIds } from '../../http/contract.ts'
import { readCalendarFile, settleRequest } from './service.ts'

export async function requestRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, appointments.settle, ({ params, body }, { account }) =>
    settleRequest(deps, account.id, params.id, body.settled),
  )
  app.route({
    method: appointments.file.method,
    url: appointments.file.path,
    schema: inputSchema(appointments.file),
    handler: async (request: FastifyRequest, reply) => {
      refuseMalformedIds(request)
      // The cast is safe: the schema of the contract has checked it.
      const { id } = request.params as { id: string }
      const { name, text } = await readCalendarFile(deps, request.account.id, id)
      return reply
        .headers({
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': 'no-store',
        })
        .send(text)
    },
  })
}
