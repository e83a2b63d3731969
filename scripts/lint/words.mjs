/**
 * People's words are understood in `server/src/modules/listening` alone: a pattern that looks for words there and nowhere else is
 * heard in one language and misses what nobody thought of. Patterns of marks, numbers and links are no matter of this rule, nor
 * are those of policies, addresses and filters, which the configuration names.
 */
const WORD = /[\p{L}]{3,}/gu

/** The words a pattern looks for: what is left of it without escapes, classes and groups' names. */
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

// A plugin of the linter is a default export.
export default { meta: { name: 'words' }, rules: { 'no-patterns': noPatternsOfWords } }
