import type { WidgetConfig } from 'shared-types'
import { useEffect, useState } from 'react'
import { loadStrings } from '../languages/load.ts'
import type { PanelStrings } from '../panel/strings.ts'
import { createBackoff } from './backoff.ts'
import { fetchConfig } from './config.ts'

type Loading = {
  /** Undefined while it is loading; null where there is nothing to show. */
  config: WidgetConfig | null | undefined
  /** The language in which it is shown; undefined is English. */
  strings?: PanelStrings | undefined
  /** The server could not be reached; the request is repeated. */
  hasFailed: boolean
}

/** The agent's configuration and language, requested in the browser until the server has answered. */
export const useConfig = (apiBase: string, agentId: string, language?: string): Loading => {
  const [loading, setLoading] = useState<Loading>({ config: undefined, hasFailed: false })
  useEffect(() => {
    let isCurrent = true
    const load = () =>
      withStrings(fetchConfig(apiBase, agentId, language)).then(
        (loaded) => isCurrent && setLoading({ ...loaded, hasFailed: false }),
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
  }, [apiBase, agentId, language])
  return loading
}

const withStrings = async (loading: Promise<WidgetConfig | null>) => {
  const config = await loading
  return { config, strings: config?.panel && (await loadStrings(config.panel.language)) }
}
