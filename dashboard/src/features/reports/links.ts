import { paths } from '~/lib/paths.ts'

/** The list of what a number counts, with its filter, and with its channel where it counts only that. */
export type Listed = ['inbox' | 'callLogs', is: string, of?: string] | ['usage']

export type Within = {
  from: string
  to: string
  agentName?: string | undefined
  channel?: string | undefined
}

/** The address of the list behind a number: a search in conversations or calls; for costs, the page about usage. */
export function listLink(listed: Listed, { from, to, agentName, channel }: Within): string {
  if (listed[0] === 'usage') return paths.settings('usage')
  const [list, is, of = channel] = listed
  const terms = [
    `is:${is}`,
    `began:${from}..${to}`,
    ...(agentName ? [`agent:"${agentName}"`] : []),
    ...(of ? [`channel:${of}`] : []),
  ]
  return `${paths[list]}?${new URLSearchParams({ q: terms.join(' ') })}`
}
