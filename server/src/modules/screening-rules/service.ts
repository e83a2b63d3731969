import {
  type NumberListing,
  type ScreeningRules,
  SCREENING_LIST_MAX,
  type UpdateScreeningRules,
} from 'shared-types'
import type { Deps } from '../../deps.ts'
import { refused } from '../../errors.ts'
import { findOwnAgent } from '../agents/own.ts'
import { agentProfile } from '../agents/profile.ts'
import { presenceAt } from '../hours/presence.ts'
import { findRules, lockRules, saveRules, toRules } from './store.ts'

/**
 * The screening rules of an agent.
 * @throws 404
 */
export async function readRules(
  deps: Deps,
  userId: string,
  agentId: string,
): Promise<ScreeningRules> {
  await findOwnAgent(deps, userId, agentId)
  return toRules(agentId, await findRules(deps.db, agentId))
}

/**
 * Changes the lists of an agent. A number is only on one list: the one it was put on last.
 * @throws 404
 */
export async function changeRules(
  deps: Deps,
  userId: string,
  agentId: string,
  change: UpdateScreeningRules,
): Promise<ScreeningRules> {
  return changeLocked(deps, userId, agentId, (known) => {
    const rules = { ...known, ...given(change) }
    const allow = unique(rules.allow_numbers)
    const block = unique(rules.block_numbers)
    return {
      ...rules,
      allow_numbers: change.block_numbers ? without(allow, block) : allow,
      block_numbers: change.block_numbers ? block : without(block, allow),
    }
  })
}

/**
 * Puts one number on a list, or removes it from both; other numbers are not affected, even if they change meanwhile.
 * @throws 404, 409 `list_full`
 */
export async function listNumber(
  deps: Deps,
  userId: string,
  agentId: string,
  { phone, list, name }: NumberListing,
): Promise<ScreeningRules> {
  return changeLocked(deps, userId, agentId, (rules) => {
    const placed = (which: 'allow' | 'block', numbers: string[]) => {
      const others = without(numbers, [phone])
      if (list !== which) return others
      if (numbers.includes(phone)) return numbers
      if (others.length >= SCREENING_LIST_MAX) {
        throw refused('list_full', `A list holds at most ${SCREENING_LIST_MAX} numbers.`)
      }
      return [...others, phone]
    }
    return {
      ...rules,
      allow_numbers: placed('allow', rules.allow_numbers),
      block_numbers: placed('block', rules.block_numbers),
      number_names: { ...rules.number_names, ...(name !== undefined && { [phone]: name }) },
    }
  })
}

/**
 * Changes the rules under a lock, so that changes made at the same time follow one another. A number that leaves the lists loses
 * its name.
 */
async function changeLocked(
  deps: Deps,
  userId: string,
  agentId: string,
  change: (known: ScreeningRules) => ScreeningRules,
): Promise<ScreeningRules> {
  await findOwnAgent(deps, userId, agentId)
  return deps.db.transaction(async (tx) => {
    const changed = change(toRules(agentId, await lockRules(tx, agentId)))
    const listed = new Set([...changed.allow_numbers, ...changed.block_numbers])
    const names = Object.entries(changed.number_names)
    const kept = names.filter(([phone, name]) => name && listed.has(phone))
    const rules = { ...changed, number_names: Object.fromEntries(kept) }
    await saveRules(tx, rules)
    return rules
  })
}

/** What the rules of an agent say about this caller at this moment. */
export async function rulesFor(
  deps: Deps,
  agentId: string,
  from: string,
): Promise<{
  onAllowList: boolean
  onBlockList: boolean
  /** The owner's name for a listed number. */
  listedName: string | null
  outsideHours: boolean
}> {
  const [row, agent] = await Promise.all([findRules(deps.db, agentId), agentProfile(deps, agentId)])
  const rules = toRules(agentId, row)
  return {
    onAllowList: rules.allow_numbers.includes(from),
    onBlockList: rules.block_numbers.includes(from),
    listedName: rules.number_names[from] ?? null,
    outsideHours: !presenceAt(agent, deps.now()).here,
  }
}

const given = (change: UpdateScreeningRules) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))

const unique = (numbers: string[]) => [...new Set(numbers)]

const without = (numbers: string[], others: string[]) =>
  numbers.filter((number) => !others.includes(number))
