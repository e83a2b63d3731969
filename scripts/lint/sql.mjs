/**
 * SQL is written only in stores, in `db` and in `backup`, so that every statement about a table is found in the files of its noun. The
 * import of a query builder is forbidden elsewhere by the configuration; this finds what is written as text.
 */
const STATEMENTS = [
  String.raw`select\s.*\sfrom\s`,
  String.raw`select\s+\w+\(`,
  String.raw`insert\s+into\s`,
  String.raw`update\s+\S+\s(?:.*\s)?set\s`,
  String.raw`delete\s+from\s`,
  String.raw`merge\s+into\s`,
  String.raw`with\s+(?:recursive\s+)?\w+\s+(?:\([^)]*\)\s+)?as\s+(?:(?:not\s+)?materialized\s+)?\(`,
  String.raw`(?:create|alter|drop)\s+(?:unique\s+)?(?:database|extension|function|index|schema|sequence|table|trigger|type|view)\s`,
  String.raw`(?:truncate|vacuum|lock\s+table|set\s+local)\s`,
  String.raw`(?:(?:un)?listen|notify)\s+\S+$`,
]
/** Parts that a store would add to a statement. */
const PARTS = [String.raw`case\s+when\s`, String.raw`(?:not\s+)?exists\s*\(`]
const BEGINNING = new RegExp(String.raw`^[\s(]*(?:${[...STATEMENTS, ...PARTS].join('|')})`, 's')

/** Statements are written in small letters, or in capitals as manuals do; a sentence begins with one capital. */
const asWritten = (text) => (/^[\s(]*[A-Z]{2}/.test(text) ? text.toLowerCase() : text)

const noSqlOutsideStores = {
  meta: { type: 'problem', docs: { description: 'SQL is written only in stores.' } },
  create(context) {
    const report = (node) => context.report({ node, message: 'SQL belongs into a store.' })
    const check = (node, text) => {
      if (BEGINNING.test(asWritten(text))) report(node)
    }
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value)
      },
      TemplateLiteral(node) {
        check(node, node.quasis.map(({ value }) => value.cooked ?? value.raw).join('x'))
      },
      TaggedTemplateExpression(node) {
        if (node.tag.type === 'Identifier' && node.tag.name === 'sql') report(node)
      },
    }
  },
}

// The linter requires a default export for a plugin.
export default { meta: { name: 'sql' }, rules: { 'no-statements': noSqlOutsideStores } }
