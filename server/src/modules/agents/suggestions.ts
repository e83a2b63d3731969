/** Split on commas, empty pieces dropped. */
export const splitQuestions = (text: string): string[] =>
  text
    .split(',')
    .map((question) => question.trim())
    .filter(Boolean)
