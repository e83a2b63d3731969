import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { snippetOf } from '../arrange.ts'
import { settled } from '../everything.ts'
import { expect, origins } from '../fixtures.ts'
import { ask, chatLog, openChat } from '../visit.ts'
import { aBusyAccount } from './cast.ts'
import { openDesk } from './desk.ts'
import { SHOP, test } from './studio.ts'

const PUBLIC = new URL('../../dashboard/public/', import.meta.url)
const FOLDER = new URL('landing/', PUBLIC)

type Part = { x: number; y: number; width: number; height: number }

const TALK = [
  ['What does a full service cost?', '£85'],
  ['When are you open on Saturday?', '16:00'],
  ['Could someone look at my cargo bike today?', "I don't know that"],
] as const

test.use({
  viewport: { width: 1_200, height: 750 },
  account: { name: 'Marisol Trevena', email: 'marisol@harbourcycles.example' },
})

test('the inbox with the owner in control and a call that was screened, light and dark', async ({
  owner,
  api,
  visitor,
  shop,
}) => {
  const agent = await aBusyAccount(owner, api)
  shop.paste(snippetOf(api, agent.id))
  await visitor.goto(`${SHOP}/`)
  await openChat(visitor)
  for (const [question, answer] of TALK) {
    await ask(visitor, question)
    await expect(chatLog(visitor)).toContainText(answer)
  }
  await askForPerson(visitor, 'Priya Raman')

  await openDesk(owner, '/inbox')
  await owner.getByRole('link', { name: /Priya/ }).click()
  await owner.getByRole('button', { name: 'Take control' }).click()
  const input = owner.getByRole('textbox', { name: 'Message' })
  await input.fill('Hi Priya, Marisol here. Bring it in before four and I will have a look myself.')
  await input.press('Enter')
  await expect(chatLog(visitor)).toContainText('Marisol here')
  await expect(owner.getByRole('button', { name: 'Jump to newest' })).toBeHidden()
  await saveInBothThemes(owner, 'inbox', { x: 0, y: 0, width: 1_200, height: 750 })

  await openDesk(owner, '/call-logs')
  const row = owner.getByRole('row').filter({ hasText: 'Daniels' })
  await row.getByRole('button', { name: 'View details' }).click()
  const panel = owner.getByRole('complementary', { name: 'Call details' })
  await panel.getByRole('button', { name: 'View Analysis' }).click()
  await expect(panel.getByLabel('Call sentiment')).toBeVisible()
  const { x, y, width } = (await panel.boundingBox())!
  const ended = (await panel.getByText('Stopped', { exact: true }).boundingBox())!
  const height = Math.round(ended.y + ended.height + 12 - y)
  await saveInBothThemes(owner, 'verdict', { x: x + 1, y, width: width - 1, height })
})

test('the picture that stands for the page where it is shared', async ({ page }) => {
  await page.setViewportSize({ width: 1_200, height: 630 })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  // The server still has the pictures of the last build.
  await page.route('**/landing/*.webp', (route) => {
    const { pathname } = new URL(route.request().url())
    return route.fulfill({ path: fileURLToPath(new URL(`.${pathname}`, PUBLIC)) })
  })
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

async function askForPerson(page: Page, name: string) {
  await page.getByRole('button', { name: 'Talk to a person' }).click()
  await page.getByLabel('Name (optional)').fill(name)
  await page.getByLabel('Email (optional)').fill(`${name.split(' ')[0]!.toLowerCase()}@example.com`)
  await page.getByRole('button', { name: 'Talk to a person' }).click()
  await expect(page.getByText('We’ve asked for a person. They’ll join you here.')).toBeVisible()
}

/** Saves a picture in both themes, for ordinary and high-resolution screens. */
async function saveInBothThemes(page: Page, name: string, part: Part) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await settled(page)
    await expect(page.getByRole('status')).toHaveCount(0)
    await savePicture(page, `${name}-${colorScheme}.webp`, { ...part, scale: 1 })
    await savePicture(page, `${name}-${colorScheme}-2x.webp`, { ...part, scale: 2 })
  }
}

/** Saves as WebP, which Playwright's own screenshots do not support. */
async function savePicture(page: Page, name: string, clip: Part & { scale: number }) {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 80,
    clip,
  })
  writeFileSync(new URL(name, FOLDER), Buffer.from(data, 'base64'))
}
