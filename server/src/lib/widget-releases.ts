import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const WIDGET_SCRIPT = 'nexus-widget.js'

/** The releases of the widget, oldest first, with the `sha384-…` of each of their files. */
export const readReleases = (folder: string): Map<string, Record<string, string>> =>
  new Map(
    Object.entries(
      JSON.parse(readFileSync(join(folder, 'integrity.json'), 'utf8')) as Record<
        string,
        Record<string, string>
      >,
    ),
  )

/** The script for new snippets, of the newest release. */
export function newestRelease(folder: string): { release: string; integrity: string } {
  const newest = [...readReleases(folder)].at(-1)
  const integrity = newest?.[1][WIDGET_SCRIPT]
  if (!newest || !integrity) throw new Error(`No release of the widget is in ${folder}.`)
  return { release: newest[0], integrity }
}
