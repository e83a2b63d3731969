import { RuleTester } from 'oxlint/plugins-dev'
import { describe, it } from 'vitest'
import words from './words.mjs'

RuleTester.describe = describe
RuleTester.it = it
const linter = new RuleTester({ languageOptions: { sourceType: 'module' } })

const named = (name, code) => ({ name, code })
const reported = (name, code, errors = 1) => ({ name, code, errors })

linter.run('no-patterns', words.rules['no-patterns'], {
  valid: [
    named('punctuation and numbers', String.raw`/^\d{3}[ .-]+\p{L}{2,}$/u`),
    named('a single word that may be part of another', '/warranty/'),
    named('the beginning of an address', String.raw`/\bhttps?:\/\/(?:www\.)?[^\s]+/i`),
    named(
      'escaped text of a person',
      'const find = (text) => new RegExp(`\\\\b${escaped(text)}\\\\b`)',
    ),
    named('escaped texts', "const find = (texts) => new RegExp(texts.map(escaped).join('|'))"),
    named('text that the platform escapes', 'const find = (text) => RegExp(RegExp.escape(text))'),
    named('a number', 'const bytes = 3; new RegExp(`^.{${Math.ceil((bytes * 4) / 3)}}$`)'),
    named('a constant without words', 'const MARKS = ",;"; new RegExp(`[${MARKS}]`)'),
    named(
      'the source of patterns without words',
      String.raw`new RegExp([/\d/, /\s/].map((part) => part.source).join('|'))`,
    ),
    named('a method of the same name', "tools.RegExp('yes|hello')"),
  ],
  invalid: [
    reported('several words', '/(?:hello|goodbye)/'),
    reported('a single whole word', String.raw`/\burgent\b/i`),
    reported('short whole words', String.raw`/\b(?:i|me|my)\b/`),
    reported('a word with one edge', String.raw`/\bcall/`),
    reported('a whole word with accents', String.raw`/(?<!\p{L})où(?!\p{L})/u`),
    reported('a pattern that is made', "new RegExp('hello|goodbye')"),
    reported('a pattern that is made without new', "RegExp('hello|goodbye')"),
    reported('words in a constant', "const WORDS = 'hello|goodbye'; new RegExp(WORDS)"),
    reported('words in a list', "const WORDS = ['hello', 'goodbye']; new RegExp(WORDS.join('|'))"),
    reported(
      'words in a constant of a constant',
      'const GREETS = "hello|hey"; const ALL = `${GREETS}|goodbye`; new RegExp(ALL)',
    ),
    reported(
      'a list of another file',
      "import words from './words.json'; new RegExp(words.join('|'))",
    ),
    reported('a parameter', 'const find = (words) => new RegExp(words)'),
    reported('what a function gives', 'new RegExp(wordsOf())'),
    reported('what may change', "let words = ''; new RegExp(words)"),
    reported(
      'escaped text beside words',
      'const find = (text) => RegExp(`(?:hello|bye) ${escaped(text)}`)',
    ),
  ],
})

linter.run('exempt-by-reason', words.rules['exempt-by-reason'], {
  valid: [
    named(
      'a line with a reason',
      '// oxlint-disable-next-line words/no-patterns -- names of files\n/a/',
    ),
    named('another rule', '/* oxlint-disable no-console */'),
  ],
  invalid: [
    reported('a line without a reason', '// oxlint-disable-next-line words/no-patterns\n/a/'),
    reported('a whole file', '/* oxlint-disable words/no-patterns -- names of files */'),
  ],
})
