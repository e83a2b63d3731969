import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { escapeHtml, standInHeaders, standInPage } from '../../lib/page.ts'
import { writtenIn } from '../../wording/index.ts'
import { agentProfile } from '../agents/profile.ts'
import { insertTranscript } from './letter-store.ts'
import { readFewerToken, readWholeToken } from './links.ts'
import { isAccount, suppress } from './suppression-store.ts'
import { findThread } from './thread-store.ts'

type Link = { Params: { token: string }; Querystring: { in?: string } }
/** What a link does, and the name in which its page speaks. */
type Meant = { agent: string; act: () => Promise<unknown> }

/**
 * The pages of the links at the end of mails to visitors, which need no sign-in. Opening one only asks for confirmation, because
 * programs that check links open them too. Mail programs post to the unsubscribe link by themselves.
 */
export async function letterPages(app: FastifyInstance, deps: Deps) {
  // The address contains everything needed; the body is not read, whatever its type.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null))

  const page = (reply: FastifyReply, status: number, language: string, title: string, body = '') =>
    reply
      .code(status)
      .headers({ ...standInHeaders(deps.config.appUrl), 'x-robots-tag': 'noindex' })
      .send(standInPage(escapeHtml(title), `<h1>${escapeHtml(title)}</h1>${body}`, language))

  const serve = (
    path: string,
    does: 'fewer' | 'whole',
    meaning: (token: string) => Promise<Meant | null>,
  ) => {
    const hidden = { schema: { hide: true } }
    app.get<Link>(path, hidden, async ({ params, query }, reply) => {
      const { language, letter: words } = writtenIn(String(query.in))
      const action = await meaning(params.token)
      if (!action) return page(reply, 404, language, words.notValid)
      return page(reply, 200, language, words[`${does}Ask`](action), button(words[does]))
    })
    app.post<Link>(path, hidden, async ({ params, query }, reply) => {
      const { language, letter: words } = writtenIn(String(query.in))
      const action = await meaning(params.token)
      if (!action) return page(reply, 404, language, words.notValid)
      await action.act()
      return page(
        reply,
        200,
        language,
        does === 'fewer' ? words.fewerDone(action) : words.wholeDone,
      )
    })
  }

  serve('/letters/fewer/:token', 'fewer', async (token) => {
    const fewer = readFewerToken(deps.config.secrets, token)
    if (!fewer || !(await isAccount(deps.db, fewer.userId))) return null
    const agent = await nameOf(deps, fewer.agentId)
    return { agent, act: () => suppress(deps.db, fewer.userId, fewer.addressHash) }
  })
  serve('/letters/whole/:token', 'whole', async (token) => {
    const conversationId = readWholeToken(deps.config.secrets, token)
    if (!conversationId) return null
    const thread = await findThread(deps.db, conversationId)
    if (!thread?.email) return null
    const { userId, agentId } = thread
    return {
      agent: await nameOf(deps, agentId),
      act: () => insertTranscript(deps.db, { userId, conversationId, personId: null }),
    }
  })
}

/** The name of the agent; where it was deleted, the name of the product. */
async function nameOf(deps: Deps, agentId: string): Promise<string> {
  try {
    const { brandName, name } = await agentProfile(deps, agentId)
    return brandName || name
  } catch (error) {
    if (error instanceof AppError) return 'Nexus'
    throw error
  }
}

const button = (label: string) =>
  `<form method="post"><button class="primary" type="submit">${escapeHtml(label)}</button></form>`
