import { trainingScripts } from './training/all.ts'
import { turnsOf } from './learn-verdict.ts'

/**
 * Run by `train.ts` in a process of its own, after the classifiers were trained on the calls of the other folds: prints the features of one
 * fold's calls.
 */
const [fold, folds] = process.argv.slice(2).map(Number)
const held = trainingScripts.filter((_, at) => at % Number(folds) === fold)
process.stdout.write(JSON.stringify(turnsOf(held)))
