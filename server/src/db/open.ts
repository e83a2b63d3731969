import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { DatabaseDriver } from './client.ts'
import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'

type Options = {
  /** Null for the embedded database in `dataDir`. */
  databaseUrl: string | null
  databaseDirectUrl: string | null
  dataDir: string
  databasePoolSize: number
  databaseStatementMs: number
}

/** Opens the configured database and applies every migration. */
export const openDatabase = (
  { databaseUrl: url, databaseDirectUrl, dataDir, ...limits }: Options,
  log: FastifyBaseLogger,
): Promise<DatabaseDriver> => {
  if (!url) return openEmbedded(join(dataDir, 'database'))
  const { databasePoolSize: most, databaseStatementMs: statementMs } = limits
  return openPostgres({ url, directUrl: databaseDirectUrl ?? url, most, statementMs }, log)
}
