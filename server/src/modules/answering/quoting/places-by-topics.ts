import { BETWEEN } from '../../../ports/reader/index.ts'
import { LANGUAGE_OF_CONFIG } from '../language/stems.ts'
import { topicsOf } from '../language/topics.ts'
import type { Evidence } from './evidence.ts'

/** Weight of a topic of the heading above a place, against one of the place itself. */
const HEADING = 0.7

/**
 * The places that share topics with a question, the one with the rarest topics first: "I lost a tooth in the water" is answered by the line
 * about emergencies of the teeth, in whatever words.
 */
export function placesByTopics(evidence: Evidence[], asked: string, language: string): Evidence[] {
  const wanted = topicsOf(asked, language)
  if (wanted.size === 0) return []
  const shared = evidence.map((place) => ({ place, parts: sharedWith(wanted, place, language) }))
  const count = new Map<string, number>()
  for (const { parts } of shared)
    for (const topic of parts.keys()) count.set(topic, (count.get(topic) ?? 0) + 1)
  const worthOf = (parts: Map<string, number>) =>
    [...parts].reduce(
      (sum, [topic, part]) => sum + part * Math.log(1 + evidence.length / count.get(topic)!),
      0,
    )
  return shared
    .filter(({ parts }) => parts.size > 0)
    .map(({ place, parts }) => ({ place, worth: worthOf(parts) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ place }) => place)
}

/** The topics that a place or its heading shares, each with its weight. */
function sharedWith(
  wanted: ReadonlySet<string>,
  { passage, units, at }: Evidence,
  asked: string,
): Map<string, number> {
  const unit = units[at]!
  const language = LANGUAGE_OF_CONFIG[passage.config] ?? asked
  const heading = unit.section.heading || passage.heading.split(BETWEEN).at(-1)!
  const own = topicsOf(unit.text, language)
  const above = topicsOf(heading, language)
  return new Map(
    [...wanted]
      .filter((topic) => own.has(topic) || above.has(topic))
      .map((topic) => [topic, own.has(topic) ? 1 : HEADING]),
  )
}
