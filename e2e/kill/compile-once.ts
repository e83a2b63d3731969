import { startNexus } from '../servers/nexus.ts'

/**
 * A server writes its compile cache when it exits normally, which killed servers never do. So one server is started and stopped, to compile
 * for all that follow.
 */
async function compileOnce() {
  const nexus = await startNexus()
  await nexus.stop()
}

// oxlint-disable-next-line import/no-default-export -- Playwright requires a default export for the global setup
export default compileOnce
