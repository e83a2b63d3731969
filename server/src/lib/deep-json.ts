/** Deepest accepted nesting: far above anything the contract or a vendor sends. */
const DEEPEST = 64

/** Whether JSON is nested too deeply to be processed. Brackets within strings do not count, because people write them. */
export function isDeepJson(text: string): boolean {
  let depth = 0
  let isString = false
  for (let at = 0; at < text.length && depth <= DEEPEST; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === QUOTE) isString = !isString
    else if (isString) at += Number(sign === ESCAPE)
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) depth += 1
    else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) depth -= 1
  }
  return depth > DEEPEST
}

const [QUOTE, ESCAPE, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [
  0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d,
]
