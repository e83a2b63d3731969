import { Ellipsis, Mail, Trash2, X } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useIsDeleting } from '~/api/deletion.ts'
import { paths } from '~/lib/paths.ts'
import { useMay } from '~/product/roles.ts'
import { confirm } from '~/stores/confirm.ts'
import { IconButton } from '~/ui/IconButton.tsx'
import { Menu, MenuItem, MenuSeparator } from '~/ui/Menu.tsx'
import { useDeleteConversation } from '../queries.ts'
import { useSendTranscript } from './queries.ts'

/** A menu of rarely used actions. */
export function ConversationMenu({ id }: { id: string }) {
  const navigate = useNavigate()
  const mayDelete = useMay('admin')
  const { search } = useLocation()
  const remove = useDeleteConversation(id)
  const isDeleting = useIsDeleting(id)
  const { mutate: send } = useSendTranscript(id)
  const handleDelete = async () => {
    const isConfirmed = await confirm({
      title: 'Are you sure you want to delete this conversation?',
      body: 'Its messages cannot be brought back. Appointments ahead stay.',
      action: 'Delete',
      danger: true,
    })
    if (isConfirmed)
      remove.mutate(undefined, { onSuccess: () => void navigate(paths.inbox, { replace: true }) })
  }
  return (
    <Menu trigger={<IconButton label="More actions" icon={<Ellipsis />} tooltipSide="bottom" />}>
      <MenuItem
        icon={<X aria-hidden />}
        onSelect={() => void navigate({ pathname: paths.inbox, search })}
      >
        Close view
      </MenuItem>
      <MenuItem icon={<Mail aria-hidden />} onSelect={() => send('visitor')}>
        Email transcript to the visitor
      </MenuItem>
      <MenuItem icon={<Mail aria-hidden />} onSelect={() => send('me')}>
        Email transcript to me
      </MenuItem>
      {mayDelete && (
        <>
          <MenuSeparator />
          <MenuItem
            danger
            icon={<Trash2 aria-hidden />}
            disabled={isDeleting}
            onSelect={() => void handleDelete()}
          >
            Delete conversation
          </MenuItem>
        </>
      )}
    </Menu>
  )
}
