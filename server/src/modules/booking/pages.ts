import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import type { Deps } from '../../deps.ts'
import { standInHeaders, standInPage } from '../../lib/page.ts'
import { CODE } from './page-link.ts'
import { openLink } from './service.ts'

const NO_LONGER =
  '<h1>This link is no longer in use</h1><p class="lead">Ask whoever sent it to you for a new one.</p>'

/** Headers with which browsers mark a request that nobody has clicked yet. */
const AHEAD = ['prefetch', 'prerender', 'preview']

/** The link customers get: it redirects to the agent's booking page, and can lead nowhere else. */
export async function bookingPages(app: FastifyInstance, deps: Deps) {
  app.get<{ Params: { code: string } }>(
    '/book/:code',
    { schema: { hide: true } },
    async (request, reply) => {
      const { code } = request.params
      const url = CODE.test(code) ? await openLink(deps, code, isPerson(request)) : null
      reply.headers({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' })
      if (url) return reply.header('referrer-policy', 'no-referrer').redirect(url)
      return reply
        .code(404)
        .headers(standInHeaders(deps.config.appUrl))
        .send(standInPage('Link no longer in use', NO_LONGER))
    },
  )
}

/** Whether a person opens the link, rather than a crawler, a link preview or a browser that prefetches. */
function isPerson({ method, headers }: FastifyRequest): boolean {
  const why = `${headers['sec-purpose']} ${headers['purpose']} ${headers['x-moz']}`.toLowerCase()
  const isAhead = AHEAD.some((word) => why.includes(word))
  return (
    method === 'GET' && !isAhead && Boolean(headers['user-agent']) && !isbot(headers['user-agent'])
  )
}
