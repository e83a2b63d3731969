import { contacts } from '../../db/schema/contacts.ts'
import { savedReplies } from '../../db/schema/saved-replies.ts'
import { webhookDeliveries, webhookEndpoints, webhookEvents } from '../../db/schema/webhooks.ts'
import type { Deps } from '../../deps.ts'
import { newId } from '../../lib/ids.ts'
import { idOf } from './id-of.ts'

/** Saved replies, contacts, a Telegram group and a webhook. */
export async function listsOf(deps: Deps, userId: string) {
  const { db } = deps
  const savedReplyId = await idOf(
    db
      .insert(savedReplies)
      .values({ userId, title: 'Opening hours', text: 'We open at nine.' })
      .returning({ id: savedReplies.id }),
  )
  const contactId = await idOf(
    db
      .insert(contacts)
      .values({ userId, name: 'Rosa Lind', phone: '+12025550147' })
      .returning({ id: contacts.id }),
  )
  const { id: localGroupId } = await deps.telegram.local!.people.createGroup(userId, 'Guests')
  return { savedReplyId, contactId, localGroupId, ...(await aWebhook(deps, userId)) }
}

/** A webhook with a delivery, and no events selected. */
async function aWebhook({ db }: Deps, userId: string) {
  const webhookId = await idOf(
    db
      .insert(webhookEndpoints)
      .values({
        userId,
        url: 'https://hooks.example.com/nexus',
        description: '',
        format: 'standard',
        events: [],
        sealed: newId(),
        hint: 'abcd',
      })
      .returning({ id: webhookEndpoints.id }),
  )
  const eventId = await idOf(
    db
      .insert(webhookEvents)
      .values({ userId, type: 'webhook.test', fact: newId(), data: {} })
      .returning({ id: webhookEvents.id }),
  )
  const webhookDeliveryId = await idOf(
    db
      .insert(webhookDeliveries)
      .values({ userId, endpointId: webhookId, eventId })
      .returning({ id: webhookDeliveries.id }),
  )
  return { webhookId, webhookDeliveryId }
}
