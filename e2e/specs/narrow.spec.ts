import type { Locator, Page } from '@playwright/test'
import { anAgent } from '../arrange.ts'
import { expect, origins, test } from '../fixtures.ts'
import { aConversation, calls } from '../seed.ts'

/** The narrowest window that the product supports, and a common small one. */
const WIDTHS = [901, 1024]

for (const width of WIDTHS) {
  test(`at ${width} px a call keeps its name, number, date and action apart`, async ({
    owner,
    api,
  }) => {
    await owner.setViewportSize({ width, height: 768 })
    await owner.goto(`${origins.nexus}/dashboard`)
    await calls(owner, await anAgent(api, { name: 'Night guard', type: 'ANTI_THEFT' }), 2)
    await owner.goto(`${origins.nexus}/call-logs`)
    const row = owner.getByRole('row').nth(1)
    await expect(row.getByRole('button', { name: 'View details' })).toBeVisible()
    await expect(async () => {
      const cells = await boxesOf(row.getByRole('cell'))
      for (const [index, box] of cells.entries()) {
        if (index > 0) expect(box.x).toBeGreaterThanOrEqual(cells[index - 1]!.right - 1)
      }
      expect(cells[0]!.right - cells[0]!.x).toBeGreaterThan(120)
    }).toPass()
    await expectNothingOverflows(owner)
    await row.getByRole('button', { name: 'View details' }).click()
    const panel = owner.getByRole('complementary', { name: 'Call details' })
    await expect(panel.getByRole('button', { name: 'Erase caller' })).toBeVisible()
    await expect.poll(() => panel.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  })

  test(`at ${width} px the head of a conversation is whole`, async ({ owner, api }) => {
    await owner.setViewportSize({ width, height: 768 })
    const agent = await anAgent(api, { name: 'Harbour' })
    const id = await aConversation(api, agent, 'My saddle is broken', 'Hello?')
    await owner.goto(`${origins.nexus}/inbox/${id}`)
    const middle = owner.getByRole('region', { name: 'Conversation', exact: true })
    await owner.getByRole('button', { name: 'More actions' }).click()
    for (const button of [
      middle.getByRole('button', { name: 'Take control', includeHidden: true }),
      middle.getByRole('menuitem', { name: 'Close view' }),
      middle.getByRole('menuitem', { name: 'Delete conversation' }),
    ]) {
      // The header is rendered again when the rest of its code has loaded, and an open menu is then repositioned.
      await expect(async () => {
        const [[frame], [box]] = [await boxesOf(middle), await boxesOf(button)]
        expect(box?.x).toBeGreaterThanOrEqual(frame!.x)
        expect(box?.right).toBeLessThanOrEqual(frame!.right)
      }).toPass()
    }
    await expectNothingOverflows(owner)
  })

  test(`at ${width} px the inbox names every visitor in full`, async ({ owner, api }) => {
    await owner.setViewportSize({ width, height: 768 })
    await aConversation(api, await anAgent(api), 'My saddle is broken')
    await owner.goto(`${origins.nexus}/inbox`)
    const name = owner.getByRole('link').getByText(/^Visitor \S+$/)
    await expect.poll(() => cutOff(name)).toBe(0)
  })
}

const boxesOf = async (all: Locator) =>
  (await Promise.all((await all.all()).map((one) => one.boundingBox()))).flatMap((box) =>
    box ? [{ x: box.x, right: box.x + box.width }] : [],
  )

/** Pixels of a text that are cut off. */
const cutOff = (text: Locator) => text.evaluate((box) => box.scrollWidth - box.clientWidth)

const expectNothingOverflows = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
