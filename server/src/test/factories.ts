import type { AgentType } from 'shared-types'
import type { Database } from '../db/client.ts'
import { agents } from '../db/schema/agents.ts'
import type { Deps } from '../deps.ts'
import { sessionCookieName } from '../http/session.ts'
import { findSession } from '../modules/sessions/service.ts'
import { signIn } from '../modules/user/service.ts'

let count = 0

/** A signed-in account: its user, and the cookie header its requests carry. */
export async function aUser(deps: Deps, fields: { email?: string; fullName?: string } = {}) {
  const subject = `subject-${++count}`
  const identity = {
    issuer: 'https://issuer.test',
    subject,
    email: fields.email ?? `${subject}@example.com`,
    fullName: fields.fullName ?? 'Ada Lovelace',
    avatar: '',
  }
  const device = { userAgent: 'test', address: '127.0.0.1' }
  const token = (await signIn(deps, identity, device))!
  const { user } = (await findSession(deps, token, device.address))!
  return { user, cookie: `${sessionCookieName(deps)}=${token}` }
}

/** An agent of the account, activated unless told otherwise, without integrations. */
export async function anAgent(
  db: Database,
  userId: string,
  fields: Partial<{ name: string; type: AgentType; activated: boolean; instructions: string }> = {},
) {
  const [row] = await db
    .insert(agents)
    .values({
      userId,
      name: 'Helper',
      type: 'CHATBOT',
      activated: true,
      handoverMessage: 'A person will be with you soon.',
      brandName: 'Helper',
      brandColor: '#000000',
      textColor: '#ffffff',
      welcomeMessage: 'Hi, how can I help?',
      ...fields,
    })
    .returning()
  return { ...row!, hasBookingPage: false, timeZone: null }
}
