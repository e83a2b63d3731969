/**
 * People's words are interpreted only in `server/src/modules/listening`: a pattern for words works in one language and misses whatever its
 * author did not think of. Patterns for punctuation, numbers and links are allowed, and so are those in the files about policies, addresses
 * and filters that the configuration lists.
 */
const WORD = /[\p{L}]{3,}/gu

/** The words that a pattern looks for: what remains without escapes, character classes and group names. */
const wordsIn = (pattern) =>
  pattern
    .replaceAll('String.raw', '')
    .replaceAll(/\\[pP]\{[^}]*\}|\\[a-zA-Z]|\\./g, ' ')
    .replaceAll(/\[[^\]]*\]/g, ' ')
    .replaceAll(/\(\?<[a-zA-Z]+>/g, '(')
    .match(WORD) ?? []

const noPatternsOfWords = {
  meta: { type: 'problem', docs: { description: 'Words of people are read by the ear alone.' } },
  create(context) {
    const check = (node, pattern) => {
      const words = wordsIn(pattern)
      if (words.length > 1) {
        const message = `A pattern of words (“${words[0]}”, “${words[1]}”) is read outside of listening.`
        context.report({ node, message })
      }
    }
    return {
      Literal(node) {
        if (node.regex) check(node, node.regex.pattern)
      },
      NewExpression(node) {
        if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return
        const [first] = node.arguments
        if (first) check(node, context.sourceCode.getText(first))
      },
    }
  },
}

// The linter requires a default export for a plugin.
export default { meta: { name: 'words' }, rules: { 'no-patterns': noPatternsOfWords } }
