import { readdirSync, readFileSync } from 'node:fs'
import * as z from 'zod'

/** A business, its knowledge, further questions of its customers, and those that its owner answers. */
const Business = z.object({
  business: z.string(),
  language: z.string().default(''),
  pages: z.array(z.object({ heading: z.string(), text: z.string() })),
  known: z.array(z.object({ question: z.string(), fact: z.string() })),
  taught: z.array(
    z.object({ question: z.string(), answer: z.string(), ways: z.array(z.string()) }),
  ),
  others: z.array(z.string()),
})
export type Business = z.infer<typeof Business>

const FOLDER = new URL('../../eval/taught/', import.meta.url)

export function readBusinesses(which: 'tuned' | 'apart'): Business[] {
  const folder = new URL(`${which}/`, FOLDER)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => {
      const read = Business.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
      return { ...read, language: read.language || name.slice(0, 2) }
    })
}
