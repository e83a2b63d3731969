import { expect, type Page } from '@playwright/test'
import { anAgent, apiOf, teachPdf, untilTrained } from '../arrange.ts'
import { signInUnseen } from '../sign-in.ts'

const OWNER = { name: 'Marisol Trevena', email: 'marisol@harbour.example' }
export const QUESTIONS = ['How long are workshop repairs guaranteed?', 'What does storage cost?']

/** The owner signs in and teaches an agent. */
export async function openShop(page: Page, origin: string) {
  const api = await asOwner(page, origin)
  const agent = await anAgent(api)
  await teachPdf(api, agent.id)
  await untilTrained(api, agent.id, 1)
  return { api, agent }
}

/** The same owner, on this server or on another of the same database. */
export async function asOwner(page: Page, origin: string) {
  await page.context().clearCookies()
  await signInUnseen(page, origin, OWNER)
  return apiOf(page, origin)
}

/** Checks that everything accepted exists, and nothing exists twice. */
export async function hasOnce(
  talker: { history(): Promise<{ messages: { client_id?: string | null }[] }> },
  ids: ReadonlySet<string>,
) {
  const { messages } = await talker.history()
  const sent = messages.flatMap(({ client_id }) => client_id ?? [])
  expect(new Set(sent).size).toBe(sent.length)
  expect([...ids].filter((id) => !sent.includes(id))).toEqual([])
}
