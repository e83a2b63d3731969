import { and, gte, isNull, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { telegramUpdates } from '../../db/schema/telegram.ts'
import { wordingIn } from '../../wording/index.ts'
import { aPicture } from '../../test/pictures.ts'
import { TEST_ORIGIN } from '../../test/test-app.ts'
import { postFile } from '../../test/visitor.ts'
import { type GroupChat, type Stage, telegramStage } from './test/stage.ts'

let stage: Stage
let group: GroupChat

beforeEach(async () => {
  stage = await telegramStage()
  group = await stage.aGroup()
  await stage.start()
  await group.say(`/auth ${stage.integration.token}`)
  await group.untilHeard(1)
})
afterEach(() => stage.close())

const PDF = { name: 'bill.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7') }

it('a picture and a document sent to the agent appear in the inbox, and their captions are answered', async () => {
  const photo = { name: '', type: 'image/jpeg', content: await aPicture({ format: 'jpeg' }) }
  await group.sendFile(photo, '@NexusLocalBot')
  const heard = await group.untilHeard(2)
  expect(heard[1]!.text).toContain(wordingIn('en').chat.fileKept)
  await group.sendFile(PDF, '@NexusLocalBot What is this for?')
  await group.untilHeard(3)
  const [{ id }] = await stage.inbox()
  const { messages } = await stage.conversation(id)
  const fromAda = messages.filter(({ files }: { files?: object[] }) => files)
  expect(fromAda).toMatchObject([
    { message: 'photo-3.jpg', files: [{ name: 'photo-3.jpg', type: 'image/jpeg', width: 40 }] },
    { message: 'What is this for?', files: [{ name: 'bill.pdf', type: 'application/pdf' }] },
  ])
})

it('a file of another type is refused with a sentence', async () => {
  const program = { name: 'a.pdf', type: 'application/pdf', content: Buffer.from('MZ, no PDF') }
  await group.sendFile(program, '@NexusLocalBot')
  const [, refusal] = await group.untilHeard(2)
  expect(refusal!.text).toBe(wordingIn('en').telegram.fileRefused)
})

it('a file that Telegram has deleted is refused, and its caption and later messages are still answered', async () => {
  stage.wire.failNextFile(404)
  await group.sendFile(PDF, '@NexusLocalBot What is this for?')
  await group.say('/ask Are you there?')
  const heard = await group.untilHeard(4)
  expect(heard.map(({ text }) => text)).toContain(wordingIn('en').telegram.fileRefused)
  const [{ id }] = await stage.inbox()
  const { messages } = await stage.conversation(id)
  const fromAda = messages.filter(
    ({ sender }: { sender: { role: string } }) => sender.role === 'customer',
  )
  expect(fromAda.map(({ message }: { message: string }) => message)).toEqual([
    'What is this for?',
    'Are you there?',
  ])
})

it('a file is refused if all attempts to fetch it failed', async () => {
  for (let attempt = 0; attempt < 20; attempt++) stage.wire.failNextFile(503)
  const isTried = and(isNull(telegramUpdates.processedAt), gte(telegramUpdates.attempts, 1))
  await group.sendFile(PDF, '@NexusLocalBot')
  await expect.poll(() => stage.deps.db.$count(telegramUpdates, isTried)).toBe(1)
  await stage.deps.db
    .update(telegramUpdates)
    .set({ attempts: 7, dueAt: sql`now()` })
    .where(isTried)
  const [, refusal] = await group.untilHeard(2)
  expect(refusal!.text).toBe(wordingIn('en').telegram.fileRefused)
})

it('a file from a person in control is sent to the group exactly once, even if Telegram is unreachable several times', async () => {
  await group.say('/ask Are you there?')
  await group.untilHeard(2)
  const [{ id }] = await stage.inbox()
  await stage.call('PATCH', `/conversation/switchControl/${id}`)
  const headers = { cookie: stage.owner.cookie, origin: TEST_ORIGIN }
  stage.wire.failNext('sendDocument', { error_code: 500, description: 'Internal Server Error' })
  const url = `/api/conversation/${id}/files`
  await postFile(stage.app, url, headers, new File([PDF.content], PDF.name), 'once')
  const [, , sent] = await group.untilHeard(3)
  expect(sent).toMatchObject({
    document: { file_name: 'bill.pdf' },
    caption: `${stage.owner.user.full_name}:\nbill.pdf`,
  })
})
