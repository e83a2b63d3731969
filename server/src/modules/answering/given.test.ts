import { beforeEach, describe, expect, it } from 'vitest'
import { anAgent, aUser } from '../../test/factories.ts'
import { aKnowledgeItem } from '../../test/knowledge-factory.ts'
import { liveStream } from '../../test/live-stream.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'
import { aVisitor } from '../../test/visitor.ts'
import { wordingIn } from '../../wording/index.ts'

const { chat } = wordingIn('en')

let test: Awaited<ReturnType<typeof buildTestApp>>
let cookie: string
let visitor: Awaited<ReturnType<typeof aVisitor>>

beforeEach(async () => {
  test = await buildTestApp()
  const owner = await aUser(test.deps)
  cookie = owner.cookie
  const agent = await anAgent(test.deps.db, owner.user.id)
  await aKnowledgeItem(test.deps.db, agent, [
    {
      facts: [
        {
          kind: 'email',
          role: 'general',
          label: '',
          text: 'hello@business.example',
          heading: '',
          pageNumber: null,
          value: { address: 'hello@business.example' },
        },
      ],
      passages: [{ heading: 'Contact', text: 'Write to hello@business.example.' }],
    },
  ])
  visitor = await aVisitor(test.app, agent.id, { time_zone: 'America/New_York' })
})

const says = async (text: string): Promise<string> => {
  const { events } = await visitor.say(text)
  return events.find(({ event }) => event === 'done')!.data.message.text
}
const read = async () => {
  const url = `/api/conversation/messages/admin/${visitor.id}`
  const { data } = (await test.app.inject({ url, headers: { cookie } })).json()
  return data
}
const customer = async () => (await read()).customer_info

describe('a visitor who says how they are reached', () => {
  it.each([
    ['my email is tom@example.org, name is Tom Baker', 'Tom Baker', 'tom@example.org'],
    [
      'My name is Anna and my email is anna@example.org, please call me back',
      'Anna',
      'anna@example.org',
    ],
    ['You can reach me at tom@example.org', null, 'tom@example.org'],
    ['Meine E-Mail ist tom@example.org, ich heiße Anna Baker', 'Anna Baker', 'tom@example.org'],
    [
      "Je m'appelle Paul Martin, 8 rue du Lac, mon mail: tom@example.org",
      'Paul Martin',
      'tom@example.org',
    ],
  ])('is known by it after asking for a person: %s', async (text, name, email) => {
    await says('I want to talk to a human')
    const kept = ['en', 'de', 'fr'].map((language) => wordingIn(language).chat.emailKept)
    expect(kept).toContain(await says(text))
    expect(await customer()).toMatchObject({ name, email })
  })

  it('is a lead, whose number is kept as well', async () => {
    expect(await says('Hi, this is Anna, my phone is 202-555-0123')).toBe(chat.phoneKept)
    expect(await customer()).toMatchObject({
      name: 'Anna',
      lead: [{ kind: 'phone', label: 'Phone', value: '+1 202 555 0123' }],
    })
  })

  it.each([
    'Can someone contact me at tom.baker@example.org about my claim?',
    'Please write to me at tom.baker@example.org about my claim',
    'Können Sie mir bitte an tom.baker@example.org schreiben?',
    "Pouvez-vous m'écrire à tom.baker@example.org ?",
  ])('may ask to be written to: %s', async (text) => {
    await says(text)
    expect(await customer()).toMatchObject({ email: 'tom.baker@example.org' })
  })

  it('may give name and number after a wish', async () => {
    await says(
      'Please ask Bev to ring me about my Bupa claim, my name is Gareth Pugh, 07700 900456',
    )
    expect(await customer()).toMatchObject({
      name: 'Gareth Pugh',
      lead: [{ kind: 'phone', value: '07700 900456' }],
    })
  })

  it('did not ask for a person', async () => {
    expect(await says('You can reach me at tom@example.org')).toBe(chat.emailKept)
    expect((await read()).handover_requested).toBe(false)
  })

  it('does not wait again after a person has left', async () => {
    await says('I want to talk to a human')
    const url = `/api/conversation/switchControl/${visitor.id}`
    const asOwner = { method: 'PATCH', url, headers: { cookie, origin: TEST_ORIGIN } } as const
    await test.app.inject(asOwner)
    await test.app.inject(asOwner)
    expect(await says('You can reach me at tom@example.org')).toBe(chat.emailKept)
    expect(await read()).toMatchObject({ admin_in_control: false, handover_requested: false })
  })

  it('asks for a person where they want to be called', async () => {
    await says('My email is anna@example.org, please call me back')
    expect((await read()).handover_requested).toBe(true)
  })

  it('is answered what they ask beside it', async () => {
    expect(await says('My email is tom@example.org. What is your email?')).toContain(
      'hello@business.example',
    )
    expect(await customer()).toMatchObject({ email: 'tom@example.org' })
  })
})

it.each([
  'is your email info@x.example still right?',
  'Is info@x.example still right',
  'I wrote to info@x.example but nobody answered',
  'I tried your email hello@business.example',
  'The email you gave me, info@x.example, bounces',
  'My order number is 2025550123, where is it',
  'I tried your email twice already today: info@x.example',
  'They sent me to info@x.example for the forms',
  'Can you contact my husband at jo@x.example?',
  "I'm Gareth, my order is 2025550123",
])('an address or number of somebody else is not the visitor’s: %s', async (text) => {
  await says('I want to talk to a human')
  await says(text)
  const { email, lead } = await customer()
  expect([email, lead]).toEqual([null, undefined])
})

describe('a visitor who says their name', () => {
  it('has it in the inbox, and keeps the first one', async () => {
    expect(await says('My name is Tom Baker')).toBe(chat.introduction)
    expect(await customer()).toMatchObject({ name: 'Tom Baker' })
    await says('My name is Peter Smith')
    expect(await customer()).toMatchObject({ name: 'Tom Baker' })
  })

  it('has it in an open dashboard, which reads the conversation again', async () => {
    await test.app.listen({ port: 0 })
    const dashboard = await liveStream(`${test.app.listeningOrigin}/api/events`, {
      headers: { cookie },
    })
    await says('My name is Tom Baker')
    const isTold = () => dashboard.events.some(({ data }) => data.id === visitor.id && !data.news)
    await expect.poll(isTold).toBe(true)
    await test.app.close()
    await dashboard.end
  })

  it.each([
    ['My name is Susan Whitfield', 'Susan Whitfield'],
    ['Hi, my name is Oliver Grey', 'Oliver Grey'],
    ["I'm Gareth", 'Gareth'],
    ['Ik heet Sjoerd Hoekstra', 'Sjoerd Hoekstra'],
  ])('is known by it, however unusual it is: %s', async (text, name) => {
    await says(text)
    expect(await customer()).toMatchObject({ name })
  })

  it.each([
    'Can my wife collect it, her name is Jo',
    'Her name is Jo',
    'My doctor is Susan Whitfield',
    'Mein Mann heißt Torsten',
    'I spoke with Anna Schmidt yesterday',
    'Ich bin neu hier',
    'I am from Texas',
    'this is hopeless',
    "I'm German",
  ])('is not one who says: %s', async (text) => {
    expect(await says(text)).not.toBe(chat.introduction)
    expect(await customer()).toMatchObject({ name: null })
  })
})
