import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { anAgent, snippetOf, teachPdf, teachWebsite, untilTrained } from '../arrange.ts'
import { settled } from '../everything.ts'
import { expect, origins } from '../fixtures.ts'
import { ask, chatLog, openChat } from '../visit.ts'
import { SHOP, test } from './studio.ts'

const PUBLIC = new URL('../../dashboard/public/', import.meta.url)
const FOLDER = new URL('landing/', PUBLIC)

test.use({
  viewport: { width: 1_440, height: 900 },
  timezoneId: 'Europe/London',
  locale: 'en-GB',
  account: { name: 'Marisol Trevena', email: 'marisol@harbourcycles.example' },
})

test('the inbox with the owner in control, light and dark', async ({
  owner,
  api,
  browser,
  shop,
}) => {
  test.setTimeout(180_000)
  const agent = await anAgent(api, { name: 'Harbour Cycles' })
  await teachWebsite(api, agent.id, origins.site)
  await teachPdf(api, agent.id)
  await untilTrained(api, agent.id, 2)
  shop.paste(await snippetOf(api, agent.id))
  for (const [name, question, answer] of [
    ['Tom Penrose', 'What does a puncture repair cost?', '£12'],
    ['Lena Fischer', 'How many years is the frame covered by the warranty?', 'seven years'],
    ['Aisha Rahman', 'How long are workshop repairs guaranteed?', 'ninety days'],
  ] as const) {
    await askForPerson(await aVisitor(browser, [[question, answer]]), name)
  }
  const priya = await aVisitor(browser, [
    ['What does a full service cost?', '£85'],
    ['When are you open on Saturday?', '16:00'],
    ['Could someone look at my cargo bike today?', "I don't know that"],
  ])
  await askForPerson(priya, 'Priya Raman')

  await owner.goto(`${origins.nexus}/inbox`)
  await owner.getByRole('link', { name: /Priya/ }).click()
  await owner.getByRole('button', { name: 'Take control' }).click()
  const input = owner.getByRole('textbox', { name: 'Message' })
  await input.fill('Hi Priya, Marisol here. Bring it in before four and I will have a look myself.')
  await input.press('Enter')
  await expect(chatLog(priya)).toContainText('Marisol here')
  await expect(owner.getByRole('button', { name: 'Jump to newest' })).toBeHidden()
  await expect(owner.getByRole('status')).toHaveCount(0)
  for (const colorScheme of ['light', 'dark'] as const) {
    await owner.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await settled(owner)
    await savePicture(owner, `inbox-${colorScheme}.webp`)
  }
})

test('the picture that stands for the page where it is shared', async ({ page }) => {
  await page.setViewportSize({ width: 1_200, height: 630 })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto(`${origins.nexus}/`)
  await settled(page)
  await page.screenshot({ path: fileURLToPath(new URL('card.png', FOLDER)) })
})

for (const [name, side, ground] of [
  ['favicon-48', 48, 'transparent'],
  ['apple-touch-icon', 180, '#2b3bd1'],
] as const) {
  test(`the mark as ${name}`, async ({ page }) => {
    const mark = readFileSync(new URL('favicon.svg', PUBLIC), 'utf8')
    await page.setViewportSize({ width: side, height: side })
    await page.setContent(
      `<style>body { margin: 0; background: ${ground} } svg { display: block }</style>${mark}`,
    )
    const path = fileURLToPath(new URL(`${name}.png`, PUBLIC))
    await page.screenshot({ path, omitBackground: true })
  })
}

/** A visitor with a browser of their own, who asked and was answered. */
async function aVisitor(browser: Browser, talk: [string, string][]) {
  const page = await browser.newPage()
  await page.goto(`${SHOP}/`)
  await openChat(page)
  for (const [question, answer] of talk) {
    await ask(page, question)
    await expect(chatLog(page)).toContainText(answer)
  }
  return page
}

async function askForPerson(page: Page, name: string) {
  await page.getByRole('button', { name: 'Talk to a person' }).click()
  await page.getByLabel('Name (optional)').fill(name)
  await page.getByLabel('Email (optional)').fill(`${name.split(' ')[0]!.toLowerCase()}@example.com`)
  await page.getByRole('button', { name: 'Talk to a person' }).click()
  await expect(page.getByText('We’ve asked for a person. They’ll join you here.')).toBeVisible()
}

/** WebP, which Playwright's own screenshots cannot be. */
async function savePicture(page: Page, name: string) {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 })
  writeFileSync(new URL(name, FOLDER), Buffer.from(data, 'base64'))
}
