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
export async function widgetFiles(app: FastifyInstance, { folder }: { folder: string }) {
  const send = (request: FastifyRequest, reply: FastifyReply, script: string, caching: string) => {
    const file = join(folder, script)
    reply
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
    if (!existsSync(file)) throw notBuilt
    return sendCompressed(request, reply.header('cache-control', caching), file)
  }
  for (const script of SCRIPTS) {
    app.get(`/widget/${WIDGET_VERSION}/${script}`, hidden, async (request, reply) =>
      send(request, reply, script, `public, max-age=${YEAR_S}, immutable`),
    )
    app.get(`/widget/${script}`, hidden, async (request, reply) =>
      send(request, reply, script, 'no-cache'),
    )
  }
}

const hidden = { schema: { hide: true } }

const notBuilt = new AppError(
  404,
  'not_built',
  'The widget is not built yet. Stop the server and run npm start, which builds it.',
)
