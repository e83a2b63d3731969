import { useEffect } from 'react'
import { useSession } from '~/api/session.ts'
import { whenIdle } from '~/lib/when-idle.ts'

/** Where the user has turned notifications on in this browser, registers it again for the present session. */
export function useKeepTurnedOn(): void {
  const { status, user } = useSession()
  const personId = status === 'authenticated' ? user.id : undefined
  useEffect(() => {
    if (!personId) return
    return whenIdle(() => void keep(personId).catch(() => undefined))
  }, [personId])
}

async function keep(personId: string): Promise<void> {
  const { keepTurnedOn } = await import('~/features/settings/notifications/queries.ts')
  await keepTurnedOn(personId)
}
