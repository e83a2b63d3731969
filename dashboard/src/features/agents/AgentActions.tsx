import { Ellipsis, Pencil, Power, PowerOff } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Agent } from 'shared-types'
import { IconButton } from '~/ui/IconButton.tsx'
import { Menu, MenuItem } from '~/ui/Menu.tsx'
import { useActivateAgent } from './queries.ts'
import { useDeactivation } from './use-deactivation.ts'

const RenameAgentDialog = lazy(async () => ({
  default: (await import('./RenameAgentDialog.tsx')).RenameAgentDialog,
}))

/** The actions on an agent that do not need its page. */
export function AgentActions({ agent }: { agent: Agent }) {
  const [isRenaming, setRenaming] = useState(false)
  const { ask: deactivate } = useDeactivation(agent)
  const { mutate: activate } = useActivateAgent(agent.id)
  return (
    <>
      <Menu trigger={<IconButton label={`Actions for ${agent.name}`} icon={<Ellipsis />} />}>
        <MenuItem icon={<Pencil aria-hidden />} onSelect={() => setRenaming(true)}>
          Rename
        </MenuItem>
        {agent.activated ? (
          <MenuItem icon={<PowerOff aria-hidden />} onSelect={() => void deactivate()}>
            Deactivate
          </MenuItem>
        ) : (
          <MenuItem icon={<Power aria-hidden />} onSelect={() => activate()}>
            Activate
          </MenuItem>
        )}
      </Menu>
      {isRenaming && (
        <Suspense>
          <RenameAgentDialog agent={agent} onClose={() => setRenaming(false)} />
        </Suspense>
      )}
    </>
  )
}
