import { useEffect, useRef, useState } from 'react'
import { IdentityError, personKey, settle, signOut } from './identity.ts'
import type { KnownVisitor } from './types.ts'

type Knowing = {
  /** Anonymous without a token, and where the server refuses it; undefined until that is settled. */
  known: KnownVisitor | undefined
  /** Changes when another chat replaces this one. */
  chats: number
}

/** The visitor as identified by the website. When the token is removed, they are signed out. */
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
      // The chat continues, and uses the fresh token from now on.
      if (before && before.person === next.person && !isMoved) return Object.assign(before, next)
      current.current = next
      setKnowing(({ chats }) => ({ known: next, chats: chats + 1 }))
    }
    const signIn = async (token: string) => {
      const isMoved = await settle(where, token).catch((error: IdentityError) => {
        console.warn(`Nexus: ${error.message}`)
        // Without a connection they stay who they were, and the identity is sent again with their next message.
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
