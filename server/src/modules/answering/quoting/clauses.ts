const OPENERS =
  'how|what|when|where|who|which|why|do|does|did|is|are|can|could|will|would|may|cu[aá]nto|cu[aá]ndo|d[oó]nde|qué|puedo|hay|combien|quand|où|quel(?:le)?s?|est-ce|wie|wann|wo|was|wer|welche[rs]?|kann|gibt|haben|quanto|quando|dove|posso|onde|qual|hoe|wanneer|waar|kan|zijn'
const NEXT = new RegExp(
  `[?!]+\\s*(?:and|y|et|und|e|en)?\\s*|,?\\s+(?:and|y|et|und|e|en|also)\\s+(?=(?:${OPENERS})\\b)`,
  'iu',
)
const MOST = 3

/** The questions asked in one message; at most three, the last holding the rest. */
export function clausesOf(text: string): string[] {
  const clauses = text
    .split(NEXT)
    .map((clause) => clause.trim())
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause))
  return clauses.length > MOST
    ? [...clauses.slice(0, MOST - 1), clauses.slice(MOST - 1).join('? ')]
    : clauses
}
