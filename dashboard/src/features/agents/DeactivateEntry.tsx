import { PowerOff } from 'lucide-react'
import type { Agent } from 'shared-types'
import { styled } from 'styled-components'
import { color, size, space } from '~/theme/tokens.ts'
import { sideMenuEntry } from '~/ui/SideMenu.tsx'
import { useDeactivation } from './use-deactivation.ts'

/** The entry that switches the agent off, below the links to other pages. */
export function DeactivateEntry({ agent }: { agent: Agent }) {
  const { ask, isPending } = useDeactivation(agent)
  return (
    <Entry type="button" aria-disabled={isPending} onClick={() => void ask()}>
      <PowerOff aria-hidden />
      Deactivate
    </Entry>
  )
}

const Entry = styled.button`
  ${sideMenuEntry}
  @container (width >= ${size.besideMenu}) {
    margin-top: ${space[2]};
  }
  &:hover {
    color: ${color.negativeText};
  }
`
