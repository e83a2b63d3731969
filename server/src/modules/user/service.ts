import type { SignUp } from '../../config-access.ts'
import type { Deps } from '../../deps.ts'
import { record } from '../audit/record.ts'
// oxlint-disable-next-line no-restricted-imports -- checked within the transaction that signs somebody up
import { foundersAwaiting } from '../team/invitation-store.ts'
import { browserName } from '../sessions/browser-name.ts'
import { type Device, openSession } from '../sessions/service.ts'
import { hasUser, type Identity, isClosing, upsertUser } from './store.ts'

/**
 * Opens a session. At the first sign-in it creates the account, if sign-up is open to that address.
 * @returns the token for the cookie; null when there is no account and none may be created, or it is being deleted.
 */
export const signIn = (deps: Deps, identity: Identity, device: Device): Promise<string | null> =>
  deps.db.transaction(async (tx) => {
    const { email } = identity
    if (!(await isWelcome(deps, tx, identity))) return null
    if (await isClosing(tx, identity)) return null
    const userId = await upsertUser(tx, identity)
    const actor = { userId, email, address: device.address }
    await record(tx, actor, {
      action: 'session.begin',
      details: { browser: browserName(device.userAgent) },
    })
    return openSession(deps, tx, userId, device)
  })

/**
 * Whether an invited person may create an account: even when sign-up is closed. When it is open to some addresses, the inviting account's
 * founder must have one of these, so that guests cannot invite further guests.
 */
async function isWelcome(deps: Deps, tx: Deps['db'], identity: Identity): Promise<boolean> {
  const { signUp } = deps.config
  if (mayJoin(signUp, identity.email) || (await hasUser(tx, identity))) return true
  const founders = await foundersAwaiting(tx, identity.email.toLowerCase(), deps.now())
  return founders.some((founder) => signUp === 'closed' || mayJoin(signUp, founder))
}

function mayJoin(signUp: SignUp, email: string): boolean {
  if (signUp === 'open' || signUp === 'closed') return signUp === 'open'
  return signUp.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase())
}
