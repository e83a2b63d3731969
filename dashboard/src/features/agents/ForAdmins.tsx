import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useMay } from '~/product/roles.ts'
import { space } from '~/theme/tokens.ts'
import { EachCard } from '~/ui/EachCard.tsx'
import { Notice } from '~/ui/Notice.tsx'

/** Settings that every member of the workspace may see, and only its owners and admins may change. */
export function ForAdmins({ children }: { children: ReactNode }) {
  const mayChange = useMay('admin')
  const cards = <EachCard>{children}</EachCard>
  if (mayChange) return cards
  return (
    <Whole disabled>
      <OnlyAdmins />
      {cards}
    </Whole>
  )
}

export const OnlyAdmins = () => (
  <Notice tone="neutral">Only owners and admins of this workspace change agents.</Notice>
)

/** A disabled fieldset disables every button and input in it. */
const Whole = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`
