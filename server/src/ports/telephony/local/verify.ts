import { type Answer, notThere, ok, refusal, verification } from './answers.ts'
import type { RestCall } from './rest.ts'
import { beginVerification, countCheck, deliver, endVerification } from './store.ts'

/** How often a code may be sent and checked in the ten minutes it is valid, as with Twilio Verify. */
const MAX_SENDS = 5
const MAX_CHECKS = 5

export async function sendCode(call: RestCall): Promise<Answer> {
  const { db, now, accountSid, serviceSid, parts, path, onMessage } = call
  if (parts[0] !== serviceSid) return notThere(path)
  const { To: to = '', Channel: channel = '' } = call.fields
  if (channel !== 'sms' || !/^\+\d{8,15}$/.test(to)) {
    return refusal(400, 60_200, 'Invalid parameter: To')
  }
  const begun = await beginVerification(db, to, now())
  if (begun.sends > MAX_SENDS) return refusal(429, 60_203, 'Max send attempts reached')
  await deliver(db, 'Nexus', to, `Your Nexus verification code is: ${begun.code}`)
  onMessage({ from: 'Nexus', to })
  const sent = { lookup: { carrier: null }, send_code_attempts: [] }
  return ok({ ...verification(accountSid, serviceSid, begun, 'pending'), ...sent }, 201)
}

export async function checkCode(call: RestCall): Promise<Answer> {
  const { db, now, accountSid, serviceSid, parts, path, fields } = call
  const waiting =
    parts[0] === serviceSid
      ? await countCheck(db, fields['VerificationSid'] ?? '', now())
      : undefined
  if (!waiting) return notThere(path)
  if (waiting.checks > MAX_CHECKS) return refusal(429, 60_202, 'Max check attempts reached')
  const isRight = waiting.code === fields['Code']
  if (isRight) await endVerification(db, waiting.phone)
  return ok(verification(accountSid, serviceSid, waiting, isRight ? 'approved' : 'pending'))
}
