import { UserX } from 'lucide-react'
import { fillPath, people, type CallLog } from 'shared-types'
import { styled } from 'styled-components'
import { API_BASE } from '~/lib/paths.ts'
import { showPhone } from '~/lib/phone.ts'
import { confirm } from '~/stores/confirm.ts'
import { space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { DownloadLink } from '~/ui/DownloadLink.tsx'
import { useEraseCaller } from './queries.ts'

type Props = { log: CallLog; onErased: () => void }

/** Exports or deletes everything about one caller. */
export function CallerActions({ log, onErased }: Props) {
  const { mutate: erase, isPending } = useEraseCaller(log.id)
  const handleErase = async () => {
    const isSure = await confirm({
      title: 'Erase this caller?',
      body: `${whatGoes(log)} It cannot be brought back.`,
      action: 'Erase caller',
      danger: true,
    })
    if (isSure) erase(undefined, { onSuccess: onErased })
  }
  return (
    <Buttons>
      <DownloadLink
        href={`${API_BASE}${fillPath(people.exportCaller.path, { id: log.id })}`}
        label="Export data of this caller"
      >
        Export data
      </DownloadLink>
      <Button
        variant="dangerQuiet"
        icon={<UserX />}
        disabled={log.live ?? false}
        pending={isPending}
        onClick={() => void handleErase()}
      >
        Erase caller
      </Button>
    </Buttons>
  )
}

/** Only a number shows that two calls come from the same person. */
const whatGoes = ({ from_number: from }: CallLog): string =>
  from.startsWith('+')
    ? `Every call from ${showPhone(from)} goes, with its transcript and recording, and their contact.`
    : 'This call goes, with its transcript and recording. It came without a number, so no other is known to be of the same person.'

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: ${space[3]};
  > * {
    flex: 1;
  }
`
