/**
 * Bounds of the 24 steps of a histogram of times, in seconds: the first step is below the first bound, the last above the last.
 * `report_step` in the database has the same bounds.
 */
export const TIME_BOUNDS = [
  0.25, 0.5, 1, 2, 3, 5, 10, 20, 30, 60, 120, 300, 600, 1200, 1800, 3600, 7200, 14_400, 28_800,
  86_400, 172_800, 345_600, 604_800,
]
const STEPS = Array.from({ length: TIME_BOUNDS.length + 1 }, (_, index) => index + 1)

/** Columns of `report_counts` that hold one number. */
export const COUNTERS = [
  'conversations',
  'confirmed',
  'assumed',
  'handed_over',
  'unanswered',
  'came_back',
  'rated_good',
  'rated_bad',
  'calls',
  'put_through',
  'not_picked_up',
  'message_taken',
  'stopped',
  'saved_seconds',
  'leads',
  'call_leads',
  'appointments',
  'call_appointments',
  'cost_micros',
] as const

/** Columns that hold a histogram: for each step, how many cases took that long. */
export const HISTOGRAMS = ['first_answer', 'resolution'] as const

/** In SQL: the agent and the channel of rows that sum up all of them, so that a report of everything reads one row an hour. */
export const ALL_AGENTS = `'00000000-0000-0000-0000-000000000000'::uuid`
export const ALL_CHANNELS = `'all'`

/** SQL that lists every column, each written by `term`. */
export const listColumns = (
  counter: (name: string) => string,
  step: (name: string, step: number) => string,
): string =>
  [
    ...COUNTERS.map((name) => `${counter(name)} as ${name}`),
    ...HISTOGRAMS.map(
      (name) => `array[${STEPS.map((bound) => step(name, bound)).join(', ')}] as ${name}`,
    ),
  ].join(',\n')

const amountOf = (what: string) => `coalesce(sum(amount) filter (where what = '${what}'), 0)`

/** SQL of a counter from rows that say what changed by which `amount`. */
export const changeOf = (name: string) =>
  name === 'cost_micros' ? amountOf(name) : `${amountOf(name)}::int`

/** SQL of all columns from such rows. */
export const CHANGED = listColumns(changeOf, (name, step) => `${amountOf(`${name}:${step}`)}::int`)

/** SQL of the sums of rows of `report_counts`. */
export const SUMMED = listColumns(
  (name) => (name === 'cost_micros' ? `sum(${name})` : `sum(${name})::int`),
  (name, step) => `sum(${name}[${step}])::int`,
)

/** SQL that adds the inserted row to the existing row, `known`. */
export const ADDED = [
  ...COUNTERS.map((name) => `${name} = known.${name} + excluded.${name}`),
  ...HISTOGRAMS.map((name) => {
    const sums = STEPS.map((step) => `known.${name}[${step}] + excluded.${name}[${step}]`)
    return `${name} = array[${sums.join(', ')}]`
  }),
].join(',\n')

/** SQL that replaces the existing row. */
export const REPLACED = [...COUNTERS, ...HISTOGRAMS]
  .map((name) => `${name} = excluded.${name}`)
  .join(', ')

/** SQL of rows with a name and an amount for every number of a row of `report_counts`. */
export const ONE_BY_ONE = [
  ...COUNTERS.map((name) => `('${name}', ${name}::bigint)`),
  ...HISTOGRAMS.flatMap((name) => STEPS.map((step) => `('${name}:${step}', ${name}[${step}])`)),
].join(', ')

export const COLUMNS = [...COUNTERS, ...HISTOGRAMS].join(', ')
