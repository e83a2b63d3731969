import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../../deps.ts'
import { isId } from '../../lib/ids.ts'
import { noteAnswered } from './forwarding-check/service.ts'
import { answerCall, type Fields } from './answer-call.ts'
import { accept, afterDial, afterRecording, afterRelay, announce, noteStatus } from './progress.ts'
import { keepRecording, keepTranscription } from './recordings.ts'
import { relayRoutes } from './relay/routes.ts'
import { requireSignedForm } from './signed.ts'
import { hangUp } from './twiml.ts'

const CHECK_ANSWERED =
  'This is the check of your call forwarding. You answered, so this call was not forwarded. Hang up, start the check again, and let it ring.'

type Query = { call?: string; agent?: string; attempt?: string }

/** What the carrier tells and asks during a call. Nothing is read before its signature is checked. */
export async function callWebhooks(app: FastifyInstance, deps: Deps) {
  await app.register((scope) => relayRoutes(scope, deps))
  await app.register((scope) => formRoutes(scope, deps))
}

async function formRoutes(app: FastifyInstance, deps: Deps) {
  requireSignedForm(app, deps)
  const post = (
    hook: string,
    handle: (fields: Fields, call: string | undefined) => Promise<string | void>,
  ) =>
    app.post<{ Body: Fields; Querystring: Query }>(
      `/webhooks/twilio/${hook}`,
      { schema: { hide: true } },
      async ({ body, query }, reply) => send(reply, await handle(body, query.call)),
    )
  post('voice', (fields) => answerCall(deps, fields))
  post('connect-action', (fields) => afterRelay(deps, fields))
  post('whisper', (_fields, call) => announce(deps, call))
  post('accept', ({ Digits }, call) => accept(deps, call, Digits))
  post('dial-action', (fields, call) => afterDial(deps, call, fields))
  post('recorded', (fields, call) => afterRecording(deps, call, fields))
  post('recording', (fields, call) => keepRecording(deps, call, fields))
  post('transcription', (fields, call) => keepTranscription(deps, call, fields))
  app.post<{ Querystring: Query }>(
    '/webhooks/twilio/forwarding-check',
    { schema: { hide: true } },
    async ({ query: { agent = '', attempt = '' } }, reply) => {
      if (isId(agent) && isId(attempt)) await noteAnswered(deps, agent, attempt)
      return send(reply, hangUp(CHECK_ANSWERED))
    },
  )
  post('status', (fields) => noteStatus(deps, fields))
}

const send = (reply: FastifyReply, twiml: string | void) =>
  twiml === undefined ? reply.code(204).send() : reply.type('text/xml').send(twiml)
