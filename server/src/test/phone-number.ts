import { phoneNumbers } from '../db/schema/numbers.ts'
import type { Deps } from '../deps.ts'

/** A number that the carrier has sold to the account, for one of its agents. */
export async function aNumber({ db, telephony }: Deps, userId: string, agentId: string) {
  const [offered] = await telephony.searchNumbers()
  const phone = offered!.phoneNumber
  const { sid } = await telephony.buyNumber(phone)
  const number = { userId, agentId, phone, providerSid: sid, boughtAt: new Date() }
  await db.insert(phoneNumbers).values(number)
  return phone
}
