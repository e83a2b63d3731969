import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { CallLog } from 'shared-types'
import { useIsDeleting } from '~/api/deletion.ts'
import { isNotFound } from '~/api/failure.ts'
import { callLogQuery, useMarkRead } from './queries.ts'

/**
 * The call whose details are shown, which `?call=` in the address names, so that links and a reload open it. Opening a call marks it read.
 * @param logs the current page of the list, once it is loaded
 */
export function useOpenedCall(logs: CallLog[] | undefined) {
  const [address, setAddress] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const id = address.get('call')
  const { mutate: markRead } = useMarkRead()
  const listed = logs?.find((log) => log.id === id)
  const elsewhere = useCallElsewhere(id, logs !== undefined && !listed)
  const [lastListed, setLastListed] = useState<CallLog | null>(null)
  if (listed && listed !== lastListed) setLastListed(listed)
  // A call that another page of the list has stays as it was last listed, until it is read on its own.
  const known = lastListed?.id === id ? lastListed : null
  const opened = listed ?? (elsewhere === undefined ? known : elsewhere)
  const openedId = opened?.id
  const markOpened = useEffectEvent((callId: string | undefined) => {
    if (callId && opened?.read === false) markRead(callId)
  })
  useEffect(() => markOpened(openedId), [openedId])

  const show = (next: string | null) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before)
        if (next) after.set('call', next)
        else after.delete('call')
        return after
      },
      // The browser's Back closes the call, also after others were looked at.
      id === null ? { state: FROM_LIST } : { replace: true, state },
    )
  const close = () => (state === FROM_LIST ? void navigate(-1) : show(null))
  return { opened, open: (call: CallLog) => show(call.id), close }
}

/** The state of the address of a call that was opened from the list, which is the page before it. */
const FROM_LIST = 'from the list'

/** The chosen call, where another page of the list has it: undefined until it is read, null where it was deleted. */
function useCallElsewhere(id: string | null, isElsewhere: boolean): CallLog | null | undefined {
  const isDeleting = useIsDeleting(id ?? '')
  const { data, error } = useQuery({
    ...callLogQuery(id ?? ''),
    enabled: id !== null && isElsewhere && !isDeleting,
  })
  return isNotFound(error) ? null : data
}
