import { writeFileSync } from 'node:fs'
import { learnAll } from './learn.ts'
import { learnWords } from './learn-words.ts'

/** Writes `classifier/weights.json` and `language/words.json` from the corpora in `server/eval`. */
const target = new URL('../classifier/weights.json', import.meta.url)
const heads = learnAll()
const lines = Object.entries(heads).map(([head, weights]) => `"${head}":${JSON.stringify(weights)}`)
const written = `{${lines.join(',\n')}}\n`
writeFileSync(target, written)
console.log(`${Math.round(written.length / 1024)} KB`)
for (const [head, { weights }] of Object.entries(heads)) {
  console.log(`${head}: ${Object.keys(weights).length} features`)
}

const words = Object.entries(learnWords()).map((entry) =>
  entry.map((part) => JSON.stringify(part)).join(': '),
)
writeFileSync(
  new URL('../language/words.json', import.meta.url),
  `{\n  ${words.join(',\n  ')}\n}\n`,
)
