import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ConnectWhatsapp } from 'shared-types'
import { sign } from '../../../ports/telephony/signature.ts'
import { anAgent, aUser } from '../../../test/factories.ts'
import { twilioForm } from '../../../test/twilio-form.ts'
import { type Stage, textingStage } from '../test/stage.ts'

let stage: Stage
beforeEach(async () => {
  stage = await textingStage('SALES_ASSISTANT', { RATE_LIMIT: 'true' })
})
afterEach(() => stage.close())

/** Messages to a new sender, signed as anybody who has the account's token could sign them. */
async function aSender({ user, cookie }: Awaited<ReturnType<typeof aUser>>, agentId: string) {
  const { accountSid, authToken, phone } = await stage.deps.telephony.local!.registerWhatsapp(
    user.id,
  )
  const payload: ConnectWhatsapp = { account_sid: accountSid, auth_token: authToken, phone }
  const connected = await stage.app.inject({
    method: 'POST',
    url: `/api/agent/whatsapp/${agentId}`,
    headers: { cookie, origin: stage.deps.config.appUrl },
    payload,
  })
  expect(connected.statusCode, connected.body).toBe(200)
  const query = `select id from whatsapp_senders where agent_id = '${agentId}'`
  const { rows } = await stage.deps.driver.query(query)
  const url = `/api/webhooks/twilio/whatsapp/${String(rows[0]!['id'])}`
  return async (at: number) => {
    const fields = {
      MessageSid: `SM${at.toString(16).padStart(32, '0')}`,
      From: `whatsapp:+4474001${String(at).padStart(5, '0')}`,
      To: `whatsapp:${phone}`,
      Body: 'Hello',
    }
    const signature = sign(authToken, stage.deps.config.appUrl + url, fields)
    const { statusCode } = await stage.app.inject(twilioForm(url, fields, signature))
    return statusCode
  }
}

it('a flood of messages from one sender is refused, and another does not wait for it', async () => {
  const flood = await aSender(stage.owner, stage.agentId)
  const other = await aUser(stage.deps)
  const quiet = await aSender(other, (await anAgent(stage.deps.db, other.user.id)).id)
  const answers = await Promise.all(Array.from({ length: 200 }, (_, at) => flood(at)))
  expect(new Set(answers)).toEqual(new Set([200, 429]))
  expect(await quiet(1_000)).toBe(200)
})
