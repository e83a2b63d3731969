import { startNexus } from '../servers/nexus.ts'

/**
 * What a server compiled it writes down where it ends in order, which those that are killed never do: one that does so compiles for all
 * that are started after it.
 */
async function compileOnce() {
  const nexus = await startNexus()
  await nexus.stop()
}

// Playwright takes a global setup as a default export.
// oxlint-disable-next-line import/no-default-export
export default compileOnce
