import { CONFIG_OF_LANGUAGE, stem } from './stems.ts'
import { SYNONYMS } from './synonyms.ts'

const indexes = new Map<string, Map<string, Set<string>>>()

/** Stems that mean about the same as a stem of this text search configuration. */
export function synonymsOf(lexeme: string, config: string): Iterable<string> {
  return indexOf(config).get(lexeme) ?? []
}

function indexOf(config: string): Map<string, Set<string>> {
  const known = indexes.get(config)
  if (known) return known
  const language = Object.keys(CONFIG_OF_LANGUAGE).find((key) => CONFIG_OF_LANGUAGE[key] === config)
  const index = new Map<string, Set<string>>()
  for (const group of SYNONYMS[language ?? ''] ?? []) {
    const stems = group.split(' ').map((word) => stem(word, config))
    for (const one of stems) {
      const others = index.get(one) ?? new Set()
      for (const other of stems) if (other !== one) others.add(other)
      index.set(one, others)
    }
  }
  indexes.set(config, index)
  return index
}
