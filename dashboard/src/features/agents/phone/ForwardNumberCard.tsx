import { useQuery } from '@tanstack/react-query'
import { BadgeCheck } from 'lucide-react'
import { lazy, Suspense, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { color, font, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Card } from '~/ui/Card.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { CardHead } from './CardHead.tsx'
import { forwardingPhone, typedPhone } from './phone-rules.ts'
import { PhoneText } from './PhoneText.tsx'
import { forwardNumberQuery, useSendCode } from './queries.ts'

const VerifyPhoneModal = lazy(async () => ({
  default: (await import('./VerifyPhoneModal.tsx')).VerifyPhoneModal,
}))

/** The form that sends a code to a phone and then verifies it. */
export function ForwardNumberCard({ agentId }: { agentId: string }) {
  const { data: verified, isPending } = useQuery(forwardNumberQuery(agentId))
  const [phone, setPhone] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isVerifying, setVerifying] = useState(false)
  const sendCode = useSendCode(agentId)

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const read = forwardingPhone(phone)
    if ('problem' in read) return setProblem(read.problem)
    setPhone(read.phone)
    sendCode.mutate(read.phone, {
      onSuccess: () => setVerifying(true),
      onError: () => setPhone(''),
    })
  }
  const handleVerified = () => {
    setVerifying(false)
    setPhone('')
  }

  return (
    <Card as="form" noValidate onSubmit={handleSubmit} aria-labelledby="forwarding-number">
      <CardHead
        title="Forwarding number"
        text="Your own phone. Calls that matter, and callers who ask for you, are put through to it."
      />
      {verified && (
        <Verified>
          <PhoneText phone={verified.phone} masked />
          <Mark>
            <BadgeCheck size={16} aria-hidden /> Verified
          </Mark>
        </Verified>
      )}
      {/* Shown only once its position is final: a button that moves is easily missed. */}
      {isPending ? (
        <Skeleton width={280} height={98} />
      ) : (
        <Entry>
          <TextField
            label={verified ? 'Change it to' : 'Phone number'}
            type="tel"
            autoComplete="tel"
            placeholder="(415) 555-0123"
            hint="A US number, like (415) 555-0123."
            error={problem}
            value={phone}
            onChange={(event) => {
              setPhone(typedPhone(event.target.value))
              setProblem(undefined)
            }}
          />
          <Button type="submit" disabled={!phone} pending={sendCode.isPending}>
            Send code
          </Button>
        </Entry>
      )}
      <Suspense>
        <VerifyPhoneModal
          agentId={agentId}
          phone={phone}
          open={isVerifying}
          onClose={() => setVerifying(false)}
          onVerified={handleVerified}
        />
      </Suspense>
    </Card>
  )
}

const Verified = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  margin-bottom: ${space[5]};
`
const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  color: ${color.positiveText};
  font-size: ${font.size[13]};
  font-weight: ${font.weight.medium};
`
const Entry = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 280px) auto;
  justify-content: start;
  gap: ${space[2]};
  > button {
    margin-top: 28px;
  }
`
