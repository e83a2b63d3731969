import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { learnFrom, learnUnwanted } from '../../screening/eval/learn.ts'
import { type JudgedTurn, learnVerdict } from '../../screening/eval/learn-verdict.ts'
import { linesOf } from '../../screening/eval/training/lines.ts'
import { trainingScripts } from '../../screening/eval/training/all.ts'
import { learnBookingWishes } from './learn-booking-wishes.ts'
import { learnFollowUps } from './learn-follow-ups.ts'
import { learnAll } from './learn.ts'
import { learnCallerCues } from './learn-caller-cues.ts'
import { learnFeelings } from './learn-feelings.ts'
import { learnIntents } from './learn-intents.ts'
import { learnLeans } from './learn-leans.ts'
import { learnNames } from './learn-names.ts'
import { learnTells } from './learn-tells.ts'
import { learnUnfinished } from './learn-unfinished.ts'
import { learnWords } from './learn-words.ts'
import { learntFrom } from './learnt-from.ts'

/**
 * Trains all weights of the listening module, from the corpora in `server/eval` and the calls in `screening/eval/training`, and writes
 * them.
 */
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

const write = (file: string, learnt: unknown) =>
  writeFileSync(new URL(file, import.meta.url), `${JSON.stringify(learnt)}\n`)
write('../classifier/intents.json', learnIntents())
write('../classifier/follow-ups.json', learnFollowUps())
write('../classifier/booking-wishes.json', learnBookingWishes())
write('../classifier/tells.json', learnTells())
write('../classifier/leans.json', learnLeans())
write('../classifier/feelings.json', learnFeelings())
write('../classifier/names.json', learnNames())
// Imported only now, because they read the words of names that have just been written.
const { learnOrganisations } = await import('./learn-organisations.ts')
write('../classifier/organisations.json', learnOrganisations())
const { learnCallerParts } = await import('./learn-caller-parts.ts')
write('../classifier/caller-parts.json', learnCallerParts())
write('../classifier/unfinished.json', learnUnfinished())
const CALLER_CUES = '../classifier/caller-cues.json'
const VOICES = '../../screening/classifier/weights.json'
const UNWANTED = '../../screening/classifier/unwanted.json'
const FOLDS = 4

/**
 * The verdict on whole calls is learnt from calls that the classifiers were not trained on: each fold is heard by classifiers trained on
 * the other folds.
 */
const turns = Array.from({ length: FOLDS }, (_, fold) => {
  const others = trainingScripts.filter((__, at) => at % FOLDS !== fold)
  const held = trainingScripts.filter((__, at) => at % FOLDS === fold)
  write(CALLER_CUES, learnCallerCues(linesOf(held)))
  write(VOICES, learnFrom(others))
  write(UNWANTED, learnUnwanted(others))
  const script = fileURLToPath(new URL('../../screening/eval/hear-fold.ts', import.meta.url))
  const output = execFileSync(process.execPath, [script, `${fold}`, `${FOLDS}`], {
    maxBuffer: 100_000_000,
  })
  // The cast is safe: our own process wrote it in this shape.
  return JSON.parse(output.toString()) as JudgedTurn[]
}).flat()
write(CALLER_CUES, learnCallerCues())
write(VOICES, learnFrom(trainingScripts))
write(UNWANTED, learnUnwanted(trainingScripts))
write('../../screening/classifier/verdict.json', learnVerdict(turns))
write('../classifier/learnt-from.json', learntFrom())
