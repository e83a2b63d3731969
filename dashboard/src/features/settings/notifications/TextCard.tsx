import { useState, type FormEvent } from 'react'
import { ForwardingPhone, type NoticeSettings, OTP_LENGTH } from 'shared-types'
import { styled } from 'styled-components'
import { readPhone, showPhone } from '~/lib/phone.ts'
import { color, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Card } from '~/ui/Card.tsx'
import { CardTitle } from '~/ui/CardTitle.tsx'
import { CodeInput } from '~/ui/CodeInput.tsx'
import { Notice } from '~/ui/Notice.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { useRemovePhone, useSendCode, useSendTest, useVerifyPhone } from './queries.ts'

/** Room for a number with brackets and spaces. */
const MAX_TYPED = 40

/** The phone that receives notifications by text, as chosen above. */
export function TextCard({ settings }: { settings: NoticeSettings }) {
  const { phone, texts_from, failures } = settings
  return (
    <Card as="section" aria-labelledby="texts">
      <CardTitle id="texts">Text messages</CardTitle>
      <Text>
        {texts_from
          ? `Texts come from ${showPhone(texts_from)}, at most 20 a day, and count as what your agents spend.`
          : 'Texts come from the phone number of an agent. Once an agent has one, you can be texted here.'}
      </Text>
      {failures.text && <Notice tone="negative">{failures.text}</Notice>}
      {phone && <Verified phone={phone} canTest={texts_from !== null} />}
      {!phone && texts_from && <PhoneForm />}
    </Card>
  )
}

function Verified({ phone, canTest }: { phone: string; canTest: boolean }) {
  const { mutate: sendTest, isPending: isSending } = useSendTest()
  const { mutate: remove, isPending: isRemoving } = useRemovePhone()
  return (
    <Line>
      <p>
        You are texted on <Phone>{showPhone(phone)}</Phone>.
      </p>
      <Buttons>
        <Button pending={isRemoving} onClick={() => remove(undefined)}>
          Remove the phone
        </Button>
        {canTest && (
          <Button pending={isSending} onClick={() => sendTest('text')}>
            Send a test text
          </Button>
        )}
      </Buttons>
    </Line>
  )
}

/** First the phone number, then the code that was sent to it. */
function PhoneForm() {
  const [phone, setPhone] = useState('')
  const [problem, setProblem] = useState<string>()
  const [code, setCode] = useState('')
  const { mutate: sendCode, isPending, isSuccess: isSent, reset } = useSendCode()
  const { mutate: verify, isPending: isVerifying, isError } = useVerifyPhone()

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const parsed = ForwardingPhone.safeParse(readPhone(phone) ?? phone)
    if (!parsed.success) return setProblem(parsed.error.issues[0]?.message)
    setCode('')
    setPhone(parsed.data)
    sendCode(parsed.data)
  }

  return (
    <form noValidate onSubmit={handleSubmit} aria-label="Be texted">
      <Entry>
        <TextField
          label="Your phone"
          type="tel"
          autoComplete="tel"
          placeholder="+1"
          hint="A US number, like +14155550123."
          error={problem}
          value={phone}
          onChange={({ target }) => {
            setPhone(target.value.slice(0, MAX_TYPED))
            setProblem(undefined)
            reset()
          }}
        />
        <Button type="submit" disabled={!phone} pending={isPending}>
          {isSent ? 'Send another code' : 'Send code'}
        </Button>
      </Entry>
      {isSent && (
        <Code>
          <p>Enter the {OTP_LENGTH} digits we sent to it.</p>
          <CodeInput
            label="Verification code"
            length={OTP_LENGTH}
            value={code}
            onChange={setCode}
            onComplete={(otp) => verify(otp, { onError: () => setCode('') })}
            disabled={isVerifying}
            invalid={isError && !code}
          />
        </Code>
      )}
    </form>
  )
}

const Text = styled.p`
  max-width: 560px;
  margin-top: ${space[2]};
  color: ${color.muted};
`
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  margin-top: ${space[4]};
`
const Phone = styled.b`
  white-space: nowrap;
`
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`
const Entry = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 280px) auto;
  justify-content: start;
  gap: ${space[2]};
  margin-top: ${space[4]};
  > button {
    margin-top: 28px;
  }
`
const Code = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  margin-top: ${space[4]};
  color: ${color.muted};
`
