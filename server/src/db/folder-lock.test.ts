import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { FolderInUse, lockFolder } from './folder-lock.ts'

const aFolder = () => join(mkdtempSync(join(tmpdir(), 'nexus-lock-')), 'database')

/** Another process that uses the folder until it is killed. */
async function aHolder(folder: string) {
  const module = JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))
  const script = `import { lockFolder } from ${module}
    globalThis.unlock = lockFolder(${JSON.stringify(folder)})
    console.log('locked')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

it('a folder used by another process is refused, and the error names that process', async () => {
  const folder = aFolder()
  const holder = await aHolder(folder)
  expect(() => lockFolder(folder)).toThrow(FolderInUse)
  expect(() => lockFolder(folder)).toThrow(`process ${holder.pid} on `)
  holder.kill('SIGKILL')
  await once(holder, 'exit')
})

it('the lock of a killed process is taken over', async () => {
  const folder = aFolder()
  const holder = await aHolder(folder)
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  const unlock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(`process ${process.pid} on `)
  unlock()
  lockFolder(folder)()
})
