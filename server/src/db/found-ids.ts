import { type CaseFilter, type CaseState, caseValues } from './case-list.ts'
import type { Rows } from './client.ts'
import { everywhere, type Part, type Search } from './word-search.ts'

/** What is wanted of a list: the cases that a figure of a report counts, a time, words, words in a time, or everything. */
type Wanted = { words: string | null; span: Search['within']; cases?: CaseFilter }

/** Statements that select the ids of a list as `id`, ascending. */
type IdStatements = {
  /** Everything: of account `$1`, above `$2`, at most `$3`. */
  all: string
  /** The cases of a state, with the values of `caseValues`. */
  cases: Record<CaseState, string>
  /** Of account `$1`, from `$2` on and before `$3`. */
  within: string
  /** The matches in a part, and the values. */
  found: (part: Part) => [statement: string, values: unknown[]]
}

/** A function that reads ids of a list, or of what is wanted of it: ascending, above `after`, up to a number. */
export async function idReader(
  search: Omit<Search, 'q' | 'within'>,
  wanted: Wanted,
  statements: IdStatements,
): Promise<(after: string, limit: number) => Promise<string[]>> {
  const { database, userId } = search
  const isSearch = wanted.words || wanted.span || wanted.cases
  const found = isSearch ? await findAll(search, wanted, statements) : null
  return async (after, limit) =>
    found
      ? found.filter((id) => id > after).slice(0, limit)
      : idsOf(await database.query(statements.all, [userId, after, limit]))
}

async function findAll(
  search: Omit<Search, 'q' | 'within'>,
  { words, span, cases }: Wanted,
  statements: IdStatements,
): Promise<string[]> {
  const { database, userId } = search
  if (cases) {
    return idsOf(await database.query(statements.cases[cases.is], caseValues(userId, cases)))
  }
  if (!words && span) {
    return idsOf(await database.query(statements.within, [userId, span.since, span.until]))
  }
  const part = await everywhere({ ...search, q: words ?? '', within: span })
  return part ? idsOf(await database.query(...statements.found(part))) : []
}

export const idsOf = ({ rows }: Rows): string[] => rows.map(({ id }) => id as string)
