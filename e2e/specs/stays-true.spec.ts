import type { KnowledgeItem } from 'shared-types'
import { anAgent, teachWebsite, untilTrained } from '../arrange.ts'
import { expect, origins, test } from '../fixtures.ts'
import { expectAccessible } from '../look.ts'
import { listen } from '../servers/http.ts'

/** A website of two pages that its owner changes. */
async function aWebsite() {
  const pages = new Map([
    ['/', 'We repair boats in Falmouth. A survey costs 80 pounds. <a href="/rooms">Rooms</a>'],
    ['/rooms', 'The loft sleeps four guests and looks over the harbour.'],
  ])
  const site = await listen((request, response) => {
    const words = pages.get(request.url ?? '/')
    if (!words) return void response.writeHead(404).end()
    response.setHeader('content-type', 'text/html')
    response.end(`<html lang="en"><title>Boatyard</title><main><p>${words}</p></main></html>`)
  })
  return { ...site, pages }
}

test('an owner chooses how often a website is read again, and sees its changes in words', async ({
  owner,
  api,
}) => {
  const site = await aWebsite()
  const agent = await anAgent(api)
  await teachWebsite(api, agent.id, site.origin)
  await untilTrained(api, agent.id, 1)
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=knowledge-base`)
  const row = owner.getByRole('table', { name: 'Data sources' }).getByRole('row').last()
  await expect(row).toContainText(/Read .* ago, again weekly/)

  await test.step('monthly is chosen, and stays chosen', async () => {
    await row.getByRole('button', { name: /^Actions for/ }).click()
    await owner.getByRole('menuitemradio', { name: 'Monthly' }).click()
    await expect(owner.getByRole('menuitemradio', { name: 'Monthly' })).toBeChecked()
    await expectAccessible(owner, 'how often a website is read again')
    await owner.keyboard.press('Escape')
    await owner.reload()
    await expect(row).toContainText('again monthly')
  })

  await test.step('a page changes its price, and another is removed', async () => {
    site.pages.set('/', 'We repair boats in Falmouth. A survey costs 95 pounds.')
    site.pages.delete('/rooms')
    await row.getByRole('button', { name: /^Actions for/ }).click()
    await owner.getByRole('menuitem', { name: 'Retrain' }).click()
    await expect
      .poll(async () => (await api.get<KnowledgeItem[]>(`/knowledge-base/${agent.id}`))[0])
      .toMatchObject({ status: 'trained', rereading: { changes: { changed: 1, gone: 1 } } })
    await row.getByRole('button', { name: /1 page changed, 1 gone since/ }).click()
  })

  await test.step('the difference is shown word by word', async () => {
    const dialog = owner.getByRole('dialog', { name: /^Changes of/ })
    const changed = dialog.getByRole('listitem').filter({ hasText: 'Changed' })
    await changed.locator('summary').click()
    await expect(changed.getByRole('deletion').filter({ hasText: '80' })).toBeVisible()
    await expect(changed.getByRole('insertion').filter({ hasText: '95' })).toBeVisible()
    const gone = dialog.getByRole('listitem').filter({ hasText: 'not quoted any more' })
    await gone.locator('summary').click()
    await expect(gone.getByRole('deletion')).toContainText('The loft sleeps four guests')
    await expectAccessible(owner, 'what changed on a website')
  })

  await test.step('a new page of the website is offered, and learnt by a click', async () => {
    await owner.keyboard.press('Escape')
    site.pages.set(
      '/',
      'A survey costs 95 pounds. <a href="/sails">Sails</a> <a href="/jobs">Jobs</a>',
    )
    site.pages.set('/sails', 'We sew sails of up to forty square metres.')
    site.pages.set('/jobs', 'We look for a boat builder.')
    await row.getByRole('button', { name: /^Actions for/ }).click()
    await owner.getByRole('menuitemradio', { name: 'Ask me first' }).click()
    await expect(owner.getByRole('menuitemradio', { name: 'Ask me first' })).toBeChecked()
    await owner.getByRole('menuitem', { name: 'Retrain' }).click()
    await row.getByRole('button', { name: '2 new pages to choose' }).click()
    const news = owner.getByRole('region', { name: 'New on the website' })
    await expectAccessible(owner, 'new pages of a website')
    await news.getByRole('button', { name: 'Leave out /jobs' }).click()
    await news.getByRole('button', { name: 'Learn /sails' }).click()
    await expect(news).toBeHidden()
    await owner.keyboard.press('Escape')
    await expect(row.getByRole('button', { name: /1 new, 1 gone since/ })).toBeVisible()
  })
  await site.close()
})

test('an owner sees a contradiction between two pages, and hides the wrong one', async ({
  owner,
  api,
}) => {
  const site = await aWebsite()
  const menu = (price: number) => `<table><tr><th>Job</th><th>Price</th></tr>
    <tr><td>Hull survey</td><td>£${price}</td></tr><tr><td>Mast check</td><td>£40</td></tr></table>`
  site.pages.set('/', `What our yard does in Falmouth. <a href="/rooms">Prices</a>${menu(80)}`)
  site.pages.set('/rooms', `What our work on boats costs this year.${menu(95)}`)
  const agent = await anAgent(api)
  await teachWebsite(api, agent.id, site.origin)
  await untilTrained(api, agent.id, 1)
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=knowledge-base`)
  const card = owner.getByRole('region', { name: 'Your sources contradict each other' })
  await expect(card).toContainText('Hull survey')
  await expect(card).toContainText('£80')
  await expect(card).toContainText('£95')
  await expect(card).not.toContainText('Mast check')
  await expectAccessible(owner, 'sources that contradict each other')
  await card.getByRole('button', { name: 'Both are right: Price: Hull survey' }).click()
  await expect(card).toBeHidden()
  site.pages.set('/', `What our yard does in Falmouth. <a href="/rooms">Prices</a>${menu(85)}`)
  await owner.getByRole('button', { name: /^Actions for/ }).click()
  await owner.getByRole('menuitem', { name: 'Retrain' }).click()
  await expect(card).toContainText('£85')
  await card.getByRole('button', { name: /^Hide: .*85/ }).click()
  await expect(card).toBeHidden()
  await site.close()
})

test('an uploaded file says that it cannot be read again automatically', async ({ owner, api }) => {
  const agent = await anAgent(api)
  await api.upload<KnowledgeItem>('/knowledge-base', {
    type: 'TEXT',
    title: 'Prices',
    agent_id: agent.id,
    text: 'A survey costs 80 pounds.',
  })
  await owner.goto(`${origins.nexus}/agents/${agent.id}?tab=knowledge-base`)
  await owner.getByRole('button', { name: 'Actions for Prices' }).click()
  await expect(owner.getByText('It was uploaded, so it cannot be read again')).toBeVisible()
  await expect(owner.getByRole('menuitem', { name: 'View changes' })).toBeHidden()
})
