import { type KnowledgeGap, ReportChannel } from 'shared-types'

/** Questions with the same meaning, the most recent first. */
export type GapGroup = {
  /** That of the first question. */
  id: string
  first: KnowledgeGap
  others: KnowledgeGap[]
  times: number
  channels: Record<ReportChannel, number>
  /** Counts of the last eight weeks, the newest last. */
  weeks: number[]
}

/** Groups the open questions by meaning, the most frequent first. One that is not what was agreed becomes a group, whose row says so. */
export function openGroups(gaps: KnowledgeGap[]): GapGroup[] {
  const groups = new Map<string, KnowledgeGap[]>()
  for (const gap of gaps.filter((gap) => !gap?.covered)) {
    const key = gap?.group_id ?? gap?.id
    groups.set(key, [...(groups.get(key) ?? []), gap])
  }
  return [...groups.values()].map(toGroup).toSorted((a, b) => b.times - a.times)
}

export const coveredGaps = (gaps: KnowledgeGap[]): KnowledgeGap[] =>
  gaps.filter((gap) => gap?.covered)

function toGroup(gaps: KnowledgeGap[]): GapGroup {
  const [first, ...others] = gaps as [KnowledgeGap, ...KnowledgeGap[]]
  const sum = (of: (gap: KnowledgeGap) => number) =>
    gaps.reduce((all, gap) => all + (gap ? of(gap) : 0), 0)
  return {
    id: first?.id,
    first,
    others,
    times: sum(({ times }) => times),
    channels: channelsWith((channel) => sum(({ channels }) => channels?.[channel] ?? 0)),
    weeks: (first?.weeks ?? []).map((_, week) => sum(({ weeks }) => weeks?.[week] ?? 0)),
  }
}

const WHERE: Record<ReportChannel, string> = {
  widget: 'in chat',
  telegram: 'in Telegram',
  text: 'by text',
  whatsapp: 'in WhatsApp',
  voice: 'on the phone',
}

const channelsWith = (count: (channel: ReportChannel) => number) =>
  Object.fromEntries(
    ReportChannel.options.map((channel) => [channel, count(channel)]),
  ) as GapGroup['channels']

/** "3 in chat, 1 on the phone"; empty where the channel was not recorded. */
export const channelText = (channels: GapGroup['channels']): string =>
  ReportChannel.options
    .flatMap((channel) => (channels[channel] > 0 ? [`${channels[channel]} ${WHERE[channel]}`] : []))
    .join(', ')
