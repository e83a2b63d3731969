/** Characters read after an introduction: more than the longest name. */
const ENOUGH = 200

/**
 * The text after each match of an introduction: "this is the office, this is Ana" has the name only after the second.
 * @param introduction with the flag `g`.
 */
export function* everyAfter(text: string, introduction: RegExp): Generator<string> {
  for (const match of text.matchAll(introduction)) {
    const end = match.index + match[0].length
    yield text.slice(end, end + ENOUGH)
  }
}
