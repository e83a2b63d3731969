import type { Candidate } from '../candidate.ts'
import { topicsOf } from '../language/topics.ts'
import type { AskedText } from './associations.ts'

/** The count of topics in a question is capped here, because more of them make no difference. */
const TOPICS_MAX = 4

type Place = Pick<Candidate, 'place'>

/** The names of the measures below. */
export const OF_TOPICS = ['topics met', 'topics met above', 'topics as the best', 'topics asked']

/**
 * For each candidate of a question, from 0 to 1: the share of the question's topics that it has, each with its rarity among the candidates;
 * the same with the headings above it; how near that comes to the best; and how many topics the question has.
 */
export function measuresOfTopics({ text, heard }: AskedText, candidates: Place[]): number[][] {
  const wanted = [...topicsOf(text, heard.language)]
  const asked = Math.min(1, wanted.length / TOPICS_MAX)
  if (wanted.length === 0) return candidates.map(() => [0, 0, 0, asked])
  const sides = candidates.map(({ place }) => ({
    own: topicsOf(place.text, place.language),
    above: topicsOf(place.above, place.language),
  }))
  const rarity = wanted.map((topic) => {
    const count = sides.filter(({ own, above }) => own.has(topic) || above.has(topic)).length
    return Math.log(1 + sides.length / Math.max(1, count))
  })
  const all = rarity.reduce((sum, one) => sum + one, 0)
  const shareOf = (isMet: (topic: string) => boolean) =>
    wanted.reduce((sum, topic, at) => sum + (isMet(topic) ? rarity[at]! : 0), 0) / all
  const shares = sides.map(({ own, above }) => ({
    own: shareOf((topic) => own.has(topic)),
    near: shareOf((topic) => own.has(topic) || above.has(topic)),
  }))
  const best = Math.max(...shares.map(({ near }) => near))
  return shares.map(({ own, near }) => [own, near, best && near / best, asked])
}
