import { anAgent, snippetOf } from '../arrange.ts'
import { expect, origins, test as base } from '../fixtures.ts'
import { ask, chatLog, composer, openChat, openCustomerPage } from '../visit.ts'

const QUESTION = 'How long are workshop repairs guaranteed?'
const ANSWER = /ninety days/

const test = base.extend<{ snippet: string }>({
  snippet: async ({ taught }, use) => use(await taught()),
})

test('the pasted line works on a page of another origin under a strict policy', async ({
  snippet,
  visitor,
}) => {
  const violations: string[] = []
  visitor.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) violations.push(message.text())
  })
  await openCustomerPage(visitor, origins.host, snippet)
  await openChat(visitor)
  await ask(visitor, QUESTION)
  await expect(chatLog(visitor)).toContainText(ANSWER)
  // The form is a file of its own, which is fetched now.
  await visitor.getByRole('button', { name: 'Talk to a person' }).click()
  await expect(visitor.getByLabel('Email (optional)')).toBeVisible()
  expect(violations).toEqual([])
  expect(
    await visitor.evaluate(() => Object.keys(window).filter((key) => /nexus/i.test(key))),
  ).toEqual(['Nexus'])
})

test('the page cannot restyle the widget, nor the widget the page', async ({
  snippet,
  visitor,
}) => {
  await openCustomerPage(visitor, origins.host, snippet)
  const heading = visitor.getByRole('heading', { name: 'Harbour Cycles' })
  const before = await heading.boundingBox()
  await openChat(visitor)
  const style = await composer(visitor).evaluate((field) => {
    const { letterSpacing, backgroundColor, fontSize } = getComputedStyle(field)
    return { letterSpacing, backgroundColor, fontSize: Number.parseFloat(fontSize) }
  })
  expect(style.letterSpacing).toBe('normal')
  expect(style.backgroundColor).not.toBe('rgb(255, 0, 0)')
  expect(style.fontSize).toBeLessThan(20)
  expect(await heading.boundingBox()).toEqual(before)
})

test('a message written without a connection is sent once when it is back', async ({
  snippet,
  visitor,
}) => {
  await openCustomerPage(visitor, origins.host, snippet)
  await openChat(visitor)
  await ask(visitor, QUESTION)
  await expect(chatLog(visitor)).toContainText(ANSWER)
  await visitor.context().setOffline(true)
  await ask(visitor, 'When does a claim have to be reported?')
  await expect(visitor.getByText('Waiting for a connection')).toBeVisible()
  await visitor.context().setOffline(false)
  await expect(chatLog(visitor)).toContainText(/thirty days/)
  await expect(
    chatLog(visitor).getByText('When does a claim have to be reported?', { exact: true }),
  ).toHaveCount(1)
})

test('the conversation is still there after a reload and in a second tab', async ({
  snippet,
  visitor,
}) => {
  const url = await openCustomerPage(visitor, origins.host, snippet)
  await openChat(visitor)
  await ask(visitor, QUESTION)
  await expect(chatLog(visitor)).toContainText(ANSWER)
  await visitor.reload()
  await expect(chatLog(visitor).getByText(QUESTION, { exact: true })).toHaveCount(1)
  const secondTab = await visitor.context().newPage()
  await secondTab.goto(url)
  await openChat(secondTab)
  await expect(chatLog(secondTab).getByText(QUESTION, { exact: true })).toHaveCount(1)
  await ask(secondTab, 'What does storage cost?')
  await expect(chatLog(visitor)).toContainText('What does storage cost?')
})

test('the chat is worked with the keyboard alone', async ({ snippet, visitor }) => {
  await openCustomerPage(visitor, origins.host, snippet)
  const launcher = visitor.getByRole('button', { name: /^Open chat/ })
  await launcher.focus()
  await visitor.keyboard.press('Enter')
  await expect(composer(visitor)).toBeFocused()
  await visitor.keyboard.type(QUESTION)
  await visitor.keyboard.press('Enter')
  await expect(chatLog(visitor)).toContainText(ANSWER)
  await expect(launcher).toBeHidden()
  await visitor.keyboard.press('Escape')
  await expect(composer(visitor)).toBeHidden()
  await expect(launcher).toBeFocused()
  await visitor.keyboard.press('Enter')
  // Closed with the keyboard, from the only close button.
  await visitor.getByRole('button', { name: 'Close chat' }).press('Enter')
  await expect(launcher).toBeFocused()
})

test('Markdown of a visitor is shown as typed and never becomes markup', async ({
  snippet,
  visitor,
}) => {
  await openCustomerPage(visitor, origins.host, snippet)
  await openChat(visitor)
  const hostile = '<img src=x onerror="document.title=1"> **bold**'
  await ask(visitor, hostile)
  await expect(chatLog(visitor).getByText(hostile, { exact: true })).toBeVisible()
  await expect(chatLog(visitor).getByRole('img', { name: 'x' })).toHaveCount(0)
  await expect(visitor).toHaveTitle("A customer's page")
})

test('on a phone the chat fills the screen', async ({ snippet, visitor }) => {
  await visitor.setViewportSize({ width: 390, height: 800 })
  await openCustomerPage(visitor, origins.host, snippet)
  await openChat(visitor)
  const chat = visitor.getByRole('dialog', { name: /^Chat with/ })
  await expect(async () => {
    const box = (await chat.boundingBox())!
    expect(box.width).toBeGreaterThanOrEqual(388)
    expect(box.height).toBeGreaterThanOrEqual(780)
  }).toPass()
})

test('an agent that is not active shows no launcher', async ({ api, visitor }) => {
  const agent = await anAgent(api, { activated: false })
  const config = visitor.waitForResponse((response) =>
    response.url().includes(`/widget/agents/${agent.id}/config`),
  )
  await openCustomerPage(visitor, origins.host, snippetOf(api, agent.id))
  await (await config).finished()
  await expect(visitor.getByRole('button', { name: /^Open chat/ })).toBeHidden()
})
