const FINDER = new URL('../../../scripts/lib/chromium.mjs', import.meta.url)

/** Path of the Chromium that the browser tests use too; installed if there is none. */
export async function installedChromium(): Promise<string> {
  // The scripts run before anything is installed, so they are plain JavaScript without types.
  const finder = (await import(FINDER.href)) as { ensureChromium: () => Promise<string> }
  return finder.ensureChromium()
}
