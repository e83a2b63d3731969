import { startHost } from './servers/host.ts'
import { startNexus } from './servers/nexus.ts'
import { startSite } from './servers/site.ts'

/** Starts one server, one fixture site and one host page server for all workers; their addresses are passed on in environment variables. */
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

// oxlint-disable-next-line import/no-default-export -- Playwright requires a default export for the global setup
export default globalSetup
