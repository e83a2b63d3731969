import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, origins, test } from '../fixtures.ts'
import { expectAccessible } from '../look.ts'
import { expectToast } from '../toasts.ts'

test('an owner adds a webhook, sees a test event arrive, looks into it and sends it again', async ({
  owner,
  api,
}) => {
  const received: IncomingHttpHeaders[] = []
  const receiver = createServer(async (request, response) => {
    await text(request)
    received.push(request.headers)
    response.end('Thank you')
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const { port } = receiver.address() as AddressInfo

  await owner.goto(`${origins.nexus}/settings/webhooks`)
  await owner.getByRole('button', { name: 'Add a webhook' }).click()
  const form = owner.getByRole('form', { name: 'Add a webhook' })
  await form.getByLabel('Address').fill('http://10.0.0.1/hook')
  await form.getByRole('button', { name: 'Add' }).click()
  await expect(form.getByText('Choose at least one event')).toBeVisible()
  await form.getByLabel('Somebody leaves their contact').check()
  await expect(form.getByText('Choose at least one event')).toBeHidden()
  await form.getByRole('button', { name: 'Add' }).click()
  await expectToast(owner, 'This address is inside a private network. Nothing is sent there.')
  await form.getByLabel('Address').fill(`http://127.0.0.1:${port}/hook`)
  await form.getByLabel('Description').fill('Our shop')
  await expectAccessible(owner, 'webhooks, one is added')
  await form.getByRole('button', { name: 'Add' }).click()
  const secret = owner.getByRole('status', { name: 'Copy the secret now' })
  await expect(secret).toContainText('whsec_')
  await secret.getByRole('button', { name: 'I have copied it' }).click()

  await owner.getByRole('button', { name: 'Send a test event' }).click()
  const line = owner.getByRole('list', { name: 'Deliveries' }).getByRole('button')
  await expect(line).toContainText('Delivered')
  await line.click()
  const dialog = owner.getByRole('dialog', { name: 'Test' })
  await expect(dialog).toContainText('"type":"webhook.test"')
  await expect(dialog).toContainText('Thank you')
  await expectAccessible(owner, 'webhooks, a delivery')
  await dialog.getByRole('button', { name: 'Send again' }).click()
  await expectToast(owner, 'It is sent again')
  await expect.poll(() => received.length).toBe(2)
  expect(received[0]!['webhook-id']).toBe(received[1]!['webhook-id'])
  await expect(line).toContainText('2 attempts')
  await line.click()
  const earlier = dialog.getByRole('list', { name: 'Earlier attempts' }).getByRole('listitem')
  await expect(earlier).toContainText(/Answered 200, \d+ ms.*Thank you/)
  await expectAccessible(owner, 'webhooks, a delivery with two attempts')
  await dialog.getByRole('button', { name: 'Close' }).click()

  // What is sent meanwhile appears in the open log.
  const { endpoints } = await api.get<{ endpoints: { id: string }[] }>('/webhook-endpoints')
  await api.post(`/webhook-endpoints/${endpoints[0]!.id}/test`, {})
  await expect(line).toHaveCount(2)

  await owner.getByRole('button', { name: 'Turn off' }).click()
  await expectToast(owner, 'Webhook updated')
  await expect(owner.getByRole('button', { name: 'Send a test event' })).toBeDisabled()
  receiver.close()
})
