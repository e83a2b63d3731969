import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Site, SiteDescription } from './site.ts'

/**
 * The sites of a folder, one folder each, by name.
 * @throws Error that names a file which does not describe a site.
 */
export function readSites(folder: string): Site[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .toSorted()
    .map((name) => join(folder, name))
    .filter((path) => existsSync(join(path, 'site.json')))
    .map(readSite)
}

function readSite(folder: string): Site {
  const file = join(folder, 'site.json')
  const parsed = SiteDescription.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Error(`${file}: ${issue!.path.join('.')}: ${issue!.message}`)
  }
  return { ...parsed.data, id: basename(folder), pages: join(folder, 'pages') }
}
