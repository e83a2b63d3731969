import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Paths of routes, split at their slashes, with the methods each of them takes. */
type Paths = Map<string, { segments: string[]; methods: Set<string> }>

// Routes of all scopes belong to the one server below them.
const known = new WeakMap<object, Paths>()

/** Notes every route registered on `app` from here on, except those whose path ends in whatever a client asks for. */
export function notePaths(app: FastifyInstance): void {
  const paths: Paths = new Map()
  known.set(app.server, paths)
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return
    const path = paths.get(url) ?? { segments: url.split('/'), methods: new Set() }
    paths.set(url, path)
    for (const name of [method].flat()) path.methods.add(name)
  })
}

/** The methods that the path of a request takes, in order; none for an unknown path. */
export function methodsAt({ server, url }: FastifyRequest): string[] {
  const asked = url.split('?')[0]!.split('/')
  const methods = [...(known.get(server.server)?.values() ?? [])]
    .filter(({ segments }) => isAt(segments, asked))
    .flatMap((path) => [...path.methods])
  return [...new Set(methods)].toSorted()
}

const isAt = (segments: string[], asked: string[]): boolean =>
  segments.length === asked.length &&
  segments.every((segment, at) => segment === asked[at] || (segment[0] === ':' && asked[at] !== ''))
