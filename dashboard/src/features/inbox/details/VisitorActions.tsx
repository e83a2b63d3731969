import { UserX } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { fillPath, people } from 'shared-types'
import { styled } from 'styled-components'
import { useIsDeleting } from '~/api/deletion.ts'
import { API_BASE, paths } from '~/lib/paths.ts'
import { confirm } from '~/stores/confirm.ts'
import { color, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { DownloadLink } from '~/ui/DownloadLink.tsx'
import { useEraseVisitor } from '../queries.ts'

/** Exports or deletes everything about one visitor. */
export function VisitorActions({ id }: { id: string }) {
  const navigate = useNavigate()
  const { mutate: erase, isPending } = useEraseVisitor(id)
  const isDeleting = useIsDeleting(id)
  const handleErase = async () => {
    const isSure = await confirm({
      title: 'Erase this visitor?',
      body: 'Every conversation of this person goes, with what they asked and when they wanted to come. It cannot be brought back.',
      action: 'Erase visitor',
      danger: true,
    })
    if (isSure) erase(undefined, { onSuccess: () => void navigate(paths.inbox, { replace: true }) })
  }
  return (
    <Buttons>
      <DownloadLink
        href={`${API_BASE}${fillPath(people.exportVisitor.path, { id })}`}
        label="Export data of this visitor"
      >
        Export data
      </DownloadLink>
      <Button
        variant="dangerQuiet"
        icon={<UserX />}
        disabled={isDeleting}
        pending={isPending}
        onClick={() => void handleErase()}
      >
        Erase visitor
      </Button>
    </Buttons>
  )
}

const Buttons = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[5]};
  border-top: 1px solid ${color.line};
`
