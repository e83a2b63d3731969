/** In letters: more than the longest name of anybody or anything. */
const ENOUGH = 200

/**
 * What follows each match of an introduction, for "this is the office, this is Ana" names at the second.
 * @param introduction with the flag `g`.
 */
export function* everyAfter(text: string, introduction: RegExp): Generator<string> {
  for (const match of text.matchAll(introduction)) {
    const end = match.index + match[0].length
    yield text.slice(end, end + ENOUGH)
  }
}
