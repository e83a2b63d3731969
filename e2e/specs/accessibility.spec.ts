import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { anAgent } from '../arrange.ts'
import { anAccountInUse, ownerScreens, settled } from '../everything.ts'
import { expect, origins, test } from '../fixtures.ts'

const SCHEMES = ['light', 'dark'] as const

async function expectAccessible(page: Page, where: string) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
  expect.soft(found, where).toEqual([])
}

for (const colorScheme of SCHEMES) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' })
    test.setTimeout(120_000)

    test('every screen of an owner, and the chat beside it, can be used by everyone', async ({
      owner,
      api,
      visitor,
    }) => {
      await visitor.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const inUse = await anAccountInUse(api, visitor)
      await expectAccessible(visitor, 'chat with answers')
      for (const [name, path] of Object.entries(ownerScreens(inUse))) {
        await owner.goto(`${origins.nexus}${path}`)
        await settled(owner)
        await expectAccessible(owner, name)
      }
    })

    test('empty screens and dialogs can be used by everyone', async ({ owner, api }) => {
      for (const path of ['/inbox', '/agents', '/call-logs', '/dashboard']) {
        await owner.goto(`${origins.nexus}${path}`)
        await settled(owner)
        await expectAccessible(owner, `empty ${path}`)
      }
      await owner.goto(`${origins.nexus}/agents`)
      await owner.getByRole('button', { name: 'Create Agent' }).click()
      await expectAccessible(owner, 'Create Agent, first step')
      await owner.getByRole('radio', { name: /Chatbot/ }).click()
      await owner.getByRole('button', { name: 'Next' }).click()
      await expectAccessible(owner, 'Create Agent, second step')
      const agent = await anAgent(api)
      await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=knowledge-base`)
      for (const name of ['Add Data Source', 'Link Data Source']) {
        await owner.getByRole('button', { name }).first().click()
        await expect(owner.getByRole('dialog', { name })).toBeVisible()
        await expectAccessible(owner, name)
        await owner.keyboard.press('Escape')
      }
      await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=settings`)
      await owner.getByRole('button', { name: 'Delete agent' }).click()
      await expect(owner.getByRole('alertdialog')).toBeVisible()
      await expectAccessible(owner, 'confirmation')
    })

    test('public pages can be used by everyone', async ({ page }) => {
      for (const path of ['/', '/auth', '/no-such-page']) {
        await page.goto(`${origins.nexus}${path}`)
        await settled(page)
        await expectAccessible(page, path)
      }
    })
  })
}
