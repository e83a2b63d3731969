import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { listen } from '../../test/site.ts'
import type { Resolve } from './allowed-addresses.ts'
import { type SafeFetch, safeFetch } from './safe-fetch.ts'

const PUBLIC = '93.184.216.34'
const closing: (() => Promise<void>)[] = []

function fetcher(allow: string[] = [], resolve?: Resolve): SafeFetch {
  const fetch = safeFetch(allow, resolve)
  closing.push(fetch.close)
  return fetch
}

async function server(handler: Parameters<typeof listen>[0]) {
  const running = await listen(handler)
  closing.push(running.close)
  return running.origin
}

const get = (fetch: SafeFetch, url: string, maxBytes = 1_000_000) =>
  fetch.get(new URL(url), { maxBytes })

const answers =
  (...addresses: string[]): Resolve =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))

afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

describe('an address inside a private network is refused', () => {
  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://0/',
    'http://10.1.2.3/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.64.0.1/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://[::1]/',
    'http://[::]/',
    'http://[fe80::1]/',
    'http://[fd00::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:a00:1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
  ])('%s', async (url) => {
    await expect(get(fetcher(), url)).rejects.toMatchObject({ reason: 'address_refused' })
  })

  it('when its host name resolves to one', async () => {
    const fetch = fetcher([], answers('192.168.0.10'))
    await expect(get(fetch, 'http://shop.example/')).rejects.toMatchObject({
      reason: 'address_refused',
    })
  })

  it('when only one of its addresses is one', async () => {
    const fetch = fetcher([], answers(PUBLIC, '::1'))
    await expect(get(fetch, 'http://shop.example/')).rejects.toMatchObject({
      reason: 'address_refused',
    })
  })

  it('when the DNS answer changes after the first question', async () => {
    const questions: string[] = []
    const stop = new AbortController()
    const rebinding: Resolve = async (hostname) => {
      questions.push(hostname)
      setImmediate(() => stop.abort())
      return [{ address: questions.length === 1 ? PUBLIC : '127.0.0.1', family: 4 }]
    }
    const fetch = fetcher([], rebinding)
    // The first connection goes to the public address that was checked, whatever its answer; the second is refused.
    const first = { maxBytes: 1, signal: stop.signal }
    await fetch.get(new URL('http://shop.example/'), first).catch(() => {})
    await expect(get(fetch, 'http://shop.example/')).rejects.toMatchObject({
      reason: 'address_refused',
    })
    expect(questions).toEqual(['shop.example', 'shop.example'])
  })

  it.each(['http://169.254.169.254/latest/meta-data/', 'http://127.0.0.1:1/', 'http://[::1]/'])(
    'when a redirect leads to %s',
    async (location) => {
      const origin = await server((_request, response) =>
        response.writeHead(302, { location }).end(),
      )
      const fetch = fetcher([new URL(origin).host])
      await expect(get(fetch, origin)).rejects.toMatchObject({ reason: 'address_refused' })
    },
  )
})

describe('the allow-list', () => {
  it.each(['127.0.0.1', '127.0.0.0/8'])('lets a private address through as %s', async (entry) => {
    const origin = await server((_request, response) => response.end('hello'))
    const page = await get(fetcher([entry]), origin)
    expect(page.body.toString()).toBe('hello')
  })

  it('lets a host name through on its port only', async () => {
    const origin = await server((_request, response) => response.end('hello'))
    const { port } = new URL(origin)
    const fetch = fetcher([`intranet.test:${port}`], answers('127.0.0.1'))
    expect((await get(fetch, `http://intranet.test:${port}/`)).body.toString()).toBe('hello')
    await expect(get(fetch, 'http://intranet.test:9/')).rejects.toMatchObject({
      reason: 'port_refused',
    })
    await expect(get(fetch, 'http://intranet.test/')).rejects.toMatchObject({
      reason: 'address_refused',
    })
  })

  it('allows addresses that begin with a URL, and no others', async () => {
    const origin = await server((_request, response) => response.end('hello'))
    const fetch = fetcher([`${origin}/sample/`])
    expect((await get(fetch, `${origin}/sample/page.html`)).body.toString()).toBe('hello')
    for (const path of ['/', '/samples', '/sample/../secret']) {
      await expect(get(fetch, origin + path)).rejects.toMatchObject({ reason: 'address_refused' })
    }
  })
})

describe('an address that is not a web page', () => {
  it.each([
    ['http://93.184.216.34:22/', 'port_refused'],
    ['ftp://93.184.216.34/', 'unsupported_scheme'],
    ['file:///etc/passwd', 'unsupported_scheme'],
  ])('%s is refused', async (url, reason) => {
    await expect(get(fetcher(), url)).rejects.toMatchObject({ reason })
  })
})

describe('a server that behaves badly', () => {
  const allowed = () => fetcher(['127.0.0.1'])

  it('redirects for ever', async () => {
    const origin = await server((_request, response) =>
      response.writeHead(301, { location: '/again' }).end(),
    )
    await expect(get(allowed(), origin)).rejects.toMatchObject({ reason: 'too_many_redirects' })
  })

  it('sends more than the limit', async () => {
    const origin = await server((_request, response) => response.end('x'.repeat(5_000)))
    await expect(get(allowed(), origin, 4_999)).rejects.toMatchObject({ reason: 'too_large' })
  })

  it('sends a compression bomb', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000))
    const origin = await server((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    )
    expect(bomb.length).toBeLessThan(100_000)
    await expect(get(allowed(), origin)).rejects.toMatchObject({ reason: 'too_large' })
  })

  it('sends something that is not gzip', async () => {
    const origin = await server((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end('plain'),
    )
    await expect(get(allowed(), origin)).rejects.toMatchObject({ reason: 'unreadable' })
  })

  it.each([
    [404, 'page_missing', false],
    [403, 'access_denied', false],
    [429, 'site_unavailable', true],
    [503, 'site_unavailable', true],
  ])('answers %i', async (status, reason, transient) => {
    const origin = await server((_request, response) => response.writeHead(status).end())
    await expect(get(allowed(), origin)).rejects.toMatchObject({ reason, transient })
  })

  it('does not listen', async () => {
    const running = await listen(() => {})
    await running.close()
    await expect(get(allowed(), running.origin)).rejects.toMatchObject({ reason: 'no_connection' })
  })

  it('never answers', async () => {
    const origin = await server(() => {})
    const stop = AbortSignal.timeout(200)
    const request = allowed().get(new URL(origin), { maxBytes: 1, signal: stop })
    await expect(request).rejects.toMatchObject({ reason: 'timed_out' })
  })

  it('speaks no TLS', async () => {
    const origin = await server((_request, response) => response.end())
    const request = get(allowed(), origin.replace('http:', 'https:'))
    await expect(request).rejects.toMatchObject({ reason: 'insecure' })
  })

  it('has a name that does not exist', async () => {
    const missing: Resolve = () =>
      Promise.reject(Object.assign(new Error('not found'), { code: 'ENOTFOUND' }))
    await expect(get(fetcher([], missing), 'http://nowhere.example/')).rejects.toMatchObject({
      reason: 'host_not_found',
    })
  })
})

it('reads compressed bodies and reports the type and the charset', async () => {
  const origin = await server((_request, response) =>
    response
      .writeHead(200, {
        'content-encoding': 'gzip',
        'content-type': 'text/html; charset=ISO-8859-1',
      })
      .end(gzipSync('hello')),
  )
  const page = await get(fetcher(['127.0.0.1']), origin)
  expect(page).toMatchObject({ type: 'text/html', charset: 'ISO-8859-1' })
  expect(page.body.toString()).toBe('hello')
})
