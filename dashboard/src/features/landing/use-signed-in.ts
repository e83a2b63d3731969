import { useEffect, useState } from 'react'
import { API_BASE } from '~/lib/paths.ts'

export type Account = 'loading' | 'signed-in' | 'signed-out'

/**
 * Whether somebody is signed in. Asked by plain `fetch` after the first paint: this page must not carry the client of the app.
 */
export function useSignedIn(): Account {
  const [account, setAccount] = useState<Account>('loading')
  useEffect(() => {
    const leaving = new AbortController()
    fetch(`${API_BASE}/user`, { credentials: 'include', signal: leaving.signal })
      .then(({ ok }) => setAccount(ok ? 'signed-in' : 'signed-out'))
      .catch(() => leaving.signal.aborted || setAccount('signed-out'))
    return () => leaving.abort()
  }, [])
  return account
}
