import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { builtFiles, releasedWidgets } from '../lib/product-files.ts'
import { readReleases } from '../lib/widget-releases.ts'
import { dashboardFiles } from './dashboard-files.ts'
import { widgetFiles } from './widget-files.ts'

const RELEASED = { '1.0.0': 'the first', '1.0.0+2': 'built again', '1.1.0': 'the newest' }
const CHUNK = 'export const words = "the same again and again"\n'.repeat(100)

/** The `Accept` header of a browser that opens a page. */
const NAVIGATION = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

let folder: string
let released: string

beforeEach(() => {
  // In a folder of its own, so that the folder above it belongs to the test too.
  folder = join(mkdtempSync(join(tmpdir(), 'nexus-files-')), 'built')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), '<!doctype html><div id="root"></div>')
  writeText(join(folder, 'assets', 'app-1a2b.js'), CHUNK)
  writeFileSync(join(folder, 'assets', 'inter.woff2'), Buffer.from([0, 1, 2]))
  writeFileSync(join(folder, 'nexus-widget.js'), CHUNK)
  released = join(folder, '..', 'released')
  for (const [release, script] of Object.entries(RELEASED)) {
    mkdirSync(join(released, release), { recursive: true })
    writeText(join(released, release, 'nexus-widget.js'), script)
  }
  const hashes = Object.keys(RELEASED).map((release) => [
    release,
    { 'nexus-widget.js': 'sha384-x' },
  ])
  writeFileSync(join(released, 'integrity.json'), JSON.stringify(Object.fromEntries(hashes)))
})

/** Writes a file as the build does, with its compressed copies beside it. */
function writeText(file: string, text: string) {
  writeFileSync(file, text)
  writeFileSync(`${file}.br`, brotliCompressSync(text))
  writeFileSync(`${file}.gz`, gzipSync(text))
}

const serve = async (built: string) => {
  const app = Fastify()
  await app.register(widgetFiles, { built, released })
  await app.register(dashboardFiles, { folder: built, appUrl: 'https://nexus.example.com' })
  return app
}

describe('the dashboard', () => {
  it.each(['/', '/agents/7?tab=settings', '/no/such/page'])(
    'answers %s with its page, which loads scripts from nowhere else',
    async (url) => {
      const response = await (await serve(folder)).inject({ url, headers: NAVIGATION })
      expect(response.statusCode).toBe(200)
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(response.headers['cache-control']).toBe('no-cache')
      expect(response.headers['content-security-policy']).toContain("script-src 'self';")
      expect(response.body).toContain('id="root"')
    },
  )

  it.each(['/health', '/no/such/page', '/.well-known/security.json'])(
    'answers a program with 404 at %s, instead of a page',
    async (url) => {
      const app = await serve(folder)
      for (const accept of ['*/*', 'application/json', '']) {
        const response = await app.inject({ url, headers: { accept } })
        expect([response.statusCode, response.json().code]).toEqual([404, 'not_found'])
      }
    },
  )

  it('lets browsers cache a hashed file for ever, in the best encoding they accept', async () => {
    const app = await serve(folder)
    const get = (accepted: string) =>
      app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': accepted } })
    const brotli = await get('gzip, deflate, br')
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotli.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(brotli.headers['vary']).toBe('accept-encoding')
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(CHUNK)
    expect(gunzipSync((await get('gzip, br;q=0')).rawPayload).toString()).toBe(CHUNK)
    expect((await get('identity')).body).toBe(CHUNK)
  })

  it('has no address for the compressed copies', async () => {
    const app = await serve(folder)
    expect((await app.inject('/assets/app-1a2b.js.br')).statusCode).toBe(404)
  })

  it('does not send a file again that the browser has', async () => {
    const app = await serve(folder)
    const { etag } = (await app.inject('/assets/app-1a2b.js')).headers
    const again = await app.inject({
      url: '/assets/app-1a2b.js',
      headers: { 'if-none-match': String(etag) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('gives search engines its public address, and only that of its first page', async () => {
    writeFileSync(join(folder, 'index.html'), '<link rel="canonical" href="__APP_URL__/">')
    writeFileSync(join(folder, 'robots.txt'), 'Sitemap: __APP_URL__/sitemap.xml')
    const app = await serve(folder)
    const first = await app.inject('/')
    expect(first.body).toContain('href="https://nexus.example.com/"')
    expect(first.headers['x-robots-tag']).toBeUndefined()
    const inbox = await app.inject({ url: '/inbox', headers: NAVIGATION })
    expect(inbox.headers['x-robots-tag']).toBe('noindex')
    const robots = await app.inject('/robots.txt')
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(robots.body).toBe('Sitemap: https://nexus.example.com/sitemap.xml')
  })

  it('preloads the code of the landing page, and lets browsers cache its films', async () => {
    mkdirSync(join(folder, 'landing'))
    writeFileSync(join(folder, 'landing', 'tour.webm'), Buffer.alloc(64))
    writeFileSync(join(folder, 'landing', 'tour.vtt'), 'WEBVTT')
    writeFileSync(join(folder, 'assets', 'LandingPage-1a2b.js'), CHUNK)
    const app = await serve(folder)
    expect((await app.inject('/')).headers['link']).toContain(
      '</assets/LandingPage-1a2b.js>; rel=modulepreload',
    )
    expect((await app.inject('/auth')).headers['link']).toBeUndefined()
    const part = await app.inject({ url: '/landing/tour.webm', headers: { range: 'bytes=0-9' } })
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 10])
    expect(part.headers).toMatchObject({
      'content-type': 'video/webm',
      'cache-control': 'public, max-age=86400',
    })
    expect((await app.inject('/landing/tour.vtt')).headers['content-type']).toBe(
      'text/vtt; charset=utf-8',
    )
  })

  it('serves fonts and pictures unchanged', async () => {
    const response = await (await serve(folder)).inject('/assets/inter.woff2')
    expect(response.headers['content-type']).toBe('font/woff2')
    expect([...response.rawPayload]).toEqual([0, 1, 2])
  })

  it.each(['/assets/app-old.js', '/api/nothing', '/widget/0.0.1/nexus-widget.js'])(
    'does not answer %s with its page',
    async (url) => {
      const response = await (await serve(folder)).inject(url)
      expect(response.statusCode).toBe(404)
      expect(response.json().code).toBe('not_found')
    },
  )

  it.each(['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/%00'])(
    'serves nothing outside its folder: %s',
    async (url) => {
      writeFileSync(join(folder, '..', 'package.json'), 'secret')
      expect((await (await serve(folder)).inject(url)).body).not.toContain('secret')
    },
  )

  it('says plainly that it is not built', async () => {
    const response = await (await serve(join(folder, 'nowhere'))).inject('/')
    expect(response.statusCode).toBe(503)
    expect(response.json().message).toContain('npm start')
  })
})

describe('the widget script', () => {
  it.each(Object.entries(RELEASED))('is unchanged in release %s', async (release, script) => {
    const response = await (await serve(folder)).inject(`/widget/${release}/nexus-widget.js`)
    expect([response.statusCode, response.body]).toEqual([200, script])
  })

  it('is part of the product in every release', async () => {
    const app = Fastify()
    await app.register(widgetFiles, { built: builtFiles('widget'), released: releasedWidgets })
    for (const [release, files] of readReleases(releasedWidgets))
      for (const [file, integrity] of Object.entries(files)) {
        const { rawPayload } = await app.inject(`/widget/${release}/${file}`)
        const hash = createHash('sha384').update(rawPayload).digest('base64')
        expect(`sha384-${hash}`, `${release}/${file}`).toBe(integrity)
      }
  })

  it('may be loaded by any site and cached for ever', async () => {
    const response = await (
      await serve(folder)
    ).inject({ url: '/widget/1.0.0/nexus-widget.js', headers: { 'accept-encoding': 'br' } })
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-encoding': 'br',
    })
  })

  it('is sent again after a new build', async () => {
    const app = await serve(folder)
    expect((await app.inject('/widget/nexus-widget.js')).body).toBe(CHUNK)
    writeFileSync(join(folder, 'nexus-widget.js'), 'rebuilt')
    const response = await app.inject('/widget/nexus-widget.js')
    expect(response.body).toBe('rebuilt')
    expect(response.headers['cache-control']).toBe('no-cache')
  })

  it('says plainly that it is not built', async () => {
    const response = await (await serve(join(folder, 'nowhere'))).inject('/widget/nexus-widget.js')
    expect(response.statusCode).toBe(404)
    expect(response.json().message).toContain('not built')
    expect(response.headers['cache-control']).toBeUndefined()
  })
})
