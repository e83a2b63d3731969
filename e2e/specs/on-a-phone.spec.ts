import type { Page } from '@playwright/test'
import type { ConversationDetail } from 'shared-types'
import { anAgent, teachPdf } from '../arrange.ts'
import { anAccountInUse, ownerScreens, settled } from '../everything.ts'
import { expect, origins, test } from '../fixtures.ts'
import { aConversation, calls } from '../seed.ts'

/** The narrowest phone in common use. */
const PHONE = { width: 360, height: 740 }

test.use({ hasTouch: true })

test('on a phone every screen fits, and the navigation is within reach of the thumb', async ({
  owner,
  api,
  visitor,
}) => {
  const { 'not-found': _, ...screens } = ownerScreens(await anAccountInUse(api, visitor))
  await owner.setViewportSize(PHONE)
  for (const [name, path] of Object.entries(screens)) {
    await owner.goto(`${origins.nexus}${path}`)
    await settled(owner)
    await complete(owner)
    await expect.poll(() => sidewaysOf(owner), name).toEqual([])
    await expect.poll(() => tooLowForAFinger(owner), name).toEqual([])
  }
  await owner.goto(`${origins.nexus}/dashboard`)
  await owner.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Inbox' }).click()
  await expect(owner).toHaveURL(/\/inbox$/)
})

test('on a phone a conversation is found, taken over and answered, one screen after the other', async ({
  owner,
  api,
}) => {
  const agent = await anAgent(api, { name: 'Harbour' })
  await aConversation(api, agent, 'My saddle is broken', 'Hello?')
  await owner.setViewportSize(PHONE)
  await owner.goto(`${origins.nexus}/inbox`)
  await owner.getByRole('link', { name: /^Visitor/ }).click()
  await expect(owner.getByText('My saddle is broken')).toBeVisible()
  await expect(owner.getByRole('heading', { name: 'Inbox' })).toBeHidden()
  await owner.getByRole('button', { name: 'Take control' }).click()
  await owner.getByPlaceholder('Write a message').fill('We mend it today.')
  await owner.keyboard.press('Enter')
  await owner.keyboard.type('Come at five.')
  await owner.getByRole('button', { name: 'Send' }).click()
  await expect(owner.getByText(/We mend it today\.\s+Come at five\./)).toBeVisible()
  await owner.getByRole('button', { name: 'Who this is' }).click()
  await expect(owner.getByRole('complementary', { name: 'Customer details' })).toBeVisible()
  await owner.goBack()
  await expect(owner.getByText('We mend it today.')).toBeVisible()
  await owner.getByRole('button', { name: 'Back to the inbox' }).click()
  await expect(owner.getByRole('heading', { name: 'Inbox' })).toBeVisible()
})

test('on a phone a call is read on a screen of its own', async ({ owner, api }) => {
  await owner.setViewportSize(PHONE)
  await owner.goto(`${origins.nexus}/dashboard`)
  await calls(owner, await anAgent(api, { name: 'Night guard', type: 'ANTI_THEFT' }), 2)
  await owner.goto(`${origins.nexus}/call-logs`)
  await owner.getByRole('row').nth(1).getByRole('button', { name: 'View details' }).click()
  await expect(owner.getByRole('complementary', { name: 'Call details' })).toBeVisible()
  await expect(owner.getByRole('table')).toBeHidden()
  await expect.poll(() => sidewaysOf(owner)).toEqual([])
  await owner.getByRole('button', { name: 'View Conversation' }).click()
  await expect(owner.getByRole('dialog', { name: 'Conversations' })).toBeVisible()
  await owner.goBack()
  await expect(owner.getByRole('dialog')).toBeHidden()
  await owner.getByRole('button', { name: 'Back to the calls' }).click()
  await expect(owner.getByRole('table')).toBeVisible()
})

test('on a phone the table of data sources is read without scrolling sideways', async ({
  owner,
  api,
}) => {
  const agent = await anAgent(api)
  await teachPdf(api, agent.id)
  await owner.setViewportSize(PHONE)
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=knowledge-base`)
  const table = owner.getByRole('table', { name: 'Data sources' })
  await expect(table.getByRole('columnheader')).toHaveText(['Title', 'Status', 'Actions'])
  await expect(table).toContainText('Added')
  const frame = table.locator('..')
  await expect.poll(() => frame.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
})

test('an offline person is told so, and their message is sent once they are online again', async ({
  owner,
  api,
  context,
}) => {
  const agent = await anAgent(api, { name: 'Harbour' })
  const id = await aConversation(api, agent, 'My saddle is broken')
  await api.patch(`/conversation/switchControl/${id}`)
  await owner.setViewportSize(PHONE)
  await owner.goto(`${origins.nexus}/inbox/${id}`)
  await expect(owner.getByText('My saddle is broken')).toBeVisible()
  await context.setOffline(true)
  await expect(owner.getByText('You are offline.')).toBeVisible()
  await owner.getByPlaceholder('Write a message').fill('Bring it in.')
  await owner.getByRole('button', { name: 'Send' }).click()
  await expect(owner.getByText('Sent once you are back online')).toBeVisible()
  await context.setOffline(false)
  await expect(owner.getByText('Sent once you are back online')).toBeHidden()
  await expect
    .poll(async () => {
      const { messages } = await api.get<ConversationDetail>(`/conversation/messages/admin/${id}`)
      return messages.filter(({ message }) => message === 'Bring it in.').length
    })
    .toBe(1)
})

test('it can be installed, and then opens with the inbox', async ({ owner }) => {
  await owner.goto(`${origins.nexus}/inbox`)
  const href = await owner.locator('link[rel=manifest]').getAttribute('href')
  const response = await owner.request.get(`${origins.nexus}${href}`)
  expect(response.headers()['content-type']).toContain('application/manifest+json')
  const { start_url, display, icons } = await response.json()
  expect([start_url, display]).toEqual(['/inbox', 'standalone'])
  for (const { src } of icons) {
    expect((await owner.request.get(`${origins.nexus}${src}`)).ok()).toBe(true)
  }
})

/** Nothing is added to the page any more: parts of a screen arrive after the screen. */
const complete = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const finish = () => {
          observer.disconnect()
          resolve()
        }
        let timer = setTimeout(finish, 300)
        const observer = new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(finish, 300)
        })
        observer.observe(document.body, { childList: true, subtree: true })
      }),
  )

/**
 * Buttons and fields that are lower than the 44 px of a finger. The label beside a switch belongs to it, and so does
 * a transparent edge that its `::after` lays around a button.
 */
const tooLowForAFinger = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button:not([role="switch"]), select, input, textarea')]
      .filter((element) => element.checkVisibility({ opacityProperty: true }))
      .filter((element) => !element.matches('[type="checkbox"], [type="radio"]'))
      .filter((element) => {
        const edge = Number.parseFloat(getComputedStyle(element, '::after').height) || 0
        return (
          element.clientHeight > 1 && Math.max(edge, element.getBoundingClientRect().height) < 44
        )
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  )

/** Elements that scroll sideways: code and tables in a frame may, a page may not. */
const sidewaysOf = (page: Page) =>
  page.evaluate(() =>
    [
      document.documentElement,
      ...document.querySelectorAll('body *:not(pre, code, textarea, input, :has(> table))'),
    ]
      .filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
      .filter((element) => /auto|scroll|visible/.test(getComputedStyle(element).overflowX))
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .map((element) => element.outerHTML.slice(0, 120)),
  )
