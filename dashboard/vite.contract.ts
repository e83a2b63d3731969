import type { Plugin } from 'vite'

/** Of an endpoint the dashboard needs method and path. What it takes and answers is for the compiler, and for the server that checks it. */
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

/** Leaves out what of `endpoint({ … })` and `apiEndpoint({ … })` is never read in a browser: in the bundle, and in development and tests too, so that whoever reads it finds out. */
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

/** The objects given to them, wherever they stand below `node`. */
function endpointsOf(node: Node): Node[] {
  const isEndpoint =
    node.type === 'CallExpression' && MAKERS.has((node.callee as { name?: string }).name ?? '')
  if (isEndpoint) return node.arguments as Node[]
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof (value as Node | null)?.type === 'string')
    .flatMap(endpointsOf)
}

/** From each property that goes to the beginning of the next. */
function cutsOf({ properties, end }: Node): [from: number, to: number][] {
  const all = properties as Property[]
  return all.flatMap(({ key, start }, index) =>
    ONLY_TYPES.has(key.name ?? '') ? [[start, all[index + 1]?.start ?? end - 1]] : [],
  )
}

const without = (code: string, cuts: [number, number][]) =>
  cuts.reduceRight((rest, [from, to]) => rest.slice(0, from) + rest.slice(to), code)
