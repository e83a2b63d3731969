import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { visitorPage } from '../../http/visitor-page.ts'
import { escapeHtml, type Letterhead } from '../../lib/page.ts'
import { writtenIn } from '../../wording/index.ts'
import { letterheadOf } from './letterhead.ts'
import { insertTranscript } from './letter-store.ts'
import { readFewerToken, readWholeToken } from './links.ts'
import { isAccount, suppress } from './suppression-store.ts'
import { findThread } from './thread-store.ts'

type Link = { Params: { token: string }; Querystring: { in?: string } }
/** What a link does, and in whose name its page speaks. */
type Meant = Sender & { act: () => Promise<unknown> }
type Sender = { agent: string; letterhead: Letterhead | null }

/**
 * The pages of the links at the end of mails to visitors, which need no sign-in. Opening one only asks for confirmation, because
 * programs that check links open them too. Mail programs post to the unsubscribe link by themselves.
 */
export async function letterPages(app: FastifyInstance, deps: Deps) {
  // The address contains everything needed; the body is not read, whatever its type.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null))

  const notValid = (reply: FastifyReply, language: string) => {
    const title = writtenIn(language).letter.notValid
    return visitorPage(deps, reply, { status: 404, title, language, letterhead: null })
  }

  const serve = (
    path: string,
    does: 'fewer' | 'whole',
    meaning: (token: string) => Promise<Meant | null>,
  ) => {
    const hidden = { schema: { hide: true } }
    app.get<Link>(path, hidden, async ({ params, query }, reply) => {
      const { language, letter: words } = writtenIn(String(query.in))
      const action = await meaning(params.token)
      if (!action) return notValid(reply, language)
      const title = words[`${does}Ask`](action)
      const { letterhead } = action
      return visitorPage(deps, reply, { title, language, body: button(words[does]), letterhead })
    })
    app.post<Link>(path, hidden, async ({ params, query }, reply) => {
      const { language, letter: words } = writtenIn(String(query.in))
      const action = await meaning(params.token)
      if (!action) return notValid(reply, language)
      await action.act()
      const title = does === 'fewer' ? words.fewerDone(action) : words.wholeDone
      return visitorPage(deps, reply, { title, language, letterhead: action.letterhead })
    })
  }

  serve('/letters/fewer/:token', 'fewer', async (token) => {
    const fewer = readFewerToken(deps.config.secrets, token)
    if (!fewer || !(await isAccount(deps.db, fewer.userId))) return null
    const sender = await senderOf(deps, fewer.agentId)
    return { ...sender, act: () => suppress(deps.db, fewer.userId, fewer.addressHash) }
  })
  serve('/letters/whole/:token', 'whole', async (token) => {
    const conversationId = readWholeToken(deps.config.secrets, token)
    if (!conversationId) return null
    const thread = await findThread(deps.db, conversationId)
    if (!thread?.email) return null
    const { userId, agentId } = thread
    return {
      ...(await senderOf(deps, agentId)),
      act: () => insertTranscript(deps.db, { userId, conversationId, personId: null }),
    }
  })
}

/** The business; where its agent was deleted, the product. */
async function senderOf(deps: Deps, agentId: string): Promise<Sender> {
  try {
    const letterhead = await letterheadOf(deps, agentId)
    return { agent: letterhead.name, letterhead }
  } catch (error) {
    if (error instanceof AppError) return { agent: 'Nexus', letterhead: null }
    throw error
  }
}

const button = (label: string) =>
  `<form method="post"><button class="primary" type="submit">${escapeHtml(label)}</button></form>`
