'use client'
import { StrictMode, useState } from 'react'
import type { ReactNode } from 'react'

/** A part of the page that can be removed and shown again, like a route or a drawer. */
export function Removable({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(true)
  return (
    <StrictMode>
      <button type="button" onClick={() => setShown(!isShown)}>
        {isShown ? 'Take the chat away' : 'Put the chat back'}
      </button>
      {isShown && <div style={{ width: 400, height: 600 }}>{children}</div>}
    </StrictMode>
  )
}
