import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'

export type RegisteredRoute = { name: string; method: string; url: string; schema: unknown }

const CREATED = 'fastify.initialization'

/** Every route that `build` registers, including those hidden in the API description; `name` is `METHOD /path`. */
export async function routesOf<T>(build: () => Promise<T>): Promise<[T, RegisteredRoute[]]> {
  const routes: RegisteredRoute[] = []
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', (route) => void routes.push(...describe(route)))
  }
  subscribe(CREATED, listen)
  try {
    return [await build(), routes]
  } finally {
    unsubscribe(CREATED, listen)
  }
}

/** HEAD and OPTIONS are left out, because they follow from the others. */
const describe = ({ method, url, schema }: RouteOptions): RegisteredRoute[] =>
  [method]
    .flat()
    .filter((name) => name !== 'HEAD' && name !== 'OPTIONS')
    .map((name) => ({ name: `${name} ${url}`, method: name, url, schema }))
