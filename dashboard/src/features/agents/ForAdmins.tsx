import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useMay } from '~/product/roles.ts'
import { space } from '~/theme/tokens.ts'
import { Notice } from '~/ui/Notice.tsx'

/** What everybody of the workspace may look at, and only its owners and admins change. */
export function ForAdmins({ children }: { children: ReactNode }) {
  const mayChange = useMay('admin')
  if (mayChange) return children
  return (
    <Whole disabled>
      <Notice tone="neutral">Only owners and admins of this workspace change agents.</Notice>
      {children}
    </Whole>
  )
}

/** A set of fields switches off whatever in it can be pressed or typed into. */
const Whole = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`
