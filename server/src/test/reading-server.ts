import { execFileSync } from 'node:child_process'
import { processReader } from '../ports/reader/processes.ts'

/** A server that reads the PDF it is sent, and reports the id of the process that reads it, for a test that kills it. */
process.once('message', (content: Uint8Array) => {
  const turn = { account: 'somebody', signal: new AbortController().signal }
  void processReader({ recognise: false, processes: 1, memoryBytes: 8e9 }).pdf(content, turn)
  const children = execFileSync('pgrep', ['-P', String(process.pid)], { encoding: 'utf8' })
  process.send?.(Number(children.split('\n')[0]))
})
