/** Deepest nesting that is parsed: time grows with the square of the depth, and no real page comes near it. */
const DEPTH_MAX = 2_000
/** Elements that end without a closing tag: a page may leave them all open. */
const ENDED_BY_OTHERS =
  /^(?:p|li|dt|dd|tr|td|th|tbody|thead|tfoot|option|optgroup|rb|rt|rp|colgroup|html|head|body|area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i

/** The page without the tags of elements that are nested absurdly deep, as in an attack; their text stays. */
export function withoutDeepNesting(html: string): string {
  const tag = /<(\/?)([a-z][^\s/>]*)/gi
  const kept: string[] = []
  let from = 0
  let depth = 0
  let tooDeep = 0
  for (let found = tag.exec(html); found; found = tag.exec(html)) {
    if (ENDED_BY_OTHERS.test(found[2]!.slice(0, 10))) continue
    const opens = found[1] === ''
    const isCut = opens ? depth >= DEPTH_MAX : tooDeep > 0
    if (isCut) {
      const end = html.indexOf('>', tag.lastIndex)
      kept.push(html.slice(from, found.index), ' ')
      from = end === -1 ? html.length : end + 1
      tag.lastIndex = from
      tooDeep += opens ? 1 : -1
    } else depth = Math.max(0, depth + (opens ? 1 : -1))
    if (from >= html.length) break
  }
  return kept.length === 0 ? html : kept.join('') + html.slice(from)
}
