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
 * Removes the arguments of `endpoint({ … })` and `apiEndpoint({ … })` that are never used in a browser. This happens in the bundle, and in
 * development and tests too, so that code which does use them fails there.
 */
export const slimContract = (): Plugin => ({
  name: 'slim-contract',
  transform: {
    filter: { id: /shared-types\/src\// },
    handler(code) {
      const cuts = endpointsOf(this.parse(code) as unknown as Node).flatMap(cutsOf)
      return { code: without(code, cuts), map: null }
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

const without = (code: string, cuts: [number, number][]) =>
  cuts.reduceRight((rest, [from, to]) => rest.slice(0, from) + rest.slice(to), code)
