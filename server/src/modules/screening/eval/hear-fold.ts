import { trainingScripts } from './training/all.ts'
import { turnsOf } from './learn-verdict.ts'

/** Run by `train.ts` in a process of its own, with an ear taught by the other calls: prints what those of one fold are judged by. */
const [fold, folds] = process.argv.slice(2).map(Number)
const held = trainingScripts.filter((_, at) => at % folds! === fold)
process.stdout.write(JSON.stringify(turnsOf(held)))
