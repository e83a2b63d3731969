import { paths } from '~/lib/paths.ts'

/** The list of what a number counts, with its filter. */
export type Listed = ['inbox' | 'callLogs', is: string] | ['usage']

export type Within = {
  from: string
  to: string
  agentName?: string | undefined
  channel?: string | undefined
}

/** The address of the list behind a number: a search in conversations or calls; for costs, the page about usage. */
export function listLink(listed: Listed, { from, to, agentName, channel }: Within): string {
  if (listed[0] === 'usage') return paths.settings('usage')
  const [list, is] = listed
  const terms = [
    `is:${is}`,
    `began:${from}..${to}`,
    ...(agentName ? [`agent:"${agentName}"`] : []),
    ...(channel ? [`channel:${channel}`] : []),
  ]
  return `${paths[list]}?${new URLSearchParams({ q: terms.join(' ') })}`
}
