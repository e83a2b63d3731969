import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { agentVersions } from 'shared-types'
import { runQuery, useRunTests } from '../tests/queries.ts'

/**
 * Runs the tests against the draft, and calls `publish` when none that passes live fails in it. It is watched from here: who leaves the page
 * before the end finds the draft tried and not published.
 */
export function useRunAndPublish(agentId: string, publish: () => void) {
  const queryClient = useQueryClient()
  const { mutate: run, isPending } = useRunTests(agentId)
  const [runId, setRunId] = useState<string | null>(null)
  /** What its end brought is done once. */
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
      ? `${found ? `${found.done} of ${found.total} tried. ` : ''}It is published when no test is worse than live; stay on this page.`
      : null,
  }
}
