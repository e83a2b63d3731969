import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { forbidden } from '../../errors.ts'
import { acceptForms } from '../../http/form-body.ts'
import { lineSampler } from '../../telemetry/line-sampler.ts'

const notSigned = () => forbidden('bad_signature', 'This request is not signed by the carrier.')

/** The most log lines about refused requests: anybody can send them, but the log should show an operator a wrong key or proxy. */
const MAX_LINES = 10
const MAX_FIELDS = 40
const FIELD = /^[A-Za-z]{1,40}$/

/** Requires a valid signature of the carrier for every form route registered on `scope` afterwards; others get 403. */
export function requireSignedForm(scope: FastifyInstance, deps: Deps): void {
  acceptForms(scope)
  const complain = complaints(deps)
  scope.addHook('preValidation', async (request) => {
    const url = deps.config.appUrl + request.url
    const params = (request.body ?? {}) as Record<string, string>
    if (isSigned(deps, request, url, params)) return
    complain(request, Object.keys(params))
    throw notSigned()
  })
}

/** Requires a valid signature of the carrier for WebSocket handshakes. */
export function requireSignedHandshake(scope: FastifyInstance, deps: Deps): void {
  const complain = complaints(deps)
  scope.addHook('onRequest', async (request) => {
    const url = deps.config.appUrl.replace(/^http/, 'ws') + request.url
    if (isSigned(deps, request, url, {})) return
    complain(request, [])
    throw notSigned()
  })
}

function isSigned(
  deps: Deps,
  { headers }: FastifyRequest,
  url: string,
  params: Record<string, string>,
): boolean {
  return deps.telephony.isSigned(url, params, String(headers['x-twilio-signature'] ?? ''))
}

/** Logs refused requests, which shows a proxy that changes the address, or a field missing from the signature. */
function complaints({ config, log }: Deps) {
  const admits = lineSampler(MAX_LINES)
  return ({ routeOptions }: FastifyRequest, fields: string[]): void => {
    const url = config.appUrl + routeOptions.url
    const onSkipped = (skipped: number) =>
      log.warn({ url, skipped }, 'more webhooks that were not signed')
    if (!admits(url, onSkipped)) return
    const names = fields.slice(0, MAX_FIELDS).filter((name) => FIELD.test(name))
    log.warn({ url, fields: names }, 'a webhook was not signed')
  }
}
