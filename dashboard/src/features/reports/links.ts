import { paths } from '~/lib/paths.ts'

/** Where what a number counts is listed: the list, and which of it. */
export type Listed = ['inbox' | 'callLogs', is: string] | ['usage']

export type Within = {
  from: string
  to: string
  agentName?: string | undefined
  channel?: string | undefined
}

/** The address of the list behind a number: a search that says which conversations or calls; of costs the page that tells them by month. */
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
