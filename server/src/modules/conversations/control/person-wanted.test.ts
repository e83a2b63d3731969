import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { agents } from '../../../db/schema/agents.ts'
import { conversations, customers } from '../../../db/schema/conversations.ts'
import { anAgent, aUser } from '../../../test/factories.ts'
import { buildTestApp } from '../../../test/test-app.ts'
import { aVisitor } from '../../../test/visitor.ts'
import { DEFAULT_HANDOVER_MESSAGE } from '../../agents/defaults.ts'
import { wordingIn } from '../../../wording/index.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let agentId: string
let visitor: Awaited<ReturnType<typeof aVisitor>>

beforeEach(async () => {
  test = await buildTestApp()
  const { user } = await aUser(test.deps)
  agentId = (await anAgent(test.deps.db, user.id)).id
  await change({ language: 'auto' })
  visitor = await aVisitor(test.app, agentId)
})
afterEach(() => test.app.close())

const change = (settings: Partial<typeof agents.$inferInsert>) => {
  const said = test.deps.db.update(agents).set(settings).where(eq(agents.id, agentId))
  return said.then(() => test.deps.bus.publish('agent', { agentId }))
}
const isFlagged = async () => {
  const [row] = await test.deps.db.select().from(conversations)
  return row!.handoverRequestedAt !== null
}
const answerTo = async (text: string) => {
  const { events } = await visitor.say(text)
  return events.at(-1)!.data as { offer_person: boolean; message: { text: string } }
}

describe('a visitor who asks for a person in writing', () => {
  it.each([
    ['fr', "bonjour, j'aimerais bien qu'un vrai humain me réponde svp"],
    ['de', 'Geht das auch mit einem richtigen Menschen statt mit dem Bot?'],
    ['es', 'oye quiero hablar con una persona real no con una maquina'],
    ['en', 'can you please get a real human to talk to me'],
  ])('gets a promise in their language, and a person is requested (%s)', async (language, text) => {
    await change({ handoverMessage: DEFAULT_HANDOVER_MESSAGE })
    const { message, offer_person } = await answerTo(text)
    expect(message.text).toBe(wordingIn(language).chat.handover)
    expect(offer_person).toBe(false)
    expect(await isFlagged()).toBe(true)
  })

  it('only needs to give contact data, and the address is stored', async () => {
    await answerTo('Was kostet ein U-Boot?')
    const { message, offer_person } = await answerTo('Vera Lind, vera@example.org')
    expect(message.text).toBe(wordingIn('de').chat.emailKept)
    expect(offer_person).toBe(false)
    expect(await isFlagged()).toBe(true)
    const [customer] = await test.deps.db.select().from(customers)
    expect(customer!.email).toBe('vera@example.org')
  })

  it('can give a telephone number instead of an address', async () => {
    await answerTo('What does a submarine cost?')
    expect((await answerTo('My number is 202 555 0123')).message.text).toBe(
      wordingIn('en').chat.phoneKept,
    )
    expect(await isFlagged()).toBe(true)
  })

  it('leaves contact data without a promise if nobody can come', async () => {
    await change({ allowHandover: false })
    await answerTo('Vera Lind, vera@example.org')
    expect(await isFlagged()).toBe(false)
  })

  it('reads the owner’s own text unchanged', async () => {
    expect((await answerTo('Kann ich einen Mitarbeiter sprechen?')).message.text).toBe(
      'A person will be with you soon.',
    )
  })

  it('gets no promise if nobody can come', async () => {
    await change({ allowHandover: false })
    expect((await answerTo('I want to talk to a human')).message.text).toBe(
      wordingIn('en').chat.noPerson,
    )
    expect(await isFlagged()).toBe(false)
  })

  it('gets no second offer, and reads that a person was requested', async () => {
    await answerTo('I want to talk to a human')
    const unknown = await answerTo('What does a submarine cost?')
    expect(unknown.message.text).toBe(wordingIn('en').chat.notKnown)
    expect(unknown.offer_person).toBe(false)
    expect((await answerTo('human please')).message.text).toBe(wordingIn('en').chat.personAsked)
  })

  it('may press the button as well, and leaves their address', async () => {
    const { message } = await answerTo('I want to talk to a human')
    const response = await visitor.requestPerson({ email: 'bob@example.com' })
    expect(response.json().data.text).toBe(message.text)
  })

  it('gets a person after accepting the offer', async () => {
    const { message } = await answerTo('¿Cuánto cuesta un submarino?')
    expect(message.text).toContain(wordingIn('es').chat.offer)
    await answerTo('sí por favor')
    expect(await isFlagged()).toBe(true)
  })

  it('gets none by another question that only begins like a yes', async () => {
    await answerTo('¿Cuánto cuesta un submarino?')
    await answerTo('¿y si es mi cumpleaños?')
    expect(await isFlagged()).toBe(false)
  })
})

it.each([
  'Do you need a person to sign?',
  'Was kostet der Eintritt pro Person?',
  'Avez-vous un service des ressources humaines ?',
])('“%s” does not request a person', async (text) => {
  await answerTo(text)
  expect(await isFlagged()).toBe(false)
})

it('a visitor who only pressed the button reads the message in their language', async () => {
  await change({ handoverMessage: DEFAULT_HANDOVER_MESSAGE })
  await visitor.say('Avete un parcheggio per le biciclette?')
  const response = await visitor.requestPerson()
  expect(response.json().data.text).toBe(wordingIn('it').chat.handover)
})
