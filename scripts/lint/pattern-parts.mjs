/** Functions whose result stands for itself in a pattern. */
const ESCAPES = /^escape/i
/** Methods that give nothing but the text, or the texts, they are called on. */
const KEEPS_TEXT = new Set([
  'join',
  'replace',
  'replaceAll',
  'trim',
  'toLowerCase',
  'source',
  'raw',
])
/** A constant may be made of others; more than this many deep is not followed. */
const DEEPEST = 8

/**
 * What the first argument of `RegExp` consists of: the text that is written in the file, also in constants, and the names of everything
 * else. What was escaped or is a number adds nothing.
 * @returns {{ text: string, unknown: string[] }}
 */
export function partsOfPattern(node, sourceCode) {
  const found = { text: '', unknown: [] }
  collect(node, { sourceCode, found, depth: 0 })
  return found
}

function collect(node, walk) {
  const { found } = walk
  if (isEscaped(node)) return
  const read = READS[node.type]
  if (read && walk.depth < DEEPEST) read(node, walk)
  else found.unknown.push(walk.sourceCode.getText(node))
}

const collectAll = (nodes, walk) => nodes.forEach((each) => each && collect(each, walk))

const READS = {
  Literal({ value, regex }, { found }) {
    found.text += regex ? regex.pattern : typeof value === 'string' ? value : ''
  },
  TemplateLiteral: (node, walk) => withinTemplate(node, walk, 'cooked'),
  TaggedTemplateExpression: ({ quasi }, walk) => withinTemplate(quasi, walk, 'raw'),
  // Every other operator gives a number.
  BinaryExpression: ({ operator, left, right }, walk) =>
    operator === '+' ? collectAll([left, right], walk) : undefined,
  ConditionalExpression: ({ consequent, alternate }, walk) =>
    collectAll([consequent, alternate], walk),
  LogicalExpression: ({ left, right }, walk) => collectAll([left, right], walk),
  ArrayExpression({ elements }, walk) {
    for (const each of elements.filter(Boolean)) {
      walk.found.text += ' '
      collect(each, walk)
    }
  },
  TSAsExpression: ({ expression }, walk) => collect(expression, walk),
  MemberExpression: readMember,
  CallExpression: readCall,
  Identifier: readName,
}

function withinTemplate({ quasis, expressions }, walk, kind) {
  for (const [at, { value }] of quasis.entries()) {
    walk.found.text += value[kind] ?? value.raw
    if (expressions[at]) collect(expressions[at], walk)
  }
}

function readMember({ object, property }, walk) {
  const name = property.name ?? ''
  if (name === 'length') return
  if (KEEPS_TEXT.has(name)) collect(object, walk)
  else walk.found.unknown.push(walk.sourceCode.getText(object) + '.' + name)
}

/** `words.join('|')` and `text.replaceAll(…)` have the text of `words` and `text`. Arithmetic gives numbers. */
function readCall({ callee, arguments: given }, walk) {
  const isMethod = callee.type === 'MemberExpression'
  if (isMethod && callee.object.name === 'Math') return
  const isMap = isMethod && callee.property.name === 'map'
  if (isMap && isEscapingMap(given[0])) return
  const keepsText = isMap ? isTextMap(given[0]) : isMethod && KEEPS_TEXT.has(callee.property.name)
  if (keepsText) collect(callee.object, walk)
  else walk.found.unknown.push(walk.sourceCode.getText(callee))
}

function readName(node, walk) {
  const value = constantOf(node, walk.sourceCode)
  if (value) collect(value, { ...walk, depth: walk.depth + 1 })
  else walk.found.unknown.push(node.name)
}

/** The expression that a constant of the same file is; undefined for a parameter, an import, and what may change. */
function constantOf(node, sourceCode) {
  let scope = sourceCode.getScope(node)
  while (scope) {
    const [definition] = scope.set.get(node.name)?.defs ?? []
    if (definition) {
      const isConstant = definition.type === 'Variable' && definition.parent?.kind === 'const'
      return isConstant && definition.node.id.type === 'Identifier'
        ? definition.node.init
        : undefined
    }
    scope = scope.upper
  }
  return undefined
}

const isEscaped = (node) => node.type === 'CallExpression' && isEscape(node.callee)

/** `escaped(text)`, `escapeRegExp(text)` or `RegExp.escape(text)`. */
const isEscape = (callee) => ESCAPES.test(callee?.name ?? callee?.property?.name ?? '')

/** `parts.map((part) => part.source)`. */
const isTextMap = (given) =>
  given?.type === 'ArrowFunctionExpression' && KEEPS_TEXT.has(given.body.property?.name)

/** `words.map(escaped)` and `words.map((word) => escaped(word))`. */
const isEscapingMap = (given) =>
  isEscape(given) || (given?.type === 'ArrowFunctionExpression' && isEscaped(given.body))
