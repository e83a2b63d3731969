import type { WidgetConfig } from 'shared-types'
import { useEffect, useState } from 'react'
import { createBackoff } from './backoff.ts'
import { fetchConfig } from './config.ts'

type Loading = {
  /** Undefined while it is not known, null where there is nothing to show. */
  config: WidgetConfig | null | undefined
  /** The server could not be reached; it is asked again. */
  hasFailed: boolean
}

/** Whose chat it is, asked for in the browser until the server has told. */
export const useConfig = (apiBase: string, agentId: string): Loading => {
  const [loading, setLoading] = useState<Loading>({ config: undefined, hasFailed: false })
  useEffect(() => {
    let isCurrent = true
    const load = () =>
      fetchConfig(apiBase, agentId).then(
        (config) => isCurrent && setLoading({ config, hasFailed: false }),
        (error: Error) => {
          if (!isCurrent) return
          console.warn('Nexus: the agent could not be loaded.', error.message)
          setLoading({ config: undefined, hasFailed: true })
          backoff.later()
        },
      )
    const backoff = createBackoff(() => void load())
    void load()
    return () => {
      isCurrent = false
      backoff.stop()
    }
  }, [apiBase, agentId])
  return loading
}
