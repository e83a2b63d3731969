import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../../deps.ts'
import { isId } from '../../lib/ids.ts'
import { wordingIn } from '../../wording/index.ts'
import { localeOf } from '../../wording/locale.ts'
import { agentProfile } from '../agents/profile.ts'
import { noteAnswered } from './forwarding-check/service.ts'
import { answerCall, type Fields } from './answer-call.ts'
import { accept, afterDial, afterRecording, afterRelay, announce, noteStatus } from './progress.ts'
import { keepRecording, keepTranscription } from './recordings.ts'
import { requireSignedForm } from './signed.ts'
import { type Held, hangUp } from './twiml.ts'

type Query = { call?: string; agent?: string; attempt?: string; seen?: string }

/** Requests of the carrier during a call. Nothing of them is read before their signature is checked. */
export async function callWebhooks(app: FastifyInstance, deps: Deps) {
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
  app.post<{ Body: Fields; Querystring: Query }>(
    '/webhooks/twilio/voice',
    { schema: { hide: true } },
    async ({ body, query }, reply) => send(reply, await answerCall(deps, body, heldIn(query))),
  )
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
      return send(reply, await sayAnswered(deps, agent, attempt))
    },
  )
  post('status', (fields) => noteStatus(deps, fields))
}

function heldIn({ call: causeId, seen }: Query): Held | undefined {
  if (!causeId) return undefined
  return { causeId, seen: seen === 'picked-up' || seen === 'put-down' ? seen : undefined }
}

/** Handles somebody answering the call of a forwarding check. */
async function sayAnswered(deps: Deps, agentId: string, attempt: string): Promise<string> {
  if (!isId(agentId) || !isId(attempt)) return hangUp()
  await noteAnswered(deps, agentId, attempt)
  const { language } = await agentProfile(deps, agentId)
  return hangUp(wordingIn(language).call.checkAnswered, localeOf(language))
}

const send = (reply: FastifyReply, twiml: string | void) =>
  twiml === undefined ? reply.code(204).send() : reply.type('text/xml').send(twiml)
