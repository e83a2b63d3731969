/** `npm run restore -- file.tar.gz`: restores a backup into an empty place. */
import { resolve } from 'node:path'
import { BackupError } from './backup/archive.ts'
import { restore } from './backup/restore.ts'
import { runCommand } from './backup/run-command.ts'
import { readStorage } from './config.ts'

await runCommand(async () => {
  const [, , file] = process.argv
  if (!file) throw new BackupError('Say which one: npm run restore -- backups/nexus-….tar.gz')
  const storage = readStorage()
  await restore(storage, resolve(file))
  console.log(`Restored into ${storage.databaseUrl ? 'PostgreSQL' : storage.dataDir}.`)
  console.log(
    'Start it with SENDING=false while the original runs, so that nothing that waits is sent twice.',
  )
  if (storage.databaseUrl)
    console.log(
      'Start it with the SECRET it ran with: without it every visitor loses their conversation.',
    )
})
