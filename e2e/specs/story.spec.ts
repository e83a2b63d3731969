import { fileURLToPath } from 'node:url'
import { WARRANTY_PDF } from '../arrange.ts'
import { allowClipboard, expect, origins, test } from '../fixtures.ts'
import { signIn } from '../sign-in.ts'
import { expectToast } from '../toasts.ts'
import { ask, chatLog, openChat, openCustomerPage } from '../visit.ts'

test('an owner teaches a chatbot a website and a PDF, and a visitor of another site gets answers from both', async ({
  page: owner,
  account,
  visitor,
}) => {
  await signIn(owner, origins.nexus, account)
  await allowClipboard(owner)

  await test.step('make a chatbot', async () => {
    await owner.getByRole('link', { name: 'Agents' }).click()
    await owner.getByRole('button', { name: 'Create Agent' }).click()
    const wizard = owner.getByRole('dialog', { name: 'Create Agent' })
    await wizard.getByRole('radio', { name: /Chatbot/ }).click()
    await wizard.getByRole('button', { name: 'Next' }).click()
    await wizard.getByRole('textbox', { name: 'Agent name' }).fill('Harbour')
    await wizard.getByRole('button', { name: 'Create Agent' }).click()
    await expectToast(owner, 'Agent created successfully')
    await owner.getByRole('link', { name: /Harbour/ }).click()
  })

  await test.step('teach it the website, without the jobs page', async () => {
    await owner.getByRole('link', { name: 'Knowledge Base' }).click()
    await owner.getByRole('button', { name: 'Add Data Source' }).first().click()
    const dialog = owner.getByRole('dialog', { name: 'Add Data Source' })
    await dialog.getByRole('radio', { name: /web/i }).check({ force: true })
    await dialog.getByRole('textbox', { name: 'Website' }).fill(origins.site)
    await dialog.getByRole('button', { name: 'Fetch pages' }).click()
    await dialog.getByRole('button', { name: `Remove ${origins.site}/jobs` }).click()
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await expect(dialog).toBeHidden()
    await expect(
      owner.getByRole('row').filter({ hasText: /web/i }).getByText('trained'),
    ).toBeVisible()
  })

  await test.step('teach it the PDF', async () => {
    await owner.getByRole('button', { name: 'Add Data Source' }).first().click()
    const dialog = owner.getByRole('dialog', { name: 'Add Data Source' })
    await dialog.getByLabel('PDF file').setInputFiles(fileURLToPath(WARRANTY_PDF))
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Warranty terms')
    await dialog.getByRole('button', { name: 'Add PDF' }).click()
    await expect(dialog).toBeHidden()
    await expect(
      owner.getByRole('row').filter({ hasText: 'Warranty terms' }).getByText('trained'),
    ).toBeVisible()
  })

  await test.step('activate it', async () => {
    await owner.getByRole('button', { name: 'Activate' }).click()
    await expectToast(owner, 'Agent activated')
  })

  const snippet = await test.step('copy the snippet', async () => {
    await owner.getByRole('link', { name: 'Appearance' }).click()
    await owner.getByRole('button', { name: 'Copy the snippet' }).click()
    await expectToast(owner, 'Copied to clipboard')
    const text = await owner.evaluate(() => navigator.clipboard.readText())
    expect(text).toMatch(/^<script .*1\.0\.6.*data-agent-id="[^"]+".*<\/script>$/s)
    return text
  })

  await test.step('a visitor asks a question that the website answers', async () => {
    await openCustomerPage(visitor, origins.host, snippet)
    await openChat(visitor)
    await ask(visitor, 'What does a full service cost?')
    await expect(chatLog(visitor)).toContainText('£85')
    await chatLog(visitor).getByText('Harbour Cycles').first().click()
    const source = chatLog(visitor).getByRole('link').first()
    await expect(source).toHaveAttribute('href', new RegExp(`^${origins.site}/(prices|services)$`))
  })

  await test.step('a visitor asks a question that only the PDF answers', async () => {
    await ask(visitor, 'How many years is the frame covered by the warranty?')
    await expect(chatLog(visitor)).toContainText('seven years')
    await expect(chatLog(visitor)).toContainText('Warranty terms')
    await expect(chatLog(visitor)).toContainText(/page 2/)
  })

  await test.step('the chatbot says that it does not know what it was not taught', async () => {
    await ask(visitor, 'How much does the apprentice mechanic earn in a year?')
    await expect(chatLog(visitor)).toContainText("I don't know that")
    await expect(chatLog(visitor)).not.toContainText('19,400')
  })

  await test.step('the owner sees the gap', async () => {
    await owner.getByRole('link', { name: 'Knowledge Base' }).click()
    await expect(owner.getByText('Unanswered questions')).toBeVisible()
    await expect(
      owner.getByText('How much does the apprentice mechanic earn in a year?'),
    ).toBeVisible()
  })

  await test.step('the owner takes over, the bot stays silent, the owner answers', async () => {
    await owner.getByRole('link', { name: 'Inbox' }).click()
    await owner.getByRole('region', { name: 'Conversations' }).locator('[data-row]').first().click()
    await owner.getByRole('button', { name: /^Take control/ }).click()
    await ask(visitor, 'Is anybody there?')
    const reply = owner.getByRole('textbox', { name: /message|reply/i })
    await expect(reply).toBeEnabled()
    await reply.fill('Marisol here. Apprentices start at nineteen thousand.')
    await reply.press('Enter')
    await expect(chatLog(visitor)).toContainText(
      'Marisol here. Apprentices start at nineteen thousand.',
    )
  })

  await test.step('the owner gives control back and the bot answers again', async () => {
    await owner.getByRole('button', { name: /^Release control/ }).click()
    await expect(owner.getByRole('button', { name: /^Take control/ })).toBeVisible()
    await ask(visitor, 'What does a puncture repair cost?')
    await expect(chatLog(visitor)).toContainText('£12')
  })

  await test.step('nothing is lost over a reload, nor in a second tab', async () => {
    const questions = [
      'What does a full service cost?',
      'Is anybody there?',
      'What does a puncture repair cost?',
    ]
    await visitor.reload()
    const secondTab = await visitor.context().newPage()
    await secondTab.goto(visitor.url())
    await openChat(secondTab)
    for (const page of [visitor, secondTab]) {
      for (const question of questions)
        await expect(chatLog(page).getByText(question, { exact: true })).toHaveCount(1)
      await expect(chatLog(page).getByText('Marisol here.', { exact: false })).toHaveCount(1)
    }
  })
})
