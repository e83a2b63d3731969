import { writeFileSync } from 'node:fs'
import { classifierOf } from '../../listening/classifier/odds.ts'
import { oddsOf, VOICES } from '../classifier/wording.ts'
import { examplesOf, learnFrom, wholeOf } from './learn.ts'
import { trainingScripts } from './training/all.ts'

/** Writes `classifier/weights.json` from the training scripts, and prints how it does on scripts left out in turn. */
const FOLDS = 10

const target = new URL('../classifier/weights.json', import.meta.url)
const model = learnFrom(trainingScripts)
writeFileSync(target, `${JSON.stringify(model)}\n`)

let right = 0
let sides = 0
for (let fold = 0; fold < FOLDS; fold++) {
  const left = trainingScripts.filter((_, at) => at % FOLDS === fold)
  const rest = trainingScripts.filter((_, at) => at % FOLDS !== fold)
  const partial = classifierOf(learnFrom(rest))
  for (const script of left) {
    const odds = oddsOf(wholeOf(script), partial)
    const best = odds.indexOf(Math.max(...odds))
    const truth = examplesOf(script)[0]?.voice
    if (best === truth) right++
    const unwanted = odds.slice(VOICES.indexOf('sales')).reduce((sum, one) => sum + one, 0)
    if (unwanted > 0.5 === (script.label === 'unwanted')) sides++
  }
}
const share = (count: number) => `${Math.round((100 * count) / trainingScripts.length)} %`
console.log(`${trainingScripts.length} scripts, ${Object.keys(model.weights).length} features`)
console.log(`left out in turn: voice right ${share(right)}, side right ${share(sides)}`)
