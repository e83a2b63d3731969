import type { Locator, Page } from '@playwright/test'
import type { Agent } from 'shared-types'
import { expect, origins } from './fixtures.ts'

/** Opens the view of what was read from the agent's only data source, on one of its pages. */
export async function openRead(owner: Page, agent: Agent, page?: string): Promise<Locator> {
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=knowledge-base`)
  await owner.getByRole('button', { name: /^Actions for/ }).click()
  await owner.getByRole('menuitem', { name: 'View pages' }).click()
  const dialog = owner.getByRole('dialog')
  if (page) await dialog.getByRole('button', { name: new RegExp(`^${page}`) }).click()
  await expect(dialog.getByRole('heading', { name: 'Passages' })).toBeVisible()
  return dialog
}

/** Rows of facts and passages that contain these words. */
export const readRow = (dialog: Locator, words: string): Locator =>
  dialog
    .getByRole('region', { name: /^What was read/ })
    .getByRole('listitem')
    .filter({ hasText: words })
