import Papa from 'papaparse'

export type ReadAnswer = { question: string; answer: string; phrasings: string[] }

/** What the export calls its first column. */
const HEADING = 'question'

/** Question, answer, and other ways to ask, a line each; lines without one of the first two are left out. */
export function readAnswers(text: string): ReadAnswer[] {
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' })
  const isHeaded = data[0]?.[0]?.replace('\uFEFF', '').trim().toLowerCase() === HEADING
  return (isHeaded ? data.slice(1) : data).flatMap(([question = '', answer = '', ways = '']) => {
    const row = { question: asWritten(question), answer: asWritten(answer) }
    const phrasings = ways.split('\n').map(asWritten).filter(Boolean)
    return row.question && row.answer ? [{ ...row, phrasings }] : []
  })
}

/** An export puts an apostrophe before what a spreadsheet would run. */
const asWritten = (cell: string): string =>
  cell
    .replace(/^\uFEFF/, '')
    .trim()
    .replace(/^'(?=[=+\-@])/, '')
