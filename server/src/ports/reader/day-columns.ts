import type { Block } from './blocks.ts'
import type { Token } from './facts/time-token.ts'
import { timeTokens } from './facts/time-tokens.ts'
import { pair } from './rows.ts'

/** Fewer days below each other, with as many times behind them, are no column. */
const DAYS_BELOW = 2
/** Letters of the longest name of days. */
const DAYS_LETTERS = 40
const WEEK = 7

/**
 * Joins each day of a column with its hours where these stand in a column beside it, which is read after it: "Monday", "Tuesday", "9–5",
 * "closed".
 */
export function pairDays(blocks: Block[]): Block[] {
  const paired: Block[] = []
  for (let at = 0; at < blocks.length;) {
    const days = daysFrom(blocks, at)
    const behind = at + days.length
    const times = days.length < DAYS_BELOW ? null : timesFrom(blocks, behind, days.length)
    if (times) {
      paired.push(...days.map((day, index) => ({ ...day, ...pair(day.text, times.texts[index]!) })))
      at = behind + times.blocks
    } else {
      paired.push(...blocks.slice(at, Math.max(behind, at + 1)))
      at = Math.max(behind, at + 1)
    }
  }
  return paired
}

/** The blocks from here that are days and nothing else. */
function daysFrom(blocks: Block[], at: number): Block[] {
  const run = blocks.slice(at, at + WEEK)
  const other = run.findIndex((block) => !isDays(block))
  return other < 0 ? run : run.slice(0, other)
}

/** As many times as there are days, in the cells of one row or in a block each; null when there are fewer. */
function timesFrom(
  blocks: Block[],
  at: number,
  count: number,
): { texts: string[]; blocks: number } | null {
  const cells = blocks[at]?.cells ?? []
  const isRow = cells.length === count
  const texts = isRow
    ? cells.map(({ text }) => text)
    : blocks.slice(at, at + count).map(({ text }) => text)
  const areTimes = texts.length === count && texts.every(isOnlyTimes)
  return areTimes ? { texts, blocks: isRow ? 1 : count } : null
}

function isDays({ text, cells }: Block): boolean {
  if (cells || text.length > DAYS_LETTERS) return false
  const tokens = timeTokens(text, null)
  return tokens.some(isDay) && tokens.every((token) => isDay(token) || JOINTS.has(token.kind))
}

const isDay = ({ kind }: Token): boolean => kind === 'days'
const JOINTS = new Set<Token['kind']>(['to', 'and', 'break'])

function isOnlyTimes(text: string): boolean {
  const tokens = timeTokens(text, null)
  return (
    tokens.some(({ kind }) => kind === 'clock' || kind === 'closed') &&
    !tokens.some(({ kind }) => OTHERS.has(kind))
  )
}

const OTHERS = new Set<Token['kind']>(['days', 'word', 'date', 'month'])
