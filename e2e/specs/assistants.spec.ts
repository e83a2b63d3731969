import { createHash, randomBytes } from 'node:crypto'
import { expect, origins, test } from '../fixtures.ts'
import { expectAccessible } from '../look.ts'
import { listen } from '../servers/http.ts'
import { expectToast } from '../toasts.ts'

type Tokens = { access_token: string; scope: string }

test('an assistant asks to be let in; the owner allows a part of it, and disconnects it later', async ({
  owner,
}) => {
  const program = await listen((_request, response) => response.end('You may close this window.'))
  const back = `${program.origin}/back`
  const verifier = randomBytes(32).toString('base64url')
  const challenge = createHash('sha256').update(verifier).digest('base64url')

  const refused = await fetch(`${origins.nexus}/mcp`, { method: 'POST' })
  const [, about] = /resource_metadata="([^"]+)"/.exec(refused.headers.get('www-authenticate')!)!
  const [authority] = (await read<{ authorization_servers: string[] }>(about!))
    .authorization_servers
  const server = await read<Record<string, string>>(
    `${authority}/.well-known/oauth-authorization-server`,
  )
  const registered = await fetch(server['registration_endpoint']!, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Desk helper', redirect_uris: [back] }),
  })
  const { client_id } = (await registered.json()) as { client_id: string }
  const asked = new URL(server['authorization_endpoint']!)
  asked.search = new URLSearchParams({
    response_type: 'code',
    client_id,
    redirect_uri: back,
    state: 'mine',
    scope: 'conversations:read leads:read knowledge:write',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  }).toString()

  await owner.goto(asked.href)
  const question = owner.getByRole('region', { name: 'Let Desk helper in?' })
  await expect(question).toContainText(new URL(back).host)
  await question.getByLabel('Teach your agents answers').uncheck()
  await expectAccessible(owner, 'letting an assistant in')
  await question.getByRole('button', { name: 'Allow' }).click()
  await owner.waitForURL((url) => url.href.startsWith(back))
  const answer = new URL(owner.url()).searchParams
  expect(answer.get('state')).toBe('mine')

  const fetched = await fetch(server['token_endpoint']!, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: answer.get('code')!,
      redirect_uri: back,
      client_id,
      code_verifier: verifier,
    }),
  })
  const { access_token: token, scope } = (await fetched.json()) as Tokens
  expect(scope).toBe('conversations:read leads:read')
  const statusOf = async () => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' })
    return (await fetch(`${origins.nexus}/mcp`, { method: 'POST', headers, body })).status
  }
  expect(await statusOf()).not.toBe(401)

  await owner.goto(`${origins.nexus}/settings/api`)
  const row = owner.getByRole('listitem').filter({ hasText: 'Desk helper' })
  await expect(row).toContainText(
    'See conversations and their messages, See who left their contact details',
  )
  await row.getByRole('button', { name: 'Disconnect Desk helper' }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
  await expectToast(owner, 'Assistant disconnected')
  await expect(row).toBeHidden()
  expect(await statusOf()).toBe(401)

  await owner.goto(asked.href)
  await owner.getByRole('button', { name: 'Deny' }).click()
  await owner.waitForURL((url) => url.searchParams.get('error') === 'access_denied')
  await program.close()
})

const read = async <T>(url: string): Promise<T> => (await fetch(url)).json() as Promise<T>
