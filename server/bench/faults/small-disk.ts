import { execFileSync } from 'node:child_process'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A disk of its own that can be filled to the last byte by another program. */
export type SmallDisk = { fill(): void; free(): void; remove(): void }

/** Creating a disk is only possible on Linux, as root. */
export const canMakeDisks = process.platform === 'linux' && process.getuid?.() === 0

/** @param owner the user who owns the folder */
export function makeDisk(folder: string, megabytes: number, owner = 0): SmallDisk {
  const options = `size=${megabytes}m,uid=${owner},gid=${owner},mode=700`
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder])
  // The file is not in PostgreSQL's own folder, where it would be counted as one of its files.
  const rest = join(folder, 'somebody-elses')
  return {
    fill() {
      const { bavail, bsize } = statfsSync(folder)
      if (bavail > 0) write(rest, bavail * bsize)
    },
    free: () => rmSync(rest, { force: true }),
    remove: () => execFileSync('umount', ['--lazy', folder]),
  }
}

/** Other programs write there at the same time, so there may be less space. */
function write(file: string, bytes: number) {
  try {
    writeFileSync(file, Buffer.alloc(bytes), { flag: 'a' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}
