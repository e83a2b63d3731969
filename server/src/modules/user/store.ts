import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { users } from '../../db/schema/users.ts'

/** The identity that the provider has verified. */
export type Identity = {
  issuer: string
  subject: string
  email: string
  fullName: string
  avatar: string
}

export async function hasUser(db: Database, { issuer, subject }: Identity): Promise<boolean> {
  return (await db.$count(users, of({ issuer, subject }))) > 0
}

/** Whether the account is being deleted and waits for vendors. */
export const isClosing = async (db: Database, identity: Identity): Promise<boolean> =>
  (await db.$count(users, and(of(identity), isNotNull(users.closingAt)))) > 0

const of = ({ issuer, subject }: Pick<Identity, 'issuer' | 'subject'>) =>
  and(eq(users.issuer, issuer), eq(users.subject, subject))

/** The account of an identity, created at the first sign-in; name, email and picture are updated from the provider. @returns its id. */
export async function upsertUser(db: Database, identity: Identity): Promise<string> {
  const { email, fullName, avatar } = identity
  const [row] = await db
    .insert(users)
    .values(identity)
    .onConflictDoUpdate({ target: [users.issuer, users.subject], set: { email, fullName, avatar } })
    .returning({ id: users.id })
  return row!.id
}
