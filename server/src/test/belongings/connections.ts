import { randomInt } from 'node:crypto'
import { bookedAppointments, schedulePeople, schedules } from '../../db/schema/appointments.ts'
import { calendarConnections } from '../../db/schema/calendar-connections.ts'
import { identitySecrets } from '../../db/schema/identities.ts'
import { installLinks } from '../../db/schema/install.ts'
import { integrations } from '../../db/schema/integrations.ts'
import { telegramBots } from '../../db/schema/telegram.ts'
import { whatsappSenders } from '../../db/schema/texting.ts'
import type { Deps } from '../../deps.ts'
import { newId } from '../../lib/ids.ts'
import { MINUTE_MS } from '../../lib/time.ts'
import { newToken } from '../../lib/secret-token.ts'
import { sealAccess } from '../../modules/calendars/access.ts'
import { sealToken } from '../../modules/texting/whatsapp/sender.ts'
import { idOf, type Owner } from './id-of.ts'

/** What an agent is connected to: Telegram, a calendar, WhatsApp, a website with an installation link, and a booking page. */
export async function connectionsOf(
  deps: Deps,
  { userId, agentId, otherAgentId }: Owner & { otherAgentId: string },
) {
  const { db } = deps
  const integrationId = await idOf(
    db
      .insert(integrations)
      .values({ userId, agentId, type: 'telegram', tokenHash: newId() })
      .returning({ id: integrations.id }),
  )
  await db.insert(calendarConnections).values({
    userId,
    agentId,
    vendor: 'cal_com',
    account: 'owner@cal-com.local',
    sealed: sealAccess(deps, { vendor: 'cal_com', key: `cal_local_${userId}` }),
    timeZone: 'UTC',
  })
  const identitySecretId = await idOf(
    db
      .insert(identitySecrets)
      .values({ userId, agentId, slot: 1, sealed: newId(), hint: 'abcd' })
      .returning({ id: identitySecrets.id }),
  )
  await db.insert(installLinks).values({ userId, agentId: otherAgentId, code: newId() })
  return {
    integrationId,
    identitySecretId,
    ...(await someBookings(deps, userId, agentId)),
    ...(await aBot(deps, userId, otherAgentId)),
    ...(await aWhatsapp(deps, userId, agentId)),
  }
}

/** Appointments with an agent's people, one years ahead and one that is over, on a public schedule. */
async function someBookings({ db }: Deps, userId: string, agentId: string) {
  const week = Array.from({ length: 7 }, () => [{ from: '00:00', to: '00:00' }])
  const hours = { time_zone: 'UTC', week, special_days: [] }
  const scheduleId = await idOf(
    db
      .insert(schedules)
      .values({
        userId,
        agentId,
        code: newToken(),
        title: 'A first talk',
        hours,
        lengthMinutes: 30,
        noticeMinutes: 0,
        aheadDays: 30,
        askPhone: 'optional',
      })
      .returning({ id: schedules.id }),
  )
  const [person] = await db
    .insert(schedulePeople)
    .values({ userId, scheduleId, name: 'Rosa Lind', position: 0 })
    .returning()
  const lane = person!.lane * 2 ** 32
  const booking = (startsAt: Date) => {
    const minute = lane + +startsAt / MINUTE_MS
    const appointment = {
      userId,
      scheduleId,
      personId: person!.id,
      state: 'confirmed' as const,
      startsAt,
      endsAt: new Date(+startsAt + 30 * MINUTE_MS),
      taken: `[${minute},${minute + 30})`,
      name: 'Vera',
      email: 'vera@example.org',
      timeZone: 'UTC',
      language: 'en',
    }
    return idOf(
      db.insert(bookedAppointments).values(appointment).returning({ id: bookedAppointments.id }),
    )
  }
  return {
    bookedId: await booking(new Date('2090-01-05T20:00:00Z')),
    pastId: await booking(new Date('2020-01-05T20:00:00Z')),
  }
}

/** A bot for an agent, and one without an agent. */
async function aBot({ db, telegram }: Deps, userId: string, agentId: string) {
  const botIntegrationId = await idOf(
    db
      .insert(integrations)
      .values({ userId, agentId, type: 'telegram', tokenHash: newId() })
      .returning({ id: integrations.id }),
  )
  const botId = randomInt(1_000_000_000, 9_999_999_999)
  await db
    .insert(telegramBots)
    .values({ userId, integrationId: botIntegrationId, botId, username: 'aBot', sealed: '' })
  const botName = `free${randomInt(1_000_000_000)}bot`
  const botToken = (await telegram.local!.makeBot(userId, botName))!
  return { botIntegrationId, botName, botToken }
}

/** A WhatsApp sender of the local carrier, connected to the agent. */
async function aWhatsapp({ db, telephony, config }: Deps, userId: string, agentId: string) {
  const { accountSid, authToken, phone } = await telephony.local!.registerWhatsapp(userId)
  await db.insert(whatsappSenders).values({
    userId,
    agentId,
    address: `whatsapp:${phone}`,
    accountSid,
    sealed: sealToken(config, authToken),
  })
  const whatsappAccount = { account_sid: accountSid, auth_token: authToken, phone }
  return { whatsappAgentId: agentId, whatsappAccount }
}
