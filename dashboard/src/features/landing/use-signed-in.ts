import { useEffect, useState } from 'react'
import { API_BASE } from '~/lib/paths.ts'
import { browserStorage } from '~/lib/storage.ts'
import { USER_KEY } from '~/lib/user-key.ts'

export type Account = 'loading' | 'signed-in' | 'signed-out'

/**
 * Whether somebody is signed in. Asked by plain `fetch` after the first paint, because this page must not load the API client of the app. A
 * browser without a stored user counts as signed out until the server says otherwise, so that newcomers do not wait.
 */
export function useSignedIn(): Account {
  const [account, setAccount] = useState<Account>(() => (isKnownHere() ? 'loading' : 'signed-out'))
  useEffect(() => {
    const leaving = new AbortController()
    isSignedIn(leaving.signal)
      .then((yes) => setAccount(yes ? 'signed-in' : 'signed-out'))
      .catch(() => leaving.signal.aborted || setAccount('signed-out'))
    return () => leaving.abort()
  }, [])
  return account
}

async function isSignedIn(signal: AbortSignal): Promise<boolean> {
  const response = await fetch(`${API_BASE}/user/session`, { credentials: 'include', signal })
  const { data } = (await response.json()) as { data: { signed_in: boolean } }
  return data.signed_in
}

const isKnownHere = () => browserStorage.get(USER_KEY) !== null
