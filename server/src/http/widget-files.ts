import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { WIDGET_VERSION } from 'shared-types'
import { AppError } from '../errors.ts'
import { sendCompressed } from './compressed-files.ts'

const SCRIPTS = ['nexus-widget.js', 'nexus-panel.js']
const YEAR_S = 365 * 24 * 60 * 60

/**
 * The embed script and its panel: under their version they never change and may be kept for ever; without it they are the newest,
 * for development. Any site may load them, also with `crossorigin` and `integrity`.
 */
export async function widgetFiles(app: FastifyInstance, { folder }: { folder: string | null }) {
  const send = async (request: FastifyRequest, reply: FastifyReply, script: string) => {
    const file = folder && join(folder, script)
    reply
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
    if (!file || !existsSync(file)) throw notBuilt
    return sendCompressed(request, reply, file)
  }
  for (const script of SCRIPTS) {
    app.get(`/widget/${WIDGET_VERSION}/${script}`, hidden, (request, reply) => {
      reply.header('cache-control', `public, max-age=${YEAR_S}, immutable`)
      return send(request, reply, script)
    })
    app.get(`/widget/${script}`, hidden, (request, reply) => {
      reply.header('cache-control', 'no-cache')
      return send(request, reply, script)
    })
  }
}

const hidden = { schema: { hide: true } }

const notBuilt = new AppError(
  404,
  'not_built',
  'The widget is not built yet. Stop the server and run npm start, which builds it.',
)
