import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { builtFiles, releasedWidgets } from '../../lib/product-files.ts'
import { readReleases, WIDGET_SCRIPT } from '../../lib/widget-releases.ts'
import type { EmbedTag } from '../../ports/reader/read-embeds.ts'

/** The script that a tag loads, or why it cannot be loaded. */
export type LoadedScript = { content: Uint8Array } | { problem: string }

/** Reads the script of a tag: our own from the disk, because a private installation could not fetch it, and any other like a browser. */
export async function scriptOf(
  { config, crawler }: Deps,
  { src }: Pick<EmbedTag, 'src'>,
  signal: AbortSignal,
): Promise<LoadedScript> {
  const url = src === null ? null : URL.parse(src)
  if (!url) return { problem: 'Its address cannot be read.' }
  if (url.origin === config.appUrl) return ownScript(url.pathname)
  try {
    return { content: await crawler.fetchScript(url.href, signal) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { problem: error.message }
  }
}

async function ownScript(pathname: string): Promise<LoadedScript> {
  const release = releaseOf(pathname)
  const isNewest = pathname === `/widget/${WIDGET_SCRIPT}`
  const file = release
    ? join(releasedWidgets, release, WIDGET_SCRIPT)
    : join(builtFiles('widget'), WIDGET_SCRIPT)
  if (!release && !(isNewest && existsSync(file))) {
    return { problem: 'There is no script at its address.' }
  }
  return { content: await readFile(file) }
}

/** The release in a path of ours; undefined when there is none of that name. */
export const releaseOf = (pathname: string): string | undefined =>
  [...readReleases(releasedWidgets).keys()].find((release) =>
    [release, encodeURIComponent(release)].some(
      (name) => pathname === `/widget/${name}/${WIDGET_SCRIPT}`,
    ),
  )
