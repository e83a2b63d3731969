import type { ReadingProcess } from './reading-process.ts'
import type { WorkerAnswer, WorkerTask } from './worker.ts'

const IDLE_MS = 30_000

/**
 * A pool of processes that are used again while their memory is small, and ended after a time without work.
 * @param tired bytes of memory from which a process is replaced, so that no document suffers from what earlier ones left behind.
 */
export function readingPool(start: () => ReadingProcess, tired: number) {
  const all = new Set<ReadingProcess>()
  const idle: { process: ReadingProcess; timer: NodeJS.Timeout }[] = []

  function take(): ReadingProcess {
    for (let next = idle.pop(); next; next = idle.pop()) {
      clearTimeout(next.timer)
      if (!next.process.isOver) return next.process
    }
    const process = start()
    all.add(process)
    return process
  }

  function drop(process: ReadingProcess) {
    all.delete(process)
    process.end()
  }

  function giveBack(process: ReadingProcess) {
    const timer = setTimeout(() => {
      idle.splice(
        idle.findIndex((entry) => entry.process === process),
        1,
      )
      drop(process)
    }, IDLE_MS).unref()
    idle.push({ process, timer })
  }

  return {
    async run(task: WorkerTask, signal?: AbortSignal): Promise<WorkerAnswer> {
      const process = take()
      try {
        const answer = await process.run(task, signal)
        if (answer.residentBytes > tired) drop(process)
        else giveBack(process)
        return answer
      } catch (error) {
        drop(process)
        throw error
      }
    },
    close() {
      for (const { timer } of idle.splice(0)) clearTimeout(timer)
      for (const process of all) drop(process)
    },
  }
}
