import { ConfigError } from '../config-error.ts'
import { FolderInUse } from '../db/folder-lock.ts'
import { BackupError } from './archive.ts'

/** Prints a sentence for errors that the operator can correct, and a stack trace for all others. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    const isTold = [BackupError, ConfigError, FolderInUse].some((kind) => error instanceof kind)
    console.error(isTold ? (error as Error).message : error)
    process.exitCode = 1
  }
}
