import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { test as base } from '../fixtures.ts'
import { startNexus } from '../servers/nexus.ts'
import { startSite } from '../servers/site.ts'

/** Its own name needs the port of the web: record as root, or where ports from 80 on are free to all. */
export const SHOP = 'http://www.harbourcycles.example'
/** Known, so that the callers of a film can sign what a carrier sends. */
export const SECRET = 'the secret of the film, long enough for a cookie'

type Shop = {
  /** What the owner pastes into every page of the shop. */
  paste: (snippet: string) => void
}

/** The built product and the website of a customer, both under names fit to be seen. */
export const test = base.extend<object, { shop: Shop }>({
  // oxlint-disable-next-line no-empty-pattern
  account: async ({}, use) => {
    const email = `marisol.${randomUUID().slice(0, 4)}@harbourcycles.example`
    await use({ name: 'Marisol Trevena', email })
  },
  shop: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      let pasted = ''
      const nexus = await startNexus({
        env: {
          SECRET,
          CALL_SILENCE_SECONDS: '60',
          NODE_OPTIONS: `--import ${new URL('names.mjs', import.meta.url).href}`,
        },
      })
      const css = readFileSync(new URL('shop.css', import.meta.url), 'utf8')
      const site = await startSite({ port: 80, css, pasted: () => pasted })
      process.env['NEXUS_ORIGIN'] = nexus.origin
      process.env['SITE_ORIGIN'] = SHOP
      await use({ paste: (snippet) => (pasted = snippet) })
      await Promise.all([nexus.stop(), site.close()])
    },
    { scope: 'worker', auto: true },
  ],
})
