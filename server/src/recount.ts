/** `npm run recount`: what every account has is counted anew, and said where it was not what the tallies told. */
import { pino } from 'pino'
import { runCommand } from './backup/run-command.ts'
import { readStorage } from './config.ts'
import { openDatabase } from './db/open.ts'
import { recountEverything } from './db/tallies.ts'

await runCommand(async () => {
  const { databaseUrl, dataDir } = readStorage()
  const limits = { databasePoolSize: 2, databaseStatementMs: 0 }
  const where = { databaseUrl, databaseDirectUrl: databaseUrl, dataDir, ...limits }
  const database = await openDatabase(where, pino({ level: 'warn' }))
  try {
    for await (const { userId, errors } of recountEverything(database))
      for (const { subject, part, tallied, counted } of errors)
        console.log(
          `account ${userId}, ${subject} ${part}: ${tallied} were told, ${counted} are there`,
        )
    console.log('Everything is counted.')
  } finally {
    await database.close()
  }
})
