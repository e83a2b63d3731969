import { ConfigError } from '../config-error.ts'
import { FolderInUse } from '../db/folder-lock.ts'
import { BackupError } from './archive.ts'

/** What the operator can mend is told in a sentence; a stack is for what we have to mend. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    const isTold = [BackupError, ConfigError, FolderInUse].some((kind) => error instanceof kind)
    console.error(isTold ? (error as Error).message : error)
    process.exitCode = 1
  }
}
