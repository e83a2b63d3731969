/** `npm run backup [-- folder or file.tar.gz]`: saves everything to one file, whether the server is running or not. */
import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { backUp } from './backup/back-up.ts'
import { runCommand } from './backup/run-command.ts'
import { readStorage } from './config.ts'

await runCommand(async () => {
  const storage = readStorage()
  const target = resolve(process.argv[2] ?? 'backups')
  const name = `nexus-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`
  const file = target.endsWith('.tar.gz') ? target : join(target, name)
  const hasSecret = await backUp(storage, file)
  console.log(`${file}, ${(statSync(file).size / 1e6).toFixed(1)} MB`)
  console.log('It holds all that people wrote and said: keep it as safe as the database.')
  if (storage.secretFromEnvironment || !hasSecret)
    console.log(
      'SECRET IS NOT IN IT: it comes from the environment. Keep a copy of it elsewhere; without it every visitor loses their conversation.',
    )
  else console.log('The secret that signs sessions and conversations is in it too.')
})
