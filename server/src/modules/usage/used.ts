import type { Used, UsageKind } from 'shared-types'
import type { AgentUsage } from './store.ts'

const ESTIMATED = { model: 'model_estimated', embedding: 'embedding_estimated' } as const

/** What an agent used, one line for each kind; kinds that were not used are left out. */
export const usedOf = (rows: AgentUsage[], priced: UsageKind[]): Used[] =>
  (['model', 'embedding', 'call', 'text_message'] as const).flatMap((kind) => {
    const estimated = kind === 'model' || kind === 'embedding' ? ESTIMATED[kind] : null
    const known = rows.filter((row) => row.kind === kind)
    const guessed = rows.filter((row) => row.kind === estimated)
    const all = [...known, ...guessed]
    if (all.length === 0) return []
    return {
      kind,
      times: sum(all, 'times'),
      tokens_in: sum(all, 'tokensIn'),
      tokens_out: sum(all, 'tokensOut'),
      estimated_tokens: sum(guessed, 'tokensIn') + sum(guessed, 'tokensOut'),
      seconds: sum(all, 'seconds'),
      cost_micros: priced.includes(kind) ? sum(all, 'costMicros') : null,
    }
  })

const sum = (
  rows: AgentUsage[],
  column: 'times' | 'tokensIn' | 'tokensOut' | 'seconds' | 'costMicros',
): number => rows.reduce((total, row) => total + row[column], 0)
