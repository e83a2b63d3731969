import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type APIRequestContext, type Browser } from '@playwright/test'
import type { LocalMail } from 'shared-types'
import { anAgent, apiOf } from '../arrange.ts'
import { aConversation } from '../seed.ts'
import { freePort } from '../../scripts/lib/ports.mjs'
import { startNexus, type Nexus } from '../servers/nexus.ts'
import { signInUnseen } from '../sign-in.ts'
import { LeftVisitor, MAIL_ENV } from './left-visitor.ts'
import { randomOf } from './random.ts'

const ROUNDS = 6
/** Longer than it takes until a mail is sent, so that rounds are killed before, during and after it. */
const ROUND_MS = 4_000

const seed = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000)

test(`a server that is killed ${ROUNDS} times sends each notice and mail once, and takes each answer once`, async ({
  browser,
}) => {
  console.log(`KILL_SEED=${seed}`)
  const random = randomOf(seed)
  const dataDir = mkdtempSync(join(tmpdir(), 'nexus-told-'))
  const port = await freePort()
  let nexus = await startNexus({ dataDir, port, env: MAIL_ENV })
  const owners: Owner[] = []
  try {
    for (let round = 0; round < ROUNDS; round++) {
      owners.push(await anOwnerWhoIsAskedFor(browser, nexus, round))
      await new Promise((resolve) => setTimeout(resolve, random() * ROUND_MS))
      nexus.process.kill('SIGKILL')
      await once(nexus.process, 'exit')
      nexus = await startNexus({ dataDir, port, env: MAIL_ENV })
    }
    for (const { request, conversationId } of owners) {
      const mails = () => mailsAbout(request, nexus, conversationId)
      await expect.poll(async () => (await mails()).length, { timeout: 180_000 }).toBe(1)
    }
    await Promise.all(owners.map(({ visitor }) => visitor.answered))
    // Anything that would have been sent twice has been by now.
    for (const { request, conversationId, visitor } of owners) {
      expect(await mailsAbout(request, nexus, conversationId)).toHaveLength(1)
      expect(await visitor.tally()).toEqual({ mails: 1, replies: 1, answers: 1 })
    }
  } finally {
    if (test.info().status !== 'passed') console.log(nexus.log().slice(-4_000))
    await nexus.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

type Owner = { request: APIRequestContext; conversationId: string; visitor: LeftVisitor }

/** Each round has an owner of its own, so that no mail waits for an earlier one. */
async function anOwnerWhoIsAskedFor(browser: Browser, nexus: Nexus, round: number): Promise<Owner> {
  const page = await (await browser.newContext()).newPage()
  const who = { name: `Owner ${round}`, email: `owner${round}@harbourcycles.example` }
  await signInUnseen(page, nexus.origin, who)
  const api = apiOf(page, nexus.origin)
  const agent = await anAgent(api)
  const visitor = await LeftVisitor.writtenTo(api, agent)
  const conversationId = await aConversation(api, agent, 'I would like to talk to a person')
  return { request: page.request, conversationId, visitor }
}

async function mailsAbout(request: APIRequestContext, { origin }: Nexus, words: string) {
  const answer = await request.get(`${origin}/api/local/mails`)
  const { data } = (await answer.json()) as { data: LocalMail[] }
  return data.filter(({ text }) => text.includes(words))
}
