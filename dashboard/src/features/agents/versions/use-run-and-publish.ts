import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { agentVersions } from 'shared-types'
import { runQuery, useRunTests } from '../tests/queries.ts'
import { progressText } from '../tests/words.ts'

/**
 * Runs the tests with the draft, and calls `publish` when no test fails that passes with the live settings. This component watches the run:
 * where the user leaves the page before the end, the draft has been tested but is not published.
 */
export function useRunAndPublish(agentId: string, publish: () => void) {
  const queryClient = useQueryClient()
  const { mutate: run, isPending } = useRunTests(agentId)
  const [runId, setRunId] = useState<string | null>(null)
  /** The result of a run is handled only once. */
  const endedRun = useRef<string | null>(null)
  const { data } = useQuery({ ...runQuery(agentId, runId ?? ''), enabled: runId !== null })
  const found = data?.run
  const isOver = runId !== null && found?.id === runId && found.finished_at !== null
  useEffect(() => {
    if (!isOver || endedRun.current === runId) return
    endedRun.current = runId
    if (!found.stopped && found.regressions === 0) publish()
    else void queryClient.invalidateQueries({ queryKey: [agentVersions.read.path] })
  }, [isOver, runId, found, publish, queryClient])
  const isRunning = isPending || (runId !== null && !isOver)
  return {
    isRunning,
    begin: () => run(undefined, { onSuccess: ({ id }) => setRunId(id) }),
    text: isRunning
      ? `${found ? `${progressText(found)}. ` : ''}It is published when no test is worse than live; stay on this page.`
      : null,
  }
}
