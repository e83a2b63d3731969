import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * What the address asks to open, such as a dialog. It is removed from the address before it is returned: Back closes what was opened, and
 * must not lead to an address that opens it again.
 * @param name the parameter that asks
 * @param detail a parameter that says more
 */
export function useTakenParams(name: string, detail = '') {
  const [search, setSearch] = useSearchParams()
  const [taken, setTaken] = useState<{ value: string; detail: string | null } | null>(null)
  const value = search.get(name)
  const more = search.get(detail)
  if (value !== null && (taken?.value !== value || taken.detail !== more))
    setTaken({ value, detail: more })
  useEffect(() => {
    if (value === null) return
    const after = new URLSearchParams(search)
    after.delete(name)
    after.delete(detail)
    setSearch(after, { replace: true })
  }, [value, search, setSearch, name, detail])
  return { taken: value === null ? taken : null, close: () => setTaken(null) }
}
