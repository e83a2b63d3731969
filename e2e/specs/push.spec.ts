import type { BrowserContext, Page } from '@playwright/test'
import { aPushService } from '../../server/src/modules/notices/test/push-service.ts'
import { somebodyAsks } from '../asks-for-a-person.ts'
import { wholeBrowser } from '../browser.ts'
import { expect, origins, test } from '../fixtures.ts'

test.use(wholeBrowser)

test('a browser with push notifications turned on shows the pushed message', async ({
  owner,
  api,
  visitor,
  context,
}) => {
  const service = await aPushService()
  await api.post('/user/notices/devices', service.device)
  const id = await somebodyAsks(api, visitor)
  await expect.poll(() => service.received.length).toBe(1)
  const { payload } = service.received[0]!
  expect(payload).toMatchObject({
    title: expect.stringMatching(/asks for a person$/),
    body: 'I would like to talk to a person',
    path: `/inbox/${id}`,
  })
  await service.close()

  // Imitates a delivery from the browser vendor's push service.
  await context.grantPermissions(['notifications'], { origin: origins.nexus })
  await owner.goto(`${origins.nexus}/settings/notifications`)
  await deliver(context, owner, payload)
  const shown = () =>
    owner.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      const notifications = await registration.getNotifications()
      return notifications.map(({ title, body }) => ({ title, body }))
    })
  await expect.poll(shown).toEqual([
    {
      title: expect.stringMatching(/asks for a person$/),
      body: 'I would like to talk to a person',
    },
  ])
})

/** Delivers a payload to the service worker, as a browser does after decrypting it. */
async function deliver(context: BrowserContext, page: Page, payload: unknown) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/push.js')
    const { active } = await navigator.serviceWorker.ready
    // `ready` also resolves for a worker that is still being activated, which may lose a delivery.
    while (active?.state === 'activating')
      await new Promise((resolve) => active.addEventListener('statechange', resolve))
  })
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: origins.nexus,
    registrationId: await registered,
    data: JSON.stringify(payload),
  })
}
