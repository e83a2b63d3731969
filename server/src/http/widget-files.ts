import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError } from '../errors.ts'
import { readReleases } from '../lib/widget-releases.ts'
import { notFoundHandler } from './error-handler.ts'

const NEWEST = '/widget/:script(^nexus-[a-z]+\\.(?:js|json)$)'
const KEPT = '/widget/:release/:script'
const YEAR_S = 365 * 24 * 60 * 60

/**
 * Serves the embed script, its panel with its parts, and its texts in other languages. The files of a release never change, may be cached
 * forever, and stay for as long as any page refers to them; without a release in the path they are the latest build, for development. Any
 * site may load them, also with `crossorigin` and `integrity`.
 * @param folders `built`: the latest build; `released`: a folder for each release
 */
export async function widgetFiles(
  app: FastifyInstance,
  { built, released }: { built: string; released: string },
) {
  await app.register(fastifyStatic, {
    root: released,
    serve: false,
    cacheControl: false,
    preCompressed: true,
  })
  const send = (reply: FastifyReply, folder: string, script: string, caching: string) =>
    reply
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', caching)
      .sendFile(script, folder)

  app.get<{ Params: { script: string } }>(NEWEST, hidden, async ({ params }, reply) => {
    if (!existsSync(join(built, params.script))) throw notBuilt
    return send(reply, built, params.script, 'no-cache')
  })
  const releases = readReleases(released)
  app.get<{ Params: { release: string; script: string } }>(KEPT, hidden, async (request, reply) => {
    const { release, script } = request.params
    const isReleased = Object.hasOwn(releases.get(release) ?? {}, script)
    if (!isReleased) return notFoundHandler(request, reply)
    return send(reply, join(released, release), script, `public, max-age=${YEAR_S}, immutable`)
  })
}

const hidden = { schema: { hide: true } }

const notBuilt = new AppError(
  404,
  'not_built',
  'The widget is not built yet. Stop the server and run npm start, which builds it.',
)
