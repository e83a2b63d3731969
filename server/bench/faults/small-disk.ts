import { execFileSync } from 'node:child_process'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A disk of its own, which can be filled to the last byte by somebody else. */
export type SmallDisk = { fill(): void; free(): void; remove(): void }

/** Only here can a disk be made, and only by root. */
export const canMakeDisks = process.platform === 'linux' && process.getuid?.() === 0

/** @param owner the user whose folder it is */
export function makeDisk(folder: string, megabytes: number, owner = 0): SmallDisk {
  const options = `size=${megabytes}m,uid=${owner},gid=${owner},mode=700`
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder])
  // PostgreSQL would count a file of its own folder among its own.
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

/** Others write there meanwhile, and there may be less. */
function write(file: string, bytes: number) {
  try {
    writeFileSync(file, Buffer.alloc(bytes), { flag: 'a' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}
