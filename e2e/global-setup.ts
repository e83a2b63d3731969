import { startHost } from './servers/host.ts'
import { startNexus } from './servers/nexus.ts'
import { startSite } from './servers/site.ts'

/** One server, one fixture site and one host page server for all workers; where they are travels in the environment. */
async function globalSetup() {
  const nexus = await startNexus()
  const site = await startSite()
  const host = await startHost(nexus.origin)
  process.env['NEXUS_ORIGIN'] = nexus.origin
  process.env['SITE_ORIGIN'] = site.origin
  process.env['HOST_ORIGIN'] = host.origin
  return async () => {
    await Promise.all([nexus.stop(), site.close(), host.close()])
    if (/"level":(50|60)/.test(nexus.log()))
      console.log(`The server reported errors:\n${nexus.log()}`)
  }
}

// Playwright takes a global setup as a default export.
// oxlint-disable-next-line import/no-default-export
export default globalSetup
