/** `npm run recount`: recounts what every account has, and prints which tallies were wrong. */
import { pino } from 'pino'
import { runCommand } from './backup/run-command.ts'
import { readStorage } from './config.ts'
import { openDatabase } from './db/open.ts'
import { recountEverything } from './db/recount.ts'

await runCommand(async () => {
  const { databaseUrl, dataDir } = readStorage()
  const limits = { databasePoolSize: 2, databaseStatementMs: 0 }
  const where = { databaseUrl, databaseDirectUrl: databaseUrl, dataDir, ...limits }
  const database = await openDatabase(where, pino({ level: 'warn' }))
  try {
    for await (const { userId, errors } of recountEverything(database))
      for (const { what, told, counted } of errors)
        console.log(`account ${userId}, ${what}: ${told} were told, ${counted} are there`)
    console.log('Everything is counted.')
  } finally {
    await database.close()
  }
})
