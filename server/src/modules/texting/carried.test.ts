import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ConnectWhatsapp } from 'shared-types'
import { carrierMessages } from '../../db/schema/numbers.ts'
import { carriedTexts } from '../../db/schema/texting.ts'
import { AppError } from '../../errors.ts'
import { DAY_MS } from '../../lib/time.ts'
import { forgetByChoice } from '../account/retention.ts'
import { removeLeftTexts, sendOnce } from './carried.ts'
import { PHONE, type Stage, textingStage } from './test/stage.ts'

let stage: Stage
beforeEach(async () => void (stage = await textingStage()))
afterEach(() => stage.close())

const rows = async (query: string) => (await stage.deps.driver.query(query)).rows
const atCarrier = () => stage.deps.db.$count(carrierMessages)
const remembered = () => stage.deps.db.$count(carriedTexts)
const dueNow = () => stage.deps.driver.query('update carried_texts set due_at = now()')
/** One round of the job, as long after now as it takes for everything to be due. */
const removeAll = async () => {
  await dueNow()
  await removeLeftTexts(stage.deps)
}

/** A conversation by text in which the agent has answered once. */
async function aTalk() {
  stage.start()
  await stage.text('Are you open?')
  await stage.answer('Yes.')
  await stage.untilHeard(['Yes.'])
  await expect.poll(remembered).toBe(2)
  return stage.conversationId()
}

/** The same in WhatsApp, where the stand-in stores both messages. */
async function aWhatsappTalk() {
  const given: ConnectWhatsapp = (await stage.call('POST', '/local/whatsapp')).data
  await stage.call('POST', `/agent/whatsapp/${stage.agentId}`, given)
  stage.start()
  const said = { from: PHONE, to: given.phone, text: 'Are you open?', name: 'Amara' }
  await stage.deps.telephony.local!.writeWhatsapp(said)
  await stage.answer('Yes.')
  await expect.poll(atCarrier).toBe(2)
  await expect.poll(remembered).toBe(2)
  return stage.conversationId()
}

it('texts of an erased person are deleted at the carrier, those received too, and no others', async () => {
  const id = await aTalk()
  const removed = vi.spyOn(stage.deps.telephony, 'removeText')
  await removeAll()
  expect(removed).not.toHaveBeenCalled()
  const sids = (await rows('select sid from carried_texts order by sid')).map(({ sid }) => sid)
  await stage.call('DELETE', `/conversation/${id}/person`)
  await removeLeftTexts(stage.deps)
  expect(removed.mock.calls.flat().toSorted()).toEqual(sids)
  expect([await atCarrier(), await remembered()]).toEqual([0, 0])
})

it('texts are deleted at the carrier with what an account keeps no longer', async () => {
  await aTalk()
  await stage.call('PATCH', '/account/retention', { ...KEEPS_ALL, conversations: 30 })
  const later = Date.now() + 31 * DAY_MS
  await forgetByChoice({ ...stage.deps, now: () => new Date(later) })
  expect([await atCarrier(), await remembered()]).toEqual([0, 0])
})

it('a failed deletion at the carrier is repeated later, and reported once', async () => {
  const id = await aTalk()
  await stage.deps.driver.query(`delete from carried_texts where sid like 'SM%' and sid in
    (select client_id from messages)`)
  const { telephony, log } = stage.deps
  const remove = vi.spyOn(telephony, 'removeText').mockRejectedValue(new Error('500'))
  const told = vi.spyOn(log, 'error')
  await stage.call('DELETE', `/conversation/${id}`)
  await removeLeftTexts(stage.deps)
  await removeLeftTexts(stage.deps)
  expect(remove).toHaveBeenCalledTimes(1)
  await removeAll()
  expect([remove.mock.calls.length, told.mock.calls.length]).toEqual([2, 1])
  remove.mockRestore()
  await removeAll()
  expect([await atCarrier(), await remembered()]).toEqual([0, 0])
})

it('a text that is still on its way is deleted later, without a word', async () => {
  const id = await aTalk()
  const { telephony, log } = stage.deps
  const still = new AppError(409, 'on_its_way', 'This message is still on its way.')
  const remove = vi.spyOn(telephony, 'removeText').mockRejectedValue(still)
  const told = vi.spyOn(log, 'error')
  await stage.call('DELETE', `/conversation/${id}`)
  await removeLeftTexts(stage.deps)
  expect(told).not.toHaveBeenCalled()
  remove.mockRestore()
  await removeAll()
  expect(await atCarrier()).toBe(0)
})

it('a text without a conversation is deleted at the carrier after two days', async () => {
  const { deps, number } = stage
  const reminder = { from: number, to: PHONE, text: 'Tomorrow at ten.', since: new Date() }
  await sendOnce(deps, { ...reminder, attempts: 1 })
  await sendOnce(deps, { ...reminder, attempts: 2 })
  expect([await atCarrier(), await remembered()]).toEqual([1, 1])
  await removeLeftTexts(deps)
  expect(await atCarrier()).toBe(1)
  await deps.driver.query(`update carried_texts set due_at = due_at - interval '47 hours'`)
  await removeLeftTexts(deps)
  expect(await atCarrier()).toBe(1)
  await deps.driver.query(`update carried_texts set due_at = due_at - interval '1 hour'`)
  await removeLeftTexts(deps)
  expect([await atCarrier(), await remembered()]).toEqual([0, 0])
})

it('a received text that no conversation has is remembered too', async () => {
  stage.start()
  await stage.text('STOP')
  await expect
    .poll(() => rows('select conversation_id from carried_texts'))
    .toEqual([{ conversation_id: null }])
})

it('WhatsApp messages of an erased person are deleted in the account of their owner', async () => {
  const id = await aWhatsappTalk()
  await stage.call('DELETE', `/conversation/${id}/person`)
  await removeLeftTexts(stage.deps)
  expect([await atCarrier(), await remembered()]).toEqual([0, 0])
})

it('WhatsApp messages of a deleted agent are deleted with a copy of its token, which then goes', async () => {
  await aWhatsappTalk()
  await stage.call('DELETE', `/agent/${stage.agentId}`)
  expect(await rows('select 1 from whatsapp_senders')).toEqual([])
  await removeLeftTexts(stage.deps)
  expect([await atCarrier(), await remembered()]).toEqual([0, 0])
})

it.each(['that Twilio refuses', 'that was of no use for weeks'])(
  'a copied token %s is forgotten',
  async (which) => {
    await aWhatsappTalk()
    await stage.call('DELETE', `/agent/${stage.agentId}`)
    const { driver, telephony } = stage.deps
    if (which === 'that Twilio refuses') {
      await driver.query(`update local_carrier_whatsapp_senders set auth_token = 'changed'`)
    } else {
      await driver.query('update carried_texts set attempts = 29')
      vi.spyOn(telephony, 'whatsapp').mockImplementation(() => {
        throw new AppError(502, 'telephony_unreachable', 'The phone carrier did not answer.')
      })
    }
    await removeLeftTexts(stage.deps)
    expect([await atCarrier(), await remembered()]).toEqual([2, 0])
  },
)

it('the token of a disconnected sender is kept only for messages that are being deleted', async () => {
  const id = await aWhatsappTalk()
  await stage.call('DELETE', `/agent/whatsapp/${stage.agentId}`)
  expect(await rows('select 1 from carried_texts where sealed is not null')).toEqual([])
  await stage.call('DELETE', `/conversation/${id}`)
  await removeLeftTexts(stage.deps)
  // Only their owner can delete them now.
  expect([await atCarrier(), await remembered()]).toEqual([2, 0])
})

it('messages whose conversation was deleted before the sender was disconnected are still deleted', async () => {
  const id = await aWhatsappTalk()
  await stage.call('DELETE', `/conversation/${id}`)
  await stage.call('DELETE', `/agent/whatsapp/${stage.agentId}`)
  await removeLeftTexts(stage.deps)
  expect([await atCarrier(), await remembered()]).toEqual([0, 0])
})

const KEEPS_ALL = { conversations: null, calls: null, recordings: null, questions: null }
