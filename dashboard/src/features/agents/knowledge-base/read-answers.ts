import Papa from 'papaparse'

export type ReadAnswer = { question: string; answer: string; phrasings: string[] }

/** The heading of the first column in our export. */
const HEADING = 'question'

/** Reads question, answer, and other wordings, one per line; rows without a question or an answer are left out. */
export function readAnswers(text: string): ReadAnswer[] {
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' })
  const isHeaded = data[0]?.[0]?.replace('\uFEFF', '').trim().toLowerCase() === HEADING
  return (isHeaded ? data.slice(1) : data).flatMap(([question = '', answer = '', ways = '']) => {
    const row = { question: asWritten(question), answer: asWritten(answer) }
    const phrasings = ways.split('\n').map(asWritten).filter(Boolean)
    return row.question && row.answer ? [{ ...row, phrasings }] : []
  })
}

/** Our export puts an apostrophe before text that a spreadsheet would run as a formula. */
const asWritten = (cell: string): string =>
  cell
    .replace(/^\uFEFF/, '')
    .trim()
    .replace(/^'(?=[=+\-@])/, '')
