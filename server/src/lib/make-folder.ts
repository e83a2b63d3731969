import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder with those above it, as far as they are missing. Node's own way never returns where a file system says of an existing
 * folder that it does not exist, as `/proc` does.
 * @throws the system's error with the path that could not be made
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process may have made it at the same moment.
    if (!isFolder(folder)) throw error
  }
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
