import type { ScreeningRules, UpdateScreeningRules } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { findOwnAgent } from '../agents/own.ts'
import { isQuiet } from './quiet.ts'
import { findRules, saveRules, toRules } from './store.ts'

/** @throws 404 */
export async function readRules(
  deps: Deps,
  userId: string,
  agentId: string,
): Promise<ScreeningRules> {
  await findOwnAgent(deps, userId, agentId)
  return toRules(agentId, await findRules(deps.db, agentId))
}

/** A number stands on one list: the one it was put on last. @throws 404 */
export async function changeRules(
  deps: Deps,
  userId: string,
  agentId: string,
  change: UpdateScreeningRules,
): Promise<ScreeningRules> {
  const known = await readRules(deps, userId, agentId)
  const rules = { ...known, ...given(change) }
  const allow = unique(rules.allow_numbers)
  const block = unique(rules.block_numbers)
  await saveRules(deps.db, {
    ...rules,
    allow_numbers: change.block_numbers ? without(allow, block) : allow,
    block_numbers: change.block_numbers ? block : without(block, allow),
  })
  return readRules(deps, userId, agentId)
}

/** What the rules of an agent say about a caller now. */
export async function rulesFor(
  deps: Deps,
  agentId: string,
  from: string,
): Promise<{ onAllowList: boolean; onBlockList: boolean; quietHours: boolean }> {
  const rules = toRules(agentId, await findRules(deps.db, agentId))
  return {
    onAllowList: rules.allow_numbers.includes(from),
    onBlockList: rules.block_numbers.includes(from),
    quietHours: rules.quiet_hours !== null && isQuiet(rules.quiet_hours, deps.now()),
  }
}

const given = (change: UpdateScreeningRules) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))

const unique = (numbers: string[]) => [...new Set(numbers)]

const without = (numbers: string[], others: string[]) =>
  numbers.filter((number) => !others.includes(number))
