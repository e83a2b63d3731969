import type { KnowledgeGap } from 'shared-types'

/** Questions that ask the same, the one asked last first. */
export type GapGroup = {
  first: KnowledgeGap
  others: KnowledgeGap[]
  times: number
  channels: { widget: number; telegram: number; voice: number }
  /** Of the last eight weeks, the newest last. */
  weeks: number[]
}

const NONE = { widget: 0, telegram: 0, voice: 0 }

/** Those still open, by what they ask, the most asked first. */
export function openGroups(gaps: KnowledgeGap[]): GapGroup[] {
  const groups = new Map<string, KnowledgeGap[]>()
  for (const gap of gaps.filter(({ covered }) => !covered)) {
    const key = gap.group_id ?? gap.id
    groups.set(key, [...(groups.get(key) ?? []), gap])
  }
  return [...groups.values()].map(toGroup).toSorted((a, b) => b.times - a.times)
}

export const coveredGaps = (gaps: KnowledgeGap[]): KnowledgeGap[] =>
  gaps.filter(({ covered }) => covered)

function toGroup(gaps: KnowledgeGap[]): GapGroup {
  const [first, ...others] = gaps as [KnowledgeGap, ...KnowledgeGap[]]
  const sum = (of: (gap: KnowledgeGap) => number) => gaps.reduce((all, gap) => all + of(gap), 0)
  return {
    first,
    others,
    times: sum(({ times }) => times),
    channels: {
      widget: sum(({ channels = NONE }) => channels.widget),
      telegram: sum(({ channels = NONE }) => channels.telegram),
      voice: sum(({ channels = NONE }) => channels.voice),
    },
    weeks: (first.weeks ?? []).map((_, week) => sum(({ weeks }) => weeks?.[week] ?? 0)),
  }
}

const CHANNELS = [
  ['widget', 'in chat'],
  ['telegram', 'in Telegram'],
  ['voice', 'on the phone'],
] as const

/** "3 in chat, 1 on the phone"; empty where it was not kept. */
export const channelText = (channels: GapGroup['channels']): string =>
  CHANNELS.flatMap(([channel, where]) =>
    channels[channel] > 0 ? [`${channels[channel]} ${where}`] : [],
  ).join(', ')
