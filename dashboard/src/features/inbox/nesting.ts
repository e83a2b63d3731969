/** More quotes and lists within each other than anybody writes; a parser of Markdown runs out of stack far above it. */
const MOST = 30

const MARKS = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/gm

/** Whether a message is made to break whoever draws it: a visitor may send thousands of quote marks in a row. */
export const isNestedTooDeep = (text: string): boolean =>
  Array.from(text.matchAll(MARKS)).some(([marks]) => marks.replaceAll(/[\s\d]/g, '').length > MOST)
