import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { OTP_LENGTH } from 'shared-types'
import { styled } from 'styled-components'
import { showPhone } from '~/lib/phone.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { CodeInput } from '~/ui/CodeInput.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { Spinner } from '~/ui/Spinner.tsx'
import { LocalText } from './LocalText.tsx'
import { useVerifyPhone } from './queries.ts'

const CLOSES_AFTER_MS = 1_000

type Props = {
  agentId: string
  phone: string
  open: boolean
  onClose: () => void
  onVerified: () => void
}

export function VerifyPhoneModal({ phone, open, onClose, ...form }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width="small"
      title="Verify your phone number"
      description={`Enter the ${OTP_LENGTH} digits we sent to ${showPhone(phone)}.`}
    >
      {/* Mounted with the dialog, so that closing forgets what was entered. */}
      <CodeForm {...form} />
      <LocalText phone={phone} />
    </Dialog>
  )
}

function CodeForm({ agentId, onVerified }: Pick<Props, 'agentId' | 'onVerified'>) {
  const [code, setCode] = useState('')
  const { mutate: verify, isPending, isSuccess, isError } = useVerifyPhone(agentId)
  const input = useRef<HTMLInputElement>(null)
  const verified = useRef(onVerified)
  useEffect(() => {
    verified.current = onVerified
  })
  useEffect(() => {
    if (!isSuccess) return
    const timer = window.setTimeout(() => verified.current(), CLOSES_AFTER_MS)
    return () => window.clearTimeout(timer)
  }, [isSuccess])

  const handleComplete = (otp: string) => {
    if (isPending || isSuccess) return
    verify(otp, {
      onError: () => {
        setCode('')
        input.current?.focus()
      },
    })
  }

  return (
    <Stack>
      <CodeInput
        ref={input}
        label="Verification code"
        length={OTP_LENGTH}
        value={code}
        onChange={setCode}
        onComplete={handleComplete}
        disabled={isSuccess}
        invalid={isError && !code}
      />
      <Note role="status" $done={isSuccess}>
        {isPending && (
          <>
            <Spinner /> Checking the code
          </>
        )}
        {isSuccess && (
          <>
            <CircleCheck size={16} aria-hidden /> Verified
          </>
        )}
        {isError && !isPending && 'That code was not right. Enter it again.'}
      </Note>
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[4]};
  padding-top: ${space[2]};
`
const Note = styled.p<{ $done: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${space[5]};
  color: ${({ $done }) => ($done ? color.positiveText : color.muted)};
  font-size: ${font.size[13]};
`
