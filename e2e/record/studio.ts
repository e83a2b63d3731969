import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { test as base } from '../fixtures.ts'
import { startNexus } from '../servers/nexus.ts'
import { startSite } from '../servers/site.ts'

/** Its host name needs port 80: record as root, or where everybody may use that port. */
export const SHOP = 'http://www.harbourcycles.example'
/** Fixed, so that the film's callers can sign requests like a carrier. */
export const SECRET = 'the secret of the film, long enough for a cookie'

type Shop = {
  /** Pastes the snippet into every page of the shop, as its owner would. */
  paste: (snippet: string) => void
}

/** The built product and a customer's website, both under presentable host names. */
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
