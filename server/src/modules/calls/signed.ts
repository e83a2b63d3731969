import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { forbidden } from '../../errors.ts'
import { acceptForms } from '../../http/form-body.ts'

const notSigned = () => forbidden('bad_signature', 'This request is not signed by the carrier.')

/** Form posts of the carrier: every route registered on `scope` from here on answers 403 to what is not signed. */
export function requireSignedForm(scope: FastifyInstance, deps: Deps): void {
  acceptForms(scope)
  scope.addHook('preValidation', async (request) => {
    const { appUrl } = deps.config
    check(deps, request, appUrl + request.url, (request.body ?? {}) as Record<string, string>)
  })
}

/** WebSocket handshakes of the carrier. */
export function requireSignedHandshake(scope: FastifyInstance, deps: Deps): void {
  scope.addHook('onRequest', async (request) => {
    check(deps, request, deps.config.appUrl.replace(/^http/, 'ws') + request.url, {})
  })
}

function check(deps: Deps, request: FastifyRequest, url: string, params: Record<string, string>) {
  const signature = request.headers['x-twilio-signature']
  const isSigned = deps.telephony.isSigned(url, params, String(signature ?? ''))
  if (isSigned) return
  // A proxy that changes the address, or a field the carrier left out of the signature, is found by this.
  request.log.warn({ url, fields: Object.keys(params) }, 'a webhook was not signed')
  throw notSigned()
}
