import { execFileSync } from 'node:child_process'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A disk of its own, which can be filled to the last byte by somebody else. */
export type SmallDisk = { fill(): void; free(): void; remove(): void }

/** Only here can a disk be made, and only by root. */
export const canMakeDisks = process.platform === 'linux' && process.getuid?.() === 0
const BLOCK = 1024 * 1024

/** @param owner the user whose folder it is */
export function makeDisk(folder: string, megabytes: number, owner = 0): SmallDisk {
  const options = `size=${megabytes}m,uid=${owner},gid=${owner},mode=700`
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder])
  // PostgreSQL would count a file of its own folder among its own.
  const rest = join(folder, 'somebody-elses')
  return {
    fill() {
      const { bavail, bsize } = statfsSync(folder)
      writeFileSync(rest, Buffer.alloc(Math.max(bavail * bsize, BLOCK)), { flag: 'a' })
    },
    free: () => rmSync(rest, { force: true }),
    remove: () => execFileSync('umount', ['--lazy', folder]),
  }
}
