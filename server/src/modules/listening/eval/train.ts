import { writeFileSync } from 'node:fs'
import { learnAll } from './learn.ts'

/** Writes `classifier/weights.json` from the corpora in `server/eval`. */
const target = new URL('../classifier/weights.json', import.meta.url)
const heads = learnAll()
const lines = Object.entries(heads).map(([head, weights]) => `"${head}":${JSON.stringify(weights)}`)
const written = `{${lines.join(',\n')}}\n`
writeFileSync(target, written)
console.log(`${Math.round(written.length / 1024)} KB`)
for (const [head, { weights }] of Object.entries(heads)) {
  console.log(`${head}: ${Object.keys(weights).length} features`)
}
