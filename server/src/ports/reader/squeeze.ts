/** The text on one line, without characters that PostgreSQL cannot store: control characters and halves of surrogate pairs. */
export const squeeze = (text: string | null | undefined): string =>
  (text ?? '')
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(/[\u200B\u00AD]/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
