import type { Shares } from './on-postgres.ts'
import { type Figures, percentile, VISITORS } from './visitors.ts'

type Row = { what: string; of(figures: Figures): number; unit: string; digits: number }

const ROWS: Row[] = [
  {
    what: 'first token, one visitor, p50',
    of: ({ firstToken }) => percentile(firstToken.alone, 0.5),
    unit: 'ms',
    digits: 2,
  },
  {
    what: 'first token, one visitor, p95',
    of: ({ firstToken }) => percentile(firstToken.alone, 0.95),
    unit: 'ms',
    digits: 2,
  },
  {
    what: `first token, ${VISITORS} visitors, p95`,
    of: ({ firstToken }) => percentile(firstToken.together, 0.95),
    unit: 'ms',
    digits: 1,
  },
  { what: 'turns', of: ({ turnsPerSecond }) => turnsPerSecond, unit: 'a second', digits: 0 },
  { what: 'processor time', of: ({ processorMs }) => processorMs, unit: 'ms a turn', digits: 2 },
  { what: 'memory behind it', of: ({ memoryMb }) => memoryMb, unit: 'MB', digits: 0 },
]

/** Prints a line for each finished measurement, because all of them together take minutes. */
export function progress({ name, turnsPerSecond, processorMs }: Figures): void {
  console.log(`${name}: ${turnsPerSecond.toFixed(0)} a second, ${processorMs.toFixed(2)} ms a turn`)
}

/**
 * Prints a table of all contenders, with the product's ratio to the minimal server, and to the best of the other products if there are any.
 */
export function report(title: string, all: Figures[]): void {
  const [floor, ours, ...others] = all as [Figures, Figures, ...Figures[]]
  const peers = others.filter(({ name }) => !name.startsWith('nexus'))
  const best = peers.toSorted((one, other) => other.turnsPerSecond - one.turnsPerSecond)[0]
  console.log(`\n${title}`)
  console.table(
    ROWS.map(({ what, of, unit, digits }) => ({
      what,
      ...Object.fromEntries(
        all.map((figures) => [figures.name, `${of(figures).toFixed(digits)} ${unit}`]),
      ),
      'of the floor': (of(ours) / of(floor)).toFixed(2),
      ...(best ? { [`of ${best.name}`]: (of(ours) / of(best)).toFixed(2) } : {}),
    })),
  )
}

/** Prints what one node and two nodes take on the same PostgreSQL. */
export function reportNodes(title: string, one: Shares, two: Shares): void {
  console.log(`\n${title}`)
  const row = ({ nodes, database, turnsPerSecond }: Shares) => ({
    'of the nodes': `${nodes.toFixed(2)} ms a turn`,
    'of PostgreSQL': `${database.toFixed(2)} ms a turn`,
    turns: `${turnsPerSecond.toFixed(0)} a second`,
  })
  console.table({ 'one node': row(one), 'two nodes': row(two) })
}

/** Prints whether a goal is met. */
export function goal(what: string, value: number, limit: { least: number } | { most: number }) {
  const isMet = 'least' in limit ? value >= limit.least : value <= limit.most
  const wanted = 'least' in limit ? `at least ${limit.least}` : `at most ${limit.most}`
  console.log(`${isMet ? 'met    ' : 'NOT MET'} ${what}: ${value.toFixed(2)}, ${wanted}`)
}
