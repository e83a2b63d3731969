import { partsOfPattern } from './pattern-parts.mjs'

/**
 * People's words are interpreted only in `server/src/modules/listening`: a pattern for words works in one language and misses whatever its
 * author did not think of. Patterns for punctuation, numbers and formats are allowed. A line may be exempt where no words of people are
 * read, or not to learn what they mean; the comment that exempts it says why.
 */
const WORD = /\p{L}+/gu
const LONG = 3
/** What stands at the edge of a whole word: `\b`, and `(?<!\p{L})`, which is the same for letters with accents. */
const EDGE = /\\b|\(\?<?!\[?(?:\\[pPw]|\p{L})/u

/** The beginning of an address is no word. */
const SCHEME = /(?:https?\??|wss?\??|mailto):|www\\?\./gi

/** The words that a pattern looks for: what remains without escapes, character classes, group names and the beginnings of addresses. */
const wordsIn = (pattern) =>
  pattern
    .replaceAll(SCHEME, ' ')
    .replaceAll(/\\[pP]\{[^}]*\}|\\[a-zA-Z]|\\./g, ' ')
    .replaceAll(/\[[^\]]*\]/g, ' ')
    .replaceAll(/\(\?<[a-zA-Z]+>/g, '(')
    .match(WORD) ?? []

/** Two long words, or any word that must be whole: “it” within other words is no word of people. */
function wordsReadIn(pattern) {
  const words = wordsIn(pattern)
  const long = words.filter((word) => word.length >= LONG)
  if (long.length > 1) return long.slice(0, 2)
  return EDGE.test(pattern) ? words.slice(0, 1) : []
}

const noPatternsOfWords = {
  meta: { type: 'problem', docs: { description: 'Words of people are read by the ear alone.' } },
  create(context) {
    const check = (node, pattern) => {
      const words = wordsReadIn(pattern).map((word) => `“${word}”`)
      if (words.length > 0) {
        const message = `A pattern of words (${words.join(', ')}) is read outside of listening.`
        context.report({ node, message })
      }
    }
    const checkMade = (node) => {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return
      const [first] = node.arguments
      if (!first) return
      const { text, unknown } = partsOfPattern(first, context.sourceCode)
      check(node, text)
      for (const part of unknown) {
        const message = `A pattern is made of “${part}”, which may be words. Escape what was typed by a person, or say why these are none.`
        context.report({ node, message })
      }
    }
    return {
      Literal(node) {
        if (node.regex) check(node, node.regex.pattern)
      },
      NewExpression: checkMade,
      CallExpression: checkMade,
    }
  },
}

const DISABLES = /^\s*(?:oxlint|eslint)-disable(-next-line|-line)?\b(.*)$/s

/** An exemption from the rule above is of one line, and has its reason beside it. */
const exemptedByReason = {
  meta: { type: 'problem', docs: { description: 'A pattern of words is exempt by its line.' } },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const [, ofLine, rest] = DISABLES.exec(comment.value) ?? []
        if (!rest?.includes('words/no-patterns')) continue
        if (!ofLine) {
          context.report({
            loc: comment.loc,
            message: 'Exempt the line of the pattern, not the file.',
          })
        } else if (!/ -- \S/.test(rest)) {
          context.report({
            loc: comment.loc,
            message: 'Say after “--” why these are not words of people.',
          })
        }
      }
    },
  }),
}

// The linter requires a default export for a plugin.
export default {
  meta: { name: 'words' },
  rules: { 'no-patterns': noPatternsOfWords, 'exempt-by-reason': exemptedByReason },
}
