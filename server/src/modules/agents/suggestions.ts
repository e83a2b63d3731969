/** Splits at commas and drops empty parts. */
export const splitQuestions = (text: string): string[] =>
  text
    .split(',')
    .map((question) => question.trim())
    .filter(Boolean)
