import { useEffect, useState } from 'react'
import { API_BASE } from '~/lib/paths.ts'
import { USER_KEY } from '~/lib/user-key.ts'

export type Account = 'loading' | 'signed-in' | 'signed-out'

/**
 * Whether somebody is signed in. Asked by plain `fetch` after the first paint: this page must not carry the client of the app.
 * A browser that has never held an account is not asked about one, as a refused call stands in the console of every stranger.
 */
export function useSignedIn(): Account {
  const [account, setAccount] = useState<Account>(() => (isKnownHere() ? 'loading' : 'signed-out'))
  useEffect(() => {
    if (!isKnownHere()) return
    const leaving = new AbortController()
    fetch(`${API_BASE}/user`, { credentials: 'include', signal: leaving.signal })
      .then(({ ok }) => setAccount(ok ? 'signed-in' : 'signed-out'))
      .catch(() => leaving.signal.aborted || setAccount('signed-out'))
    return () => leaving.abort()
  }, [])
  return account
}

const isKnownHere = () => localStorage.getItem(USER_KEY) !== null
