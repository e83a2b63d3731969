import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  knowledgeCorrections,
  knowledgeFacts,
  passages,
} from '../../db/schema/knowledge-content.ts'
import { knowledgePages } from '../../db/schema/knowledge.ts'
import { aTrainingRoom } from '../../test/training-room.ts'
import { anAgent } from '../../test/factories.ts'
import { findFacts } from '../answering/facts/fact-store.ts'
import { fingerprintOf } from './corrections.ts'
import { product } from '../audit/record.ts'
import { linkKnowledge } from './link.ts'
import { removeKnowledge, retrain } from './service.ts'

const PHONE = 'Telephone: +44 20 7946 0958'
const HOURS = 'Open Monday to Friday 9 am - 5 pm'

let room: Awaited<ReturnType<typeof aTrainingRoom>>
let id: string
beforeEach(async () => {
  room = await aTrainingRoom()
  says(`<p>${PHONE}</p><p>${HOURS}</p>`)
  id = await room.addSite(['/'])
  room.work()
  await room.settled(id)
})
afterEach(() => room.close())

const says = (main: string) => room.site.pages.set('/', { title: 'Workshop', main })
const facts = () => room.deps.db.select().from(knowledgeFacts).orderBy(knowledgeFacts.position)
const textsOf = async () => (await facts()).map(({ text }) => text)
async function trainAgain() {
  await retrain(room.deps, room.userId, room.agentId, id)
  await room.settled(id)
}
async function correct(
  target: 'passage' | 'fact',
  said: { text: string; kind?: string; label?: string },
  by: { text?: string; hidden?: boolean },
) {
  const [page] = await room.deps.db.select().from(knowledgePages)
  const fingerprint = fingerprintOf(target, said)
  await room.deps.db
    .insert(knowledgeCorrections)
    .values({ pageId: page!.id, target, fingerprint, ...by })
}

describe('facts of a page', () => {
  it('are stored with it, and replaced when it is trained again', async () => {
    expect(await textsOf()).toEqual([PHONE, HOURS])
    expect((await facts())[0]).toMatchObject({
      kind: 'phone',
      role: 'general',
      value: { number: '+442079460958' },
      hidden: false,
      original: null,
    })
    says('<p>Telephone: +44 20 7946 0000</p>')
    await trainAgain()
    expect(await textsOf()).toEqual(['Telephone: +44 20 7946 0000'])
  })

  it('are stored if a quotation ends within an emoji', async () => {
    const smiles = (letters: string) => letters + '\u{1F60A}'.repeat(800)
    says(`<p>${smiles('a')} ${PHONE} ${smiles('b')}</p><p>${smiles('')} ${PHONE} ${smiles('')}</p>`)
    await trainAgain()
    expect(await facts()).toMatchObject([{ value: { number: '+442079460958' } }])
    const [page] = await room.deps.db.select().from(knowledgePages)
    expect(page!.status).toBe('trained')
  })

  it('stay if the website is unavailable, and are deleted with the item', async () => {
    room.site.pages.delete('/')
    await trainAgain()
    expect(await facts()).toHaveLength(2)
    says(`<p>${PHONE}</p>`)
    await trainAgain()
    expect(await facts()).toHaveLength(1)
    await removeKnowledge(room.deps, product(room.userId), room.agentId, id)
    expect(await facts()).toEqual([])
  })

  it('are found by the agents that own or link them, with their page', async () => {
    const second = await anAgent(room.deps.db, room.userId, { name: 'Second' })
    expect(await findFacts(room.deps.driver, second.id, ['phone'])).toEqual([])
    await linkKnowledge(room.deps, product(room.userId), second.id, [id])
    for (const agentId of [room.agentId, second.id]) {
      expect(await findFacts(room.deps.driver, agentId, ['phone', 'price'])).toMatchObject([
        { kind: 'phone', url: `${room.site.origin}/`, title: 'Workshop', itemTitle: 'Shop' },
      ])
    }
  })
})

describe('a correction of the owner', () => {
  it('survives every training, and its value is read from the new words', async () => {
    const [phone] = await facts()
    await correct('fact', phone!, { text: 'Telephone: +44 20 7946 0111' })
    await trainAgain()
    await trainAgain()
    expect((await facts())[0]).toMatchObject({
      text: 'Telephone: +44 20 7946 0111',
      original: PHONE,
      value: { number: '+442079460111' },
    })
    // The stored row has the same fingerprint as the fact that was read.
    expect(fingerprintOf('fact', (await facts())[0]!)).toBe(fingerprintOf('fact', phone!))
  })

  it('is replaced when the page changes there', async () => {
    const [phone] = await facts()
    await correct('fact', phone!, { text: 'Telephone: +44 20 7946 0111' })
    await trainAgain()
    says('<p>Telephone: +44 20 7946 0222</p>')
    await trainAgain()
    expect((await facts())[0]).toMatchObject({
      text: 'Telephone: +44 20 7946 0222',
      original: null,
    })
  })

  it('hides a fact and a passage for good', async () => {
    const [phone] = await facts()
    const [passage] = await room.deps.db.select().from(passages)
    await correct('fact', phone!, { hidden: true })
    await correct('passage', passage!, { hidden: true })
    await trainAgain()
    expect(await findFacts(room.deps.driver, room.agentId, ['phone'])).toEqual([])
    const [hidden] = await room.deps.db.select().from(passages)
    expect(hidden).toMatchObject({ hidden: true, search: '', embedding: null, length: 0 })
  })

  it('replaces a passage in the search index', async () => {
    const [passage] = await room.deps.db.select().from(passages)
    await correct('passage', passage!, { text: 'We moved to the lighthouse.' })
    await trainAgain()
    const [corrected] = await room.deps.db.select().from(passages)
    expect(corrected).toMatchObject({
      text: 'We moved to the lighthouse.',
      original: passage!.text,
    })
    expect(corrected!.search).toContain('lighthous')
  })
})
