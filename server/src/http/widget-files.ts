import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { readReleases } from '../lib/widget-releases.ts'
import { sendCompressed } from './compressed-files.ts'

const NEWEST = ['nexus-widget.js', 'nexus-panel.js']
const YEAR_S = 365 * 24 * 60 * 60

/**
 * The embed script and its panel. Under a release they never change, may be kept for ever, and stay for as long as anybody's page
 * names them; without one they are what was built last, for development. Any site may load them, also with `crossorigin` and
 * `integrity`.
 * @param folders `built`: the scripts built last; `released`: a folder for each release
 */
export async function widgetFiles(
  app: FastifyInstance,
  { built, released }: { built: string; released: string },
) {
  const send = (request: FastifyRequest, reply: FastifyReply, file: string, caching: string) =>
    sendCompressed(
      request,
      reply
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', caching),
      file,
    )

  for (const script of NEWEST)
    app.get(`/widget/${script}`, hidden, async (request, reply) => {
      const file = join(built, script)
      if (!existsSync(file)) throw notBuilt
      return send(request, reply, file, 'no-cache')
    })
  for (const [release, files] of readReleases(released))
    for (const script of Object.keys(files))
      app.get(`/widget/${release}/${script}`, hidden, async (request, reply) =>
        send(
          request,
          reply,
          join(released, release, script),
          `public, max-age=${YEAR_S}, immutable`,
        ),
      )
}

const hidden = { schema: { hide: true } }

const notBuilt = new AppError(
  404,
  'not_built',
  'The widget is not built yet. Stop the server and run npm start, which builds it.',
)
