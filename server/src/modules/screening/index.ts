export { decideByList } from './caller-facts.ts'
export { beginScreening, endOfCall, hear } from './engine.ts'
export { judgeWithModel } from './model-judge.ts'
export type { CallerFacts, Decision, ScreeningState, Signal } from './types.ts'
