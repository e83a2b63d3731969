import {
  Client,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client'
import type { FastifyInstance } from 'fastify'
import { type ApiScope, ASSISTANT_SCOPES, type ConnectedAssistant } from 'shared-types'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { assistantGrants } from '../../db/schema/assistants.ts'
import { auditEntries } from '../../db/schema/audit.ts'
import type { Deps } from '../../deps.ts'
import { type Account, anAccountWithEverything } from '../../test/belongings.ts'
import { aMember } from '../../test/factories.ts'
import { freePort } from '../../../../scripts/lib/ports.mjs'
import { buildTestApp } from '../../test/test-app.ts'
import { MINUTE_MS } from '../../lib/time.ts'
import { addMember } from '../team/store.ts'
import { TOOLS } from '../mcp/tools.ts'

const BACK = 'http://127.0.0.1:6274/oauth/callback'

let app: FastifyInstance
let deps: Deps
let owner: Account
let origin: string
let clients: Client[] = []

beforeAll(async () => {
  // The server's address is part of its metadata, so its port must be known.
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  const test = await buildTestApp({ APP_URL: origin })
  app = test.app
  deps = test.deps
  await app.listen({ host: '127.0.0.1', port })
})
beforeEach(async () => {
  owner = await anAccountWithEverything(deps)
  await deps.db.delete(assistantGrants)
})
afterEach(async () => {
  for (const client of clients) await client.close()
  clients = []
})

/** The state of the official client, and where it would send a browser. */
function aProgram() {
  const kept: Record<string, unknown> = {}
  const provider = {
    redirectUrl: BACK,
    clientMetadata: { client_name: 'Helper', redirect_uris: [BACK] },
    state: () => 'of-the-program',
    clientInformation: () => kept['client'],
    saveClientInformation: (client: unknown) => void (kept['client'] = client),
    tokens: () => kept['tokens'],
    saveTokens: (tokens: unknown) => void (kept['tokens'] = tokens),
    redirectToAuthorization: (url: URL) => void (kept['asked'] = url),
    saveCodeVerifier: (verifier: string) => void (kept['verifier'] = verifier),
    codeVerifier: () => kept['verifier'],
  } as unknown as OAuthClientProvider
  const tokens = () => kept['tokens'] as { access_token: string; refresh_token: string }
  return { provider, tokens, asked: () => kept['asked'] as URL, kept }
}
type Program = ReturnType<typeof aProgram>

function transportOf({ provider }: Program) {
  return new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), { authProvider: provider })
}

async function connect(program: Program): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  clients.push(client)
  await client.connect(transportOf(program))
  return client
}

const asOwner = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  payload?: object,
  cookie = owner.cookie,
) =>
  app.inject({
    method,
    url: `/api/assistants${path}`,
    headers: { cookie, origin },
    ...(payload && { payload }),
  })

const list = async () =>
  (await asOwner('GET', '')).json<{ data: { assistants: ConnectedAssistant[] } }>().data.assistants

/** Decides in the dashboard. @returns where the browser is sent. */
async function decide(asked: URL, scopes: ApiScope[] | null, cookie?: string): Promise<URL> {
  const answer = await asOwner('POST', '/asked', { asked: asked.search.slice(1), scopes }, cookie)
  expect(answer.statusCode, answer.body).toBe(200)
  return new URL(answer.json().data.redirect_to)
}

/** An authorized program with its connection. */
async function letIn(scopes: ApiScope[] = [...ASSISTANT_SCOPES], cookie?: string) {
  const program = aProgram()
  const transport = transportOf(program)
  await expect(
    new Client({ name: 'test', version: '1' }).connect(transport),
  ).rejects.toBeInstanceOf(UnauthorizedError)
  const back = await decide(program.asked(), scopes, cookie)
  await transport.finishAuth(back.searchParams)
  return { program, client: await connect(program), back }
}

/** Calls the token endpoint directly, as a thief would. */
const fetchTokens = (fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
const refresh = ({ kept, tokens }: Program) =>
  fetchTokens({
    grant_type: 'refresh_token',
    refresh_token: tokens().refresh_token,
    client_id: (kept['client'] as { client_id: string }).client_id,
  })
const callWith = (token: string, url = '/mcp') =>
  app.inject({ method: 'POST', url, headers: { authorization: `Bearer ${token}` }, payload: {} })

it('an assistant may request exactly the scopes that its tools need', () => {
  const needed = new Set(TOOLS.map(({ needs }) => needs.scope))
  expect(new Set<string>(ASSISTANT_SCOPES)).toEqual(needed)
})

it('the official client connects, is allowed by a person, and keeps to its scopes', async () => {
  const { program, client, back } = await letIn(['conversations:read', 'leads:read'])
  expect(back.origin + back.pathname).toBe(BACK)
  expect(back.searchParams.get('state')).toBe('of-the-program')
  expect(back.searchParams.get('iss')).toBe(origin)
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name).toSorted()).toEqual([
    'list_leads',
    'read_conversation',
    'search_conversations',
  ])
  const found = await client.callTool({ name: 'search_conversations', arguments: { q: 'hello' } })
  expect(JSON.stringify(found)).toContain(owner.has.conversationId)
  expect(await list()).toMatchObject([
    { name: 'Helper', host: '127.0.0.1:6274', scopes: ['conversations:read', 'leads:read'] },
  ])
  const entries = await deps.db.select().from(auditEntries)
  const told = entries.map(({ action, actor }) => `${action} ${actor}`)
  expect(told.some((entry) => entry.startsWith('assistant.connect'))).toBe(true)
  expect(told.some((entry) => /assistant\.call_tool .*\(assistant: Helper\)/.test(entry))).toBe(
    true,
  )
  const rows = JSON.stringify([await deps.db.select().from(assistantGrants), entries])
  for (const secret of Object.values(program.tokens())) {
    if (String(secret).startsWith('nx')) expect(rows).not.toContain(secret)
  }
})

it('a refused program gets no code, and an access token opens only the tools', async () => {
  const program = aProgram()
  const transport = transportOf(program)
  await new Client({ name: 'test', version: '1' }).connect(transport).catch(() => {})
  const back = await decide(program.asked(), null)
  expect(back.searchParams.get('error')).toBe('access_denied')
  expect(back.searchParams.get('code')).toBeNull()
  expect(await deps.db.select().from(assistantGrants)).toEqual([])

  const { program: other } = await letIn()
  const api = await app.inject({
    url: '/api/v1/conversations',
    headers: { authorization: `Bearer ${other.tokens().access_token}` },
  })
  expect(api.statusCode).toBe(401)
  expect((await callWith(other.tokens().refresh_token)).statusCode).toBe(401)
})

describe('a token', () => {
  it('is renewed, and a later use of the previous one ends the assistant', async () => {
    const { program } = await letIn()
    const old = { ...program.tokens() }
    const renewed = (await refresh(program)).json()
    expect(renewed).toMatchObject({ token_type: 'Bearer', expires_in: expect.any(Number) })
    expect((await callWith(old.access_token)).statusCode).toBe(401)
    expect((await callWith(renewed.access_token)).statusCode).not.toBe(401)
    const again = async () => (await refresh(program)).json().error
    // Two parts of a program may renew the same token at once.
    expect(await again()).toBe('invalid_grant')
    expect((await callWith(renewed.access_token)).statusCode).not.toBe(401)
    const [grant] = await deps.db.select().from(assistantGrants)
    const refreshExpiresAt = new Date(grant!.refreshExpiresAt!.getTime() - MINUTE_MS)
    await deps.db.update(assistantGrants).set({ refreshExpiresAt })
    expect(await again()).toBe('invalid_grant')
    expect((await callWith(renewed.access_token)).statusCode).toBe(401)
    expect(await list()).toEqual([])
  })

  it('ends the assistant if it is very old, because a thief renews it at once', async () => {
    const { program, client } = await letIn()
    await client.close()
    const clientId = (program.kept['client'] as { client_id: string }).client_id
    const send = async (token: string) =>
      (
        await fetchTokens({
          grant_type: 'refresh_token',
          refresh_token: token,
          client_id: clientId,
        })
      ).json()
    const first = program.tokens().refresh_token
    const stolen = await send((await send(first)).refresh_token)
    expect((await callWith(stolen.access_token)).statusCode).not.toBe(401)
    expect((await send(`nxr_made-up.${first.split('.')[1]!.slice(1)}`)).error).toBe('invalid_grant')
    expect((await callWith(stolen.access_token)).statusCode).not.toBe(401)
    expect((await send(first)).error).toBe('invalid_grant')
    expect((await callWith(stolen.access_token)).statusCode).toBe(401)
    expect(await list()).toEqual([])
  })

  it('ends for good with the membership of the person who allowed the assistant', async () => {
    const { id } = (
      await app.inject({ url: '/api/user', headers: { cookie: owner.cookie } })
    ).json().data as { id: string }
    const colleague = await aMember(deps, id, 'admin')
    const { program, client } = await letIn([...ASSISTANT_SCOPES], colleague.cookie)
    await client.close()
    const { access_token: token } = program.tokens()
    expect((await callWith(token)).statusCode).not.toBe(401)
    const removed = await app.inject({
      method: 'DELETE',
      url: `/api/team/members/${colleague.user.id}`,
      headers: { cookie: owner.cookie, origin },
    })
    expect(removed.statusCode, removed.body).toBe(200)
    expect((await callWith(token)).statusCode).toBe(401)
    await addMember(deps.db, id, colleague.user.id, 'admin')
    expect((await callWith(token)).statusCode).toBe(401)
    expect((await refresh(program)).json().error).toBe('invalid_grant')
    expect(await list()).toEqual([])
  })

  it('is renewed by the official client after it has expired, without asking anybody', async () => {
    const { program } = await letIn()
    const before = program.tokens().access_token
    await deps.db.update(assistantGrants).set({ accessExpiresAt: new Date(Date.now() - 1_000) })
    deps.bus.publish('gap', {})
    const client = await connect(program)
    expect((await client.listTools()).tools.length).toBeGreaterThan(5)
    expect(program.tokens().access_token).not.toBe(before)
  })

  it('is issued once if it is requested several times at once', async () => {
    const { program } = await letIn()
    const answers = await Promise.all([refresh(program), refresh(program), refresh(program)])
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(1)
  })

  it('ends when a person disconnects the assistant, or the assistant gives it back', async () => {
    const { program, client } = await letIn()
    const [{ id }] = (await list()) as [ConnectedAssistant]
    expect((await asOwner('DELETE', `/${id}`)).statusCode).toBe(200)
    expect((await callWith(program.tokens().access_token)).statusCode).toBe(401)
    expect((await refresh(program)).json().error).toBe('invalid_grant')
    await client.close()

    const { program: second } = await letIn()
    const token = second.tokens().refresh_token
    const answer = await app.inject({
      method: 'POST',
      url: '/oauth/revoke',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ token }).toString(),
    })
    expect(answer.statusCode).toBe(200)
    expect((await callWith(second.tokens().access_token)).statusCode).toBe(401)
  })
})

describe('a code', () => {
  async function aCode() {
    const program = aProgram()
    await new Client({ name: 'test', version: '1' }).connect(transportOf(program)).catch(() => {})
    const back = await decide(program.asked(), ['leads:read'])
    return {
      grant_type: 'authorization_code',
      code: back.searchParams.get('code')!,
      redirect_uri: BACK,
      code_verifier: String(program.kept['verifier']),
      client_id: (program.kept['client'] as { client_id: string }).client_id,
    }
  }
  const errorOf = async (fields: Record<string, string>) => {
    const answer = await fetchTokens(fields)
    return [answer.statusCode, answer.json().error]
  }

  it('is valid once: using it again ends the tokens issued for it', async () => {
    const fields = await aCode()
    const tokens = (await fetchTokens(fields)).json()
    expect((await callWith(tokens.access_token)).statusCode).not.toBe(401)
    expect(await errorOf(fields)).toEqual([400, 'invalid_grant'])
    expect((await callWith(tokens.access_token)).statusCode).toBe(401)
  })

  it('is worthless without its proof, to another program, or for another server', async () => {
    const wrong = { code_verifier: 'x'.repeat(43) }
    expect(await errorOf({ ...(await aCode()), ...wrong })).toEqual([400, 'invalid_grant'])
    const other = await aCode()
    const { client_id } = await aCode()
    expect(await errorOf({ ...other, client_id })).toEqual([400, 'invalid_grant'])
    const resource = 'https://other.example/mcp'
    expect(await errorOf({ ...(await aCode()), resource })).toEqual([400, 'invalid_target'])
    const { code_verifier: _none, ...unproved } = await aCode()
    expect(await errorOf(unproved)).toEqual([400, 'invalid_grant'])
    await deps.db.update(assistantGrants).set({ codeExpiresAt: new Date(Date.now() - 1_000) })
    const late = await aCode()
    await deps.db.update(assistantGrants).set({ codeExpiresAt: new Date(Date.now() - 1_000) })
    expect(await errorOf(late)).toEqual([400, 'invalid_grant'])
  })
})

describe('an authorization request', () => {
  const register = (body: object) =>
    app.inject({ method: 'POST', url: '/oauth/register', payload: body })
  const ask = async (change: Record<string, string>) => {
    const { client_id } = (await register({ redirect_uris: [BACK] })).json()
    const asked = new URLSearchParams({
      response_type: 'code',
      client_id,
      redirect_uri: BACK,
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
      ...change,
    })
    const answer = await asOwner('GET', `/asked?${new URLSearchParams({ asked: String(asked) })}`)
    return answer.json().code ?? answer.json().data.host
  }

  it('needs a known program, its redirect address, a proof, and this server', async () => {
    expect(await ask({})).toBe('127.0.0.1:6274')
    expect(await ask({ client_id: 'made-up' })).toBe('unknown_client')
    expect(await ask({ redirect_uri: 'https://thief.example/' })).toBe('wrong_redirect')
    expect(await ask({ code_challenge_method: 'plain' })).toBe('wrong_request')
    expect(await ask({ code_challenge: '' })).toBe('wrong_request')
    expect(await ask({ response_type: 'token' })).toBe('wrong_request')
    expect(await ask({ resource: 'https://other.example/mcp' })).toBe('wrong_request')
    expect(await ask({ resource: `${origin}/mcp` })).toBe('127.0.0.1:6274')
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://example.com/back',
    'https://a.example/#part',
    'https://me:secret@a.example/',
    'file:///etc/passwd',
    'nonsense',
    // Different parsers read different hosts in these addresses.
    'https://evil.example}.claude.example/',
    "https://evil.example'.claude.example/",
    'https://claude.example\\@evil.example/',
    'https:\t//evil.example/',
    'https://évil.example/',
  ])('cannot redirect to %s', async (uri) => {
    const answer = await register({ client_name: 'Helper', redirect_uris: [uri] })
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid_redirect_uri'])
  })

  it('redirects to the exact address given, keeping its query', async () => {
    const uri = 'https://app.example/back/;a=(1)?tenant=7&code=theirs'
    const { client_id } = (await register({ redirect_uris: [uri] })).json()
    const asked = new URL(`${origin}/settings/connect`)
    asked.search = String(
      new URLSearchParams({
        response_type: 'code',
        client_id,
        redirect_uri: uri,
        state: 'x y',
        code_challenge: 'x'.repeat(43),
        code_challenge_method: 'S256',
      }),
    )
    const answers = [await decide(asked, null), await decide(asked, [...ASSISTANT_SCOPES])]
    for (const back of answers) {
      expect(back.href).toContain('https://app.example/back/;a=(1)?tenant=7&')
      expect(back.searchParams.getAll('state')).toEqual(['x y'])
      expect(back.searchParams.get('iss')).toBe(origin)
    }
    const [denied, allowed] = answers
    expect(denied!.searchParams.get('error')).toBe('access_denied')
    expect(allowed!.searchParams.getAll('code')).toEqual([expect.stringMatching(/^[\w-]{43}$/)])
  })

  it('has a name of one short line', async () => {
    const name = `Bank\u202e\n${'x'.repeat(500)}`
    const answer = await register({ client_name: name, redirect_uris: ['cursor://back'] })
    expect(answer.statusCode).toBe(201)
    expect(answer.json().client_name).toMatch(/^Bank x{75}$/)
  })
})
