import { useEffect } from 'react'
import type { Action, OfferedTool } from 'shared-types'
import { styled } from 'styled-components'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { SkeletonRows } from '~/ui/SkeletonRows.tsx'
import { useReadTools, useSaveAction } from './queries.ts'
import { approvedOf } from './tool-form.ts'

type Props = { agentId: string; action: Action; onClose: () => void }

/** Shows how a server now describes a tool, for the owner to approve or to reject. */
export function ChangedDialog({ agentId, action, onClose }: Props) {
  const { mutate: read, data, isPending, isIdle } = useReadTools(agentId)
  const { mutate: save, isPending: isSaving } = useSaveAction(agentId, action.id)
  const { url, headers, id } = action
  useEffect(() => read({ url, headers, action_id: id }), [read, url, headers, id])
  const tool = data?.tools.find(({ name }) => name === action.tool?.name)
  return (
    <Dialog
      open
      onClose={onClose}
      title={`“${action.name}” has changed`}
      description="Its server says something else of this tool than you approved. It is not used until you approve it."
    >
      <Stack>
        {(isPending || isIdle) && <SkeletonRows label="Asking the server" count={2} height={40} />}
        {data && !tool && <p>The server does not offer this tool any more.</p>}
        {tool && <Now tool={tool} />}
        <Foot>
          <Button onClick={onClose}>Leave it</Button>
          <Button
            variant="primary"
            disabled={!tool?.inputs}
            pending={isSaving}
            onClick={() => tool && save(approvedOf(action, tool), { onSuccess: onClose })}
          >
            Approve
          </Button>
        </Foot>
      </Stack>
    </Dialog>
  )
}

const Now = ({ tool: { description, inputs } }: { tool: OfferedTool }) => (
  <Box>
    <Head>It says now</Head>
    <p>{description || 'Nothing.'}</p>
    <Head>It asks for</Head>
    <p>
      {inputs
        ? inputs.map(({ name, ask }) => `${name} (${ask})`).join(', ') || 'Nothing.'
        : 'More than a visitor can be asked for.'}
    </p>
  </Box>
)

const Stack = styled.div`
  display: grid;
  gap: ${space[4]};
`
const Box = styled.div`
  display: grid;
  gap: ${space[1]};
  padding: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  overflow-wrap: anywhere;
`
const Head = styled.p`
  color: ${color.muted};
  font-size: ${font.size[13]};
`
const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space[2]};
`
