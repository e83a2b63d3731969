import { rmSync } from 'node:fs'
import { expect, test as base, type Page } from '@playwright/test'
import { startStubModel, type StubModel } from '../../server/src/test/stub-model.ts'
import { anAgent, type Api, apiOf, teachPdf, untilTrained } from '../arrange.ts'
import { startNexus, type Nexus } from '../servers/nexus.ts'
import { signInUnseen } from '../sign-in.ts'
import { ask, chatLog, composer, openChat } from '../visit.ts'
import { APPS, VUE } from './apps.ts'
import { packWidget } from './pack.ts'
import { installApp, type StrangeApp } from './strange-app.ts'
import { watchPage } from './watch.ts'

const QUESTION = 'How long are workshop repairs guaranteed?'
const ANSWER = 'Repairs are guaranteed for ninety days.'
const LONG_REPLY = Array.from({ length: 400 }, (_, index) => `word${index}`).join(' ')

type World = {
  nexus: Nexus
  model: StubModel
  tarball: string
  agentId: string
  apiBase: string
  api: Api
}

const test = base.extend<object, { world: World }>({
  world: [
    async ({ browser }, use) => {
      const model = await startStubModel()
      const nexus = await startNexus({
        env: {
          MODEL_PROVIDER: 'openai-compatible',
          MODEL_NAME: 'stub',
          MODEL_API_KEY: 'none',
          MODEL_BASE_URL: model.url,
        },
      })
      const owner = await browser.newPage()
      await signInUnseen(owner, nexus.origin, { name: 'Marisol', email: 'm@harbour.example' })
      const api = apiOf(owner, nexus.origin)
      const { id: agentId } = await anAgent(api)
      await teachPdf(api, agentId)
      await untilTrained(api, agentId, 1)
      const { tarball, folder } = packWidget()
      await use({ nexus, model, tarball, agentId, apiBase: `${nexus.origin}/api`, api })
      await owner.close()
      await Promise.all([nexus.stop(), model.close()])
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 600_000 },
  ],
})

for (const app of APPS)
  test(`in ${app.name} the packed chat is built, drawn by a server, taken over and left without a word of complaint`, async ({
    page,
    world,
  }) => {
    const installed = await installApp(app, world.tarball, world)
    try {
      await installed.build()
      await served(installed, 'start', async (origin) => {
        for (const path of app.pages) {
          await expectQuietHtml(page, origin + path)
          await useChat(page, origin + path, world)
        }
      })
      // React runs effects twice and reports problems only while an app is developed.
      await served(installed, 'dev', async (origin) => {
        for (const path of app.pages) {
          if (app.isServedInDevelopment) await expectQuietHtml(page, origin + path)
          await useChat(page, origin + path, world)
        }
      })
    } finally {
      installed.remove()
    }
  })

test('in a React app the packed chat shows visitors the lead form before they write', async ({
  page,
  world,
}) => {
  const { id: agentId } = await anAgent(world.api)
  const field = { kind: 'email', label: 'Email', required: true }
  const lead_form = { when: 'before', intro: 'Who are you?', fields: [field] }
  await world.api.patch('/agent/chatbot-config', { agent_id: agentId, lead_form })
  const app = APPS.find(({ name }) => name === 'Vite and React 19')!
  const installed = await installApp(app, world.tarball, { agentId, apiBase: world.apiBase })
  try {
    await installed.build()
    await served(installed, 'start', async (origin) => {
      const { complaints } = watchPage(page, world.apiBase)
      world.model.behave({ reply: ANSWER })
      await page.goto(origin)
      await expect(page.getByText('Who are you?')).toBeVisible()
      // The panel covers the chat's place and nothing else of the page.
      await expect(async () => {
        const form = (await page.locator('form', { hasText: 'Who are you?' }).boundingBox())!
        const chat = (await page.locator('.nx-panel').boundingBox())!
        expect(form).toMatchObject({ x: chat.x, width: chat.width })
        expect(form.y + form.height).toBeCloseTo(chat.y + chat.height, 0)
      }).toPass()
      await page.getByLabel('Email').fill('ines@example.com')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByLabel('Email')).toHaveCount(0)
      await ask(page, QUESTION)
      expect(complaints).toEqual([])
    })
  } finally {
    installed.remove()
  }
})

test('in Vue a component puts the packed script on its page and takes it away without a word of complaint', async ({
  page,
  world,
}) => {
  const installed = await installApp(VUE, world.tarball, world)
  try {
    await installed.build()
    for (const script of ['start', 'dev'] as const)
      await served(installed, script, (origin) => useScript(page, origin, world))
  } finally {
    installed.remove()
  }
})

async function useScript(visited: Page, url: string, { model, apiBase }: World) {
  const context = await visited.context().browser()!.newContext()
  const page = await context.newPage()
  const { complaints, open, begun } = watchPage(page, apiBase)
  model.behave({ reply: ANSWER })
  await page.goto(url)
  await openChat(page)
  await ask(page, QUESTION)
  await expect(chatLog(page)).toContainText(ANSWER)
  await page.getByRole('button', { name: 'Take the chat away' }).click()
  await expect(composer(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Open chat/ })).toHaveCount(0)
  await expect.poll(open).toBe(0)

  await page.getByRole('button', { name: 'Put the chat back' }).click()
  await expect(chatLog(page)).toContainText(ANSWER)
  expect(begun()).toBe(1)
  expect(complaints).toEqual([])
  await context.close()
}

async function served(
  app: StrangeApp,
  script: 'start' | 'dev',
  use: (origin: string) => Promise<void>,
) {
  const { origin, stop } = await app.serve(script)
  try {
    await use(origin)
  } finally {
    await stop()
  }
}

/** Checks what a reader without scripts gets: the whole panel, its style sheet unescaped, and a disabled input field. */
async function expectQuietHtml(page: Page, url: string) {
  const html = await (await page.request.get(url)).text()
  expect(html).toContain('nx-panel')
  expect(html).toContain('.nx-bubble * + *')
  expect(html).toContain('AI assistant')
  expect(html).toMatch(/<textarea[^>]* disabled/)
}

async function useChat(visited: Page, url: string, { model, apiBase }: World) {
  const context = await visited.context().browser()!.newContext()
  const page = await context.newPage()
  const { complaints, open, begun } = watchPage(page, apiBase)
  model.behave({ reply: ANSWER })
  await page.goto(url)
  await expect(composer(page)).toBeEnabled()
  await ask(page, QUESTION)
  await expect(chatLog(page)).toContainText(ANSWER)

  model.behave({ reply: LONG_REPLY, delay: 25 })
  await ask(page, 'And what else?')
  await expect(chatLog(page)).toContainText('word5 ')
  await page.getByRole('button', { name: 'Take the chat away' }).click()
  await expect(composer(page)).toBeHidden()
  await expect.poll(open).toBe(0)

  await page.getByRole('button', { name: 'Put the chat back' }).click()
  await expect(chatLog(page)).toContainText('word399')
  expect(begun()).toBe(1)
  expect(complaints).toEqual([])
  await context.close()
}
