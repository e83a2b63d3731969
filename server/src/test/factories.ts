import type { AgentType, Role } from 'shared-types'
import type { Database } from '../db/client.ts'
import { agents } from '../db/schema/agents.ts'
import type { Deps } from '../deps.ts'
import { sessionCookieName } from '../http/session.ts'
import { findSession, openSession } from '../modules/sessions/service.ts'
import { addMember, setAccount } from '../modules/team/store.ts'
import { signIn } from '../modules/user/service.ts'

let count = 0

/** A signed-in account: its user, and the cookie header for its requests. */
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
  const { id: sessionId, user } = (await findSession(deps, token, device.address))!
  return { user, sessionId, cookie: `${sessionCookieName(deps)}=${token}` }
}

/** A member of somebody else's account, signed in and working in it. */
export async function aMember(deps: Deps, accountId: string, role: Role) {
  const person = await aUser(deps, { fullName: 'Grace Hopper' })
  await addMember(deps.db, accountId, person.user.id, role)
  await setAccount(deps.db, { id: person.sessionId, userId: person.user.id }, accountId)
  return person
}

/** An agent of the account, active by default, without integrations. */
export async function anAgent(
  db: Database,
  userId: string,
  fields: Partial<{
    name: string
    brandName: string
    type: AgentType
    activated: boolean
    instructions: string
  }> = {},
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
  return { ...row!, hasBookingPage: false, hasSchedule: false, hasActions: false, timeZone: null }
}

/** Another session of the same person, in another browser. */
export async function aSecondSession(deps: Deps, userId: string) {
  const device = { userAgent: 'test', address: '127.0.0.1' }
  const token = await openSession(deps, deps.db, userId, device)
  return { cookie: `${sessionCookieName(deps)}=${token}` }
}
