import type { FastifyInstance, FastifyReply } from 'fastify'
import type { NoticeKind } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { standInHeaders, standInPage } from '../../lib/page.ts'
import { unsubscribe } from './unsubscribe.ts'
import { readUnsubscribeToken } from './unsubscribe-token.ts'

const NAMES: Record<NoticeKind, string> = {
  person_wanted: 'a person is asked for',
  mention: 'somebody mentions you in a note',
  assigned: 'a conversation is given to you',
  call_message: 'a call is missed, or a message is left',
  lead: 'somebody leaves their address',
  appointment: 'somebody would like an appointment',
  number_suspended: 'a number is suspended, or a payment fails',
  failing: 'a model or an integration fails',
  cap_near: 'a cap is near',
}

/**
 * The page of the unsubscribe link in mails, which needs no sign-in. Opening it only asks, because programs that check links open
 * it too; the button, and mail programs by themselves, send a POST.
 */
export async function unsubscribePages(app: FastifyInstance, deps: Deps) {
  const page = (reply: FastifyReply, status: number, title: string, body: string) =>
    reply
      .code(status)
      .headers({ ...standInHeaders(deps.config.appUrl), 'x-robots-tag': 'noindex' })
      .send(standInPage(title, body))
  // The address contains everything needed; the body is not read, whatever its type.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null))
  const address = '/unsubscribe/:token'
  const hidden = { schema: { hide: true } }

  app.get<{ Params: { token: string } }>(address, hidden, async ({ params }, reply) => {
    const known = readUnsubscribeToken(deps.config.secrets, params.token)
    if (!known) return page(reply, 404, 'Link not valid', NOT_VALID)
    return page(reply, 200, 'No more mails like this', confirmationHtml(known.kinds))
  })
  app.post<{ Params: { token: string } }>(address, hidden, async ({ params }, reply) => {
    const known = readUnsubscribeToken(deps.config.secrets, params.token)
    if (!known) return page(reply, 404, 'Link not valid', NOT_VALID)
    await unsubscribe(deps, known)
    return page(reply, 200, 'Done', DONE)
  })
}

const NOT_VALID =
  '<h1>This link is not valid</h1><p class="lead">Sign in and choose what you are told of in Settings, Notifications.</p>'

const DONE =
  '<h1>You get no more mails like this</h1><p class="lead">You can change that at any time.</p><p><a href="/settings/notifications">Choose what you are told of</a></p>'

const confirmationHtml = (kinds: NoticeKind[]) => `<h1>No more mails like this?</h1>
<p class="lead">You then get no mail any more when ${kinds.map((kind) => NAMES[kind]).join(', or when ') || 'you ask for a test'}.</p>
<form method="post"><button class="primary" type="submit">No more mails like this</button></form>`
