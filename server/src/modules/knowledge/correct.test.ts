import type { Correction as Change } from 'shared-types'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { agents } from '../../db/schema/agents.ts'
import type { Deps } from '../../deps.ts'
import { anAgent } from '../../test/factories.ts'
import { aTrainingRoom } from '../../test/training-room.ts'
import { replyOf } from '../../test/reply-of.ts'
import { findFacts } from '../answering/facts/fact-store.ts'
import { product } from '../audit/record.ts'
import { correctFact, correctPassage } from './correct.ts'
import { readFacts, readPassages } from './read-content.ts'
import { linkKnowledge } from './link.ts'
import { readPages, retrain } from './service.ts'

const PHONE = 'Telephone: +44 20 7946 0958'
const RIGHT = 'Telephone: +44 20 7946 0111'
const RETURNS = 'You may return goods within 30 days.'

let room: Awaited<ReturnType<typeof aTrainingRoom>>
let itemId: string
let worker: ReturnType<typeof room.work>
beforeEach(async () => {
  room = await aTrainingRoom()
  says(`<h2>Returns</h2><p>${RETURNS}</p>`, `<p>${PHONE}</p>`)
  itemId = await room.addSite(['/', '/contact'])
  worker = room.work()
  await room.settled(itemId)
})
afterEach(() => room.close())

function says(returns: string, contact = `<p>${PHONE}</p>`) {
  room.site.pages.set('/', { title: 'Shop', main: returns })
  room.site.pages.set('/contact', { title: 'Contact', main: contact })
}
const at = (agentId = room.agentId) => ({
  userId: room.userId,
  actor: product(room.userId),
  agentId,
  itemId,
})
async function pageAt(index: number) {
  const pages = await readPages(room.deps, room.userId, room.agentId, itemId)
  return { ...at(), pageId: pages[index]!.id, from: 0 }
}
/** Without the footer that every page of the shop has. */
async function passagesOf(page: number) {
  const { rows } = await readPassages(room.deps, await pageAt(page))
  return rows.filter(({ text }) => !text.startsWith('Footer'))
}
const factsOf = async (page: number) => (await readFacts(room.deps, await pageAt(page))).rows
const correctFirst = async (page: number, change: Change, deps: Deps = room.deps) =>
  correctPassage(deps, { ...at(), id: (await passagesOf(page))[0]!.id }, change)
const correctPhone = async (change: Change) =>
  correctFact(room.deps, { ...at(), id: (await factsOf(1))[0]!.id }, change)
async function trainAgain() {
  await retrain(room.deps, room.userId, room.agentId, itemId)
  await room.settled(itemId)
}
async function ask(text: string) {
  const [agent] = await room.deps.db.select().from(agents)
  const none = { hasBookingPage: false, hasSchedule: false, hasActions: false, timeZone: null }
  return replyOf(room.deps, { agent: { ...agent!, ...none }, text })
}

describe('the content of a page', () => {
  it('consists of its passages with their headings, and its facts', async () => {
    expect(await passagesOf(0)).toMatchObject([
      { heading: 'Returns', text: RETURNS, original: null, changed_by: null, hidden: false },
    ])
    expect(await factsOf(1)).toMatchObject([
      { kind: 'phone', role: 'general', text: PHONE, meaning: '+442079460958' },
    ])
    const [, contact] = await readPages(room.deps, room.userId, room.agentId, itemId)
    expect(contact).toMatchObject({ facts: 1, language: 'en', notices: [] })
  })

  it('comes in parts if there is much of it', async () => {
    const days = Array.from(
      { length: 130 },
      (_, n) => `<h2>Rule ${n}</h2><p>${'Word '.repeat(150)}</p>`,
    )
    says(days.join(''))
    await trainAgain()
    const page = await pageAt(0)
    const first = await readPassages(room.deps, page)
    expect([first.rows.length, first.total, first.next]).toEqual([100, 130, 100])
    const second = await readPassages(room.deps, { ...page, from: first.next! })
    expect([second.rows.length, second.next]).toEqual([30, null])
    expect(second.rows[0]!.heading).toBe('Rule 100')
  })
})

describe('a passage the owner corrects', () => {
  it('is used in answers from then on, also after a training', async () => {
    expect(await ask('How many days may I return goods?')).toContain('within 30 days')
    const corrected = await correctFirst(0, { text: 'You may return goods within 60 days.' })
    expect(corrected).toMatchObject({ original: RETURNS, changed_by: 'owner' })
    expect(await ask('How many days may I return goods?')).toContain('within 60 days')
    await trainAgain()
    expect(await passagesOf(0)).toMatchObject([{ text: corrected.text, original: RETURNS }])
    expect(await ask('How many days may I return goods?')).toContain('within 60 days')
  })

  it('is replaced when the page changes', async () => {
    await correctFirst(0, { text: 'You may return goods within 60 days.' })
    says('<p>You may return goods within 14 days.</p>')
    await trainAgain()
    expect(await ask('How many days may I return goods?')).toContain('within 14 days')
  })

  it('has its original text again when the owner undoes the correction', async () => {
    await correctFirst(0, { text: 'Nothing is taken back.' })
    expect(await correctFirst(0, { text: null })).toMatchObject({
      text: RETURNS,
      original: null,
      changed_by: null,
    })
    expect(await ask('How many days may I return goods?')).toContain('within 30 days')
  })

  it('is not quoted while it is hidden', async () => {
    await correctFirst(0, { hidden: true })
    expect(await ask('How many days may I return goods?')).not.toContain('30 days')
    await trainAgain()
    expect(await passagesOf(0)).toMatchObject([{ hidden: true, changed_by: 'owner' }])
    expect(await ask('How many days may I return goods?')).not.toContain('30 days')
    await correctFirst(0, { hidden: false })
    expect(await ask('How many days may I return goods?')).toContain('within 30 days')
  })

  it('has a vector of its new words, or none if the model is unavailable', async () => {
    const vectors = async () =>
      (await room.deps.driver.query('select text, embedding::text from passages order by text'))
        .rows
    const embedded: string[] = []
    const embed = async (texts: string[]) => texts.map((text) => [embedded.push(text), 1])
    await correctFirst(0, { text: 'A boat.' }, { ...room.deps, embedder: { id: 'test:a', embed } })
    expect(embedded).toEqual(['Returns\nA boat.'])
    expect((await vectors())[0]).toEqual({ text: 'A boat.', embedding: '[1,1]' })
    const broken = { id: 'test:a', embed: async () => Promise.reject(new Error('out of order')) }
    await correctFirst(0, { text: 'A car.' }, { ...room.deps, embedder: broken })
    expect((await vectors())[0]).toEqual({ text: 'A car.', embedding: null })
  })
})

describe('a fact the owner corrects', () => {
  const phones = async () =>
    (await findFacts(room.deps.driver, room.agentId, ['phone'])).map((fact) => fact.value)

  it('has the value of its new words, and changes its line in passages too', async () => {
    expect(await correctPhone({ text: RIGHT })).toMatchObject({ text: RIGHT, original: PHONE })
    for (const train of [async () => {}, trainAgain]) {
      await train()
      expect(await phones()).toEqual([{ number: '+442079460111' }])
      expect(await passagesOf(1)).toMatchObject([{ text: RIGHT, changed_by: 'fact' }])
      expect(await ask('What is your phone number?')).toContain('0111')
    }
    await correctPhone({ text: null })
    expect(await phones()).toEqual([{ number: '+442079460958' }])
    expect(await passagesOf(1)).toMatchObject([{ text: PHONE, original: null, changed_by: null }])
  })

  it('has as many values as its new words hold', async () => {
    const hours = async () =>
      (await factsOf(1)).filter(({ kind }) => kind === 'hours').map(({ meaning }) => meaning)
    says('', '<p>Open Monday to Friday 9:00 - 17:00</p>')
    await trainAgain()
    expect(await hours()).toEqual(['Mon to Fri 09:00–17:00'])
    const [fact] = await factsOf(1)
    const text = 'Open Monday to Friday 9:00 - 18:00, Saturday 10:00 - 12:00'
    await correctFact(room.deps, { ...at(), id: fact!.id }, { text })
    for (const train of [async () => {}, trainAgain]) {
      await train()
      expect(await hours()).toEqual(['Mon to Fri 09:00–18:00', 'Sat 10:00–12:00'])
    }
    await correctFact(room.deps, { ...at(), id: (await factsOf(1))[0]!.id }, { text: null })
    expect(await hours()).toEqual(['Mon to Fri 09:00–17:00'])
  })

  it('is not told while it is hidden', async () => {
    says('', `<p>We are by the sea. ${PHONE}.</p>`)
    await trainAgain()
    await correctPhone({ hidden: true })
    for (const train of [async () => {}, trainAgain]) {
      await train()
      expect(await phones()).toEqual([])
      expect(await ask('What is your phone number?')).not.toContain('0958')
    }
  })

  it('does not change a passage that the owner has corrected', async () => {
    await correctFirst(1, { text: 'Ring twice.' })
    await correctPhone({ text: RIGHT })
    expect(await passagesOf(1)).toMatchObject([{ text: 'Ring twice.', changed_by: 'owner' }])
  })

  it('does not hide a passage that the owner shows again', async () => {
    await correctPhone({ hidden: true })
    expect(await passagesOf(1)).toMatchObject([{ hidden: true, changed_by: 'fact' }])
    await correctFirst(1, { hidden: false })
    await trainAgain()
    expect(await passagesOf(1)).toMatchObject([{ text: PHONE, hidden: false, changed_by: null }])
  })
})

describe('a correction', () => {
  it('holds on every page of the website that says the same', async () => {
    says(`<h2>Call</h2><p>${PHONE}</p>`)
    await trainAgain()
    await correctPhone({ text: RIGHT })
    for (const train of [async () => {}, trainAgain]) {
      await train()
      expect([await factsOf(0), await factsOf(1)]).toMatchObject([
        [{ text: RIGHT }],
        [{ text: RIGHT }],
      ])
      expect(await passagesOf(0)).toMatchObject([{ text: RIGHT, changed_by: 'fact' }])
    }
    await correctFirst(1, { hidden: true })
    expect(await passagesOf(0)).toMatchObject([{ hidden: true }])
  })

  it('is not lost if it is made while the page is being read again', async () => {
    const { deps } = room
    const [passage] = await passagesOf(0)
    // The owner corrects the text before the embedding model has finished with it.
    const embed = async (texts: string[]) => {
      await correctPassage(deps, { ...at(), id: passage!.id }, { text: 'Nothing is taken back.' })
      return texts.map(() => [1, 0])
    }
    const slow = { ...deps, embedder: { id: 'test:slow', embed } }
    await worker.stop()
    await retrain(deps, room.userId, room.agentId, itemId)
    room.work(slow)
    await room.settled(itemId)
    expect(await passagesOf(0)).toMatchObject([{ text: 'Nothing is taken back.' }])
  })

  it('is refused if the page has changed meanwhile', async () => {
    await expect(correctFirst(0, { text: 'Anything', seen: 'What it said' })).rejects.toMatchObject(
      {
        status: 409,
        code: 'page_changed',
      },
    )
  })

  it('is refused through an agent that only links the data source', async () => {
    const second = await anAgent(room.deps.db, room.userId, { name: 'Second' })
    await linkKnowledge(room.deps, product(room.userId), second.id, [itemId])
    const [passage] = await passagesOf(0)
    const page = { ...(await pageAt(0)), agentId: second.id }
    expect((await readPassages(room.deps, page)).rows).toContainEqual(passage)
    await expect(
      correctPassage(room.deps, { ...at(second.id), id: passage!.id }, { hidden: true }),
    ).rejects.toMatchObject({ status: 409, code: 'linked_data_source' })
  })
})
