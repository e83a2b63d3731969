import { useState } from 'react'
import { useSession } from '~/api/session.ts'

/** The id of the workspace that this window shows, once the session has gone on in another; undefined until then. */
export function useLeftWorkspace(): string | undefined {
  const { status, user } = useSession()
  const current = status === 'authenticated' ? user.workspace_id : undefined
  const [shown, setShown] = useState(current)
  if (!shown && current) setShown(current)
  return shown && current && shown !== current ? shown : undefined
}
