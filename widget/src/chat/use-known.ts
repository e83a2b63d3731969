import { useEffect, useRef, useState } from 'react'
import { IdentityError, personKey, settle, signOut } from './identity.ts'
import type { KnownVisitor } from './types.ts'

type Knowing = {
  /** Nobody known without a token, and where the server does not believe it; undefined until that is settled. */
  known: KnownVisitor | undefined
  /** Another number where another chat takes the place of this one. */
  chats: number
}

/** Who the website says the visitor is. Without a token any more, they are signed out. */
export const useKnown = (
  apiBase: string,
  agentId: string,
  identity: string | undefined,
): Knowing => {
  const [knowing, setKnowing] = useState<Knowing>({ known: identity ? undefined : {}, chats: 0 })
  const current = useRef(knowing.known)
  useEffect(() => {
    let isCurrent = true
    const where = { apiBase, agentId }
    const show = (next: KnownVisitor, isMoved = false) => {
      if (!isCurrent) return
      const before = current.current
      // The chat goes on, and says the fresh token from now on.
      if (before && before.person === next.person && !isMoved) return Object.assign(before, next)
      current.current = next
      setKnowing(({ chats }) => ({ known: next, chats: chats + 1 }))
    }
    const signIn = async (token: string) => {
      const isMoved = await settle(where, token).catch((error: IdentityError) => {
        console.warn(`Nexus: ${error.message}`)
        // Without a connection they are who they were, and the server is asked with their next message.
        if (error.isRefused) throw error
        return false
      })
      show({ identity: token, person: personKey(token) }, isMoved)
    }
    const forget = async () => {
      await signOut(where)
      show({})
    }
    if (identity) void signIn(identity).catch(forget)
    else if (current.current?.person) void forget()
    return () => {
      isCurrent = false
    }
  }, [apiBase, agentId, identity])
  return knowing
}
