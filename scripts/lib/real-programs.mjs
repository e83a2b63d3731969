import { existsSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { debianProgram, hasDebian, isUnpacked } from './debian.mjs'

/** The programs around Nexus in production, and where Debian has them. */
const PROGRAMS = {
  CADDY: ['caddy', 'usr/bin/caddy'],
  NGINX: ['nginx', 'usr/sbin/nginx'],
  PGBOUNCER: ['pgbouncer', 'usr/sbin/pgbouncer'],
  PROMETHEUS: ['prometheus', 'usr/bin/prometheus'],
  PROMTOOL: ['prometheus', 'usr/bin/promtool'],
}

/**
 * The commands that run them, as JSON by the name of an environment variable: installed ones, else Debian's from the cache.
 * @returns {Promise<Record<string, string> | null>} null where one is not installed and apt knows no mirror of Debian
 */
export async function realPrograms() {
  const commands = {}
  for (const [variable, [name, path]] of Object.entries(PROGRAMS)) {
    const installed = onPath(basename(path))
    if (!installed && !isUnpacked(name, path) && !hasDebian()) return null
    commands[variable] = JSON.stringify(installed ? [installed] : await debianProgram(name, path))
  }
  return commands
}

/** The path of an installed program; undefined when it is not installed. */
export const onPath = (name) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))
