import type { Plugin } from 'vite'

/**
 * The dashboard only needs the method and path of an endpoint. The schemas of its input and output are for the compiler and for the server.
 */
const ONLY_TYPES = new Set([
  'summary',
  'params',
  'query',
  'body',
  'response',
  'operation',
  'tag',
  'scope',
])
const MAKERS = new Set(['endpoint', 'apiEndpoint'])

type Node = { type: string; start: number; end: number } & Record<string, unknown>
type Property = Node & { key: { name?: string } }

/**
 * Removes the arguments of `endpoint({ … })` and `apiEndpoint({ … })` that are never used in a browser, and imports that only they used.
 * This happens in the bundle, and in development and tests too, so that code which does use them fails there.
 */
export const slimContract = (): Plugin => ({
  name: 'slim-contract',
  transform: {
    filter: { id: /shared-types\/src\// },
    handler(code) {
      const parsed = (text: string) => this.parse(text) as unknown as Node
      const slim = without(code, endpointsOf(parsed(code)).flatMap(cutsOf))
      return { code: without(slim, unusedImports(parsed(slim), slim)), map: null }
    },
  },
})

/** The argument objects of these calls, anywhere below `node`. */
function endpointsOf(node: Node): Node[] {
  const isEndpoint =
    node.type === 'CallExpression' && MAKERS.has((node.callee as { name?: string }).name ?? '')
  if (isEndpoint) return node.arguments as Node[]
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof (value as Node | null)?.type === 'string')
    .flatMap(endpointsOf)
}

/** Removes the text from each dropped property up to the start of the next one. */
function cutsOf({ properties, end }: Node): [from: number, to: number][] {
  const all = properties as Property[]
  return all.flatMap(({ key, start }, index) =>
    ONLY_TYPES.has(key.name ?? '') ? [[start, all[index + 1]?.start ?? end - 1]] : [],
  )
}

/** Imports of names that are not used any more. Left in place, they would put their module into the chunk of this one. */
function unusedImports(program: Node, code: string): [from: number, to: number][] {
  const imports = (program['body'] as Node[]).filter(({ type }) => type === 'ImportDeclaration')
  const places = imports.map(({ start, end }): [number, number] => [start, end])
  const rest = without(code, places)
  const isUsed = ({ specifiers }: Node) =>
    (specifiers as (Node & { local: { name: string } })[]).some(({ local }) =>
      new RegExp(`\\b${local.name}\\b`).test(rest),
    )
  return places.filter((_, index) => !isUsed(imports[index]!))
}

const without = (code: string, cuts: [number, number][]) =>
  cuts.reduceRight((rest, [from, to]) => rest.slice(0, from) + rest.slice(to), code)
