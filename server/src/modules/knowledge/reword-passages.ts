import type { Database } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import type { PageRow, PassageRow } from './content-store.ts'
import { type RewrittenPassage, rewritePassage } from './correction-store.ts'
import { type Correction, correctedPassage, correctionOf } from './corrections.ts'
import { embeddedText } from './embedded-text.ts'
import type { Rewording } from './rewording.ts'

/** Time limit for embedding, because an owner waits for it. */
const EMBED_MS = 10_000

/** Stored passages with these corrections applied, and with new vectors. */
export async function rewordPassages(
  deps: Deps,
  rows: PassageRow[],
  corrections: Correction[],
  rewordings: Rewording[],
): Promise<RewrittenPassage[]> {
  const passages = rows.map((row) => {
    const passage = { ...row, text: row.original ?? row.text, original: null }
    const correction = correctionOf('passage', { text: passage.text }, corrections)
    return correctedPassage(passage, correction, rewordings)
  })
  const vectors = await embed(deps, passages)
  return passages.map((passage) => ({ ...passage, embedding: vectors.get(passage) ?? null }))
}

/** Stores the reworded passages, inside the transaction that stores the correction. */
export async function storeReworded(
  tx: Database,
  page: PageRow,
  passages: RewrittenPassage[],
  embeddingModel: string | null,
): Promise<void> {
  for (const passage of passages) await rewritePassage(tx, page.title, passage, embeddingModel)
}

/** When the embedding model fails, the passages are found by their words only, until the next training. */
async function embed(deps: Deps, passages: PassageRow[]): Promise<Map<PassageRow, number[]>> {
  const shown = passages.filter(({ hidden }) => !hidden)
  if (!deps.embedder || shown.length === 0) return new Map()
  try {
    const texts = shown.map(embeddedText)
    const vectors = await deps.embedder.embed(texts, AbortSignal.timeout(EMBED_MS))
    return new Map(shown.map((passage, index) => [passage, vectors[index]!]))
  } catch (error) {
    deps.log.warn({ err: error }, 'a corrected passage has no vector')
    return new Map()
  }
}
