import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { chatFiles } from '../../db/schema/files.ts'
import { newId } from '../../lib/ids.ts'
import { MINUTE_MS } from '../../lib/time.ts'
import { anAgent, aUser } from '../../test/factories.ts'
import { aPdf } from '../../test/pdf.ts'
import { anAnimation, aPicture, aPictureBomb } from '../../test/pictures.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'
import { aVisitor, postFile } from '../../test/visitor.ts'
import { removeUnsent } from './store.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>
let visitor: Awaited<ReturnType<typeof aVisitor>>

beforeEach(async () => {
  test = await buildTestApp({ MAX_STORED_MB: '4' })
  owner = await aUser(test.deps)
  const agent = await anAgent(test.deps.db, owner.user.id)
  visitor = await aVisitor(test.app, agent.id)
})

const file = (content: Uint8Array | string, name: string) => new File([content as string], name)
const ask = (method: 'GET' | 'DELETE' | 'PATCH', path: string, cookie = owner.cookie) =>
  test.app.inject({ method, url: `/api/${path}`, headers: { cookie, origin: TEST_ORIGIN } })
const detail = async () =>
  (await ask('GET', `conversation/messages/admin/${visitor.id}`)).json().data
const read = (id: string, query = '') =>
  test.app.inject({ url: `${visitor.url}/files/${id}${query}`, headers: visitor.headers })

it('a picture arrives as a message, without its metadata, and has a smaller version', async () => {
  const photo = await aPicture({ width: 3_000, height: 2_000, format: 'jpeg' })
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  const response = await visitor.sendFile(file(photo, 'Leak in the roof.JPG'))
  const [sent] = response.json().data.files
  expect(sent).toMatchObject({
    name: 'Leak in the roof.JPG',
    type: 'image/jpeg',
    width: 2_560,
    height: 1_707,
  })
  const kept = await read(sent.id)
  expect(kept.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': "attachment; filename*=UTF-8''Leak%20in%20the%20roof.JPG",
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  })
  const { exif, width } = await sharp(kept.rawPayload).metadata()
  expect([exif, width]).toEqual([undefined, 2_560])
  const preview = await read(sent.id, '?preview=true')
  expect((await sharp(preview.rawPayload).metadata()).width).toBe(480)
})

it('an animation stays animated, and too large a one becomes its first picture', async () => {
  const send = async (animation: Buffer) => {
    const response = await visitor.sendFile(file(animation, 'what happens.gif'))
    const [sent] = response.json().data.files
    const pages = async (query = '') =>
      (await sharp((await read(sent.id, query)).rawPayload).metadata()).pages ?? 1
    return { sent, pages: await pages(), previewPages: await pages('?preview=true') }
  }
  expect(await send(await anAnimation(5, { width: 1_000, height: 500 }))).toMatchObject({
    sent: { name: 'what happens.gif.webp', type: 'image/webp', width: 800, height: 400 },
    pages: 5,
    previewPages: 1,
  })
  expect(await send(await anAnimation(30, { width: 1_000, height: 1_000 }))).toMatchObject({
    sent: { name: 'what happens.gif.png', type: 'image/png', width: 1_000, height: 1_000 },
    pages: 1,
  })
})

it('the team reads it in the inbox, and the agent says that a person will look at it', async () => {
  await visitor.sendFile(file(await aPdf([{ text: 'Invoice' }]), 'invoice.pdf'))
  await expect
    .poll(async () => (await detail()).messages.map((one: { status: string }) => one.status))
    .toEqual(['complete', 'complete'])
  const [{ files }, reply] = (await detail()).messages
  expect(files).toEqual([
    {
      id: expect.any(String),
      name: 'invoice.pdf',
      type: 'application/pdf',
      size: expect.any(Number),
    },
  ])
  expect(reply.message).toContain('your file has arrived')
  const found = await ask('GET', `conversation/${visitor.id}/files/${files[0].id}`)
  expect([found.statusCode, found.body.slice(0, 5)]).toEqual([200, '%PDF-'])
})

it('a person in control answers with a file, which the visitor reads', async () => {
  await visitor.say('Hello')
  const url = `/api/conversation/${visitor.id}/files`
  const headers = { cookie: owner.cookie, origin: TEST_ORIGIN }
  const plan = file(await aPicture(), 'plan.png')
  const early = await postFile(test.app, url, headers, plan, 'a')
  expect([early.statusCode, early.json().code]).toEqual([409, 'admin_not_in_control'])
  await ask('PATCH', `conversation/switchControl/${visitor.id}`)
  expect((await postFile(test.app, url, headers, plan, 'b')).statusCode).toBe(200)
  const { messages } = await visitor.history()
  const last = messages.at(-1)
  expect([last.sender.role, last.files[0].name]).toEqual(['admin', 'plan.png'])
  expect((await read(last.files[0].id)).statusCode).toBe(200)
})

it('a file sent again with its id is stored once', async () => {
  const [picture, id] = [file(await aPicture(), 'a.png'), newId()]
  const both = await Promise.all([visitor.sendFile(picture, id), visitor.sendFile(picture, id)])
  const again = await visitor.sendFile(picture, id)
  const ids = [...both, again].map((response) => response.json().data.id)
  expect(new Set(ids).size).toBe(1)
  expect(await test.deps.db.$count(chatFiles)).toBe(1)
})

describe('a refused upload', () => {
  it.each([
    [
      'a drawing with a script',
      () => '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
      'a.svg',
      415,
    ],
    [
      'a page that calls itself a picture',
      () => '<!doctype html><script>alert(1)</script>',
      'a.png',
      415,
    ],
    ['a program', () => Buffer.from('4d5a90000300000004000000ffff0000b8', 'hex'), 'a.pdf', 415],
    ['a picture of 2.5 billion pixels', () => aPictureBomb(50_000), 'a.png', 422],
    [
      'half a picture',
      async () => (await aPicture({ width: 900, height: 900 })).subarray(0, 400),
      'a.png',
      422,
    ],
    ['a picture in name alone', () => '\x89PNG\r\n\x1a\n<script>alert(1)</script>', 'a.png', 415],
    ['more than 10 MB', () => Buffer.alloc(10_000_001, '%PDF-1.7 '), 'a.pdf', 413],
  ])('%s', async (_what, make, name, status) => {
    const content = await make()
    const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content
    const response = await visitor.sendFile(file(bytes, name))
    expect([response.statusCode, response.json().message]).toEqual([status, expect.any(String)])
    expect(await test.deps.db.$count(chatFiles)).toBe(0)
  })

  it('a file that would fill more than half of the storage of the account', async () => {
    const pdf = Buffer.alloc(1_100_000, '%PDF-1.7 ')
    expect((await visitor.sendFile(file(pdf, 'a.pdf'))).statusCode).toBe(200)
    const second = await visitor.sendFile(file(pdf, 'b.pdf'))
    expect([second.statusCode, second.json().code]).toEqual([409, 'account_full'])
  })

  it('a file that would exceed the limit of its conversation, even in a large account', async () => {
    await visitor.sendFile(file('%PDF-1.7', 'a.pdf'))
    await test.deps.db.update(chatFiles).set({ size: 50_000_000 })
    test.deps.config.spending.ceilings.bytes = 1_000_000_000
    const second = await visitor.sendFile(file('%PDF-1.7', 'b.pdf'))
    expect([second.statusCode, second.json().code]).toEqual([409, 'too_many_files'])
  })
})

it('a page hidden in a picture is removed with all other foreign data', async () => {
  const both = Buffer.concat([await aPicture(), Buffer.from('<script>alert(1)</script>')])
  const response = await visitor.sendFile(file(both, 'a.html'))
  const [{ id, name, type }] = response.json().data.files
  expect([name, type]).toEqual(['a.html.png', 'image/png'])
  expect((await read(id)).rawPayload.includes('<script>')).toBe(false)
})

it.each([
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\me\\plan.pdf', 'plan.pdf'],
  ['\u202Efdp.exe', 'fdp.exe.pdf'],
  ['"; filename=evil.html', '; filename=evil.html.pdf'],
])('a file called %s is saved as %s', async (given, name) => {
  const response = await visitor.sendFile(file('%PDF-1.7', given))
  expect(response.json().data.files[0].name.replaceAll('%22', '')).toBe(name)
})

it('a file is found only by its own conversation', async () => {
  const { id } = (await visitor.sendFile(file('%PDF-1.7', 'a.pdf'))).json().data.files[0]
  const other = await aUser(test.deps)
  const agent = await anAgent(test.deps.db, other.user.id)
  const stranger = await aVisitor(test.app, agent.id)
  const theirs = await test.app.inject({
    url: `${stranger.url}/files/${id}`,
    headers: stranger.headers,
  })
  const inbox = await ask('GET', `conversation/${visitor.id}/files/${id}`, other.cookie)
  expect([theirs.statusCode, inbox.statusCode]).toEqual([404, 404])
})

it('files are exported with the data of a visitor, and erased with it', async () => {
  await visitor.sendFile(file('%PDF-1.7', 'a.pdf'))
  const held = (await ask('GET', `conversation/${visitor.id}/person`)).json()
  expect(held.files).toEqual([
    expect.objectContaining({ name: 'a.pdf', base64: Buffer.from('%PDF-1.7').toString('base64') }),
  ])
  await ask('DELETE', `conversation/${visitor.id}/person`)
  expect(await test.deps.db.$count(chatFiles)).toBe(0)
})

it('a file without a message is deleted, one with a message is not', async () => {
  await visitor.sendFile(file('%PDF-1.7', 'sent.pdf'))
  const [sent] = await test.deps.db.select().from(chatFiles)
  const { id: _, ...left } = { ...sent!, clientId: 'left', isSent: false }
  await test.deps.db.insert(chatFiles).values(left)
  await test.deps.db.update(chatFiles).set({ isSent: false })
  await removeUnsent(test.deps.db, new Date(Date.now() + MINUTE_MS))
  const kept = await test.deps.db.select().from(chatFiles)
  expect(kept.map(({ name, clientId }) => [name, clientId])).toEqual([['sent.pdf', sent!.clientId]])
})
