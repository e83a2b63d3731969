import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { Database, OpenDatabase } from './db/client.ts'
import type { Bus } from './ports/bus/index.ts'

/** What a service may reach, handed down as the first argument. */
export type Deps = {
  config: Config
  log: FastifyBaseLogger
  db: Database
  database: OpenDatabase
  bus: Bus
  now: () => Date
}
