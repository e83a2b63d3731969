import { useState, type FormEvent } from 'react'
import { BotToken } from 'shared-types'
import { styled } from 'styled-components'
import { failureText } from '~/api/failure.ts'
import { systemQuery } from '~/product/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { useMakeLocalBot, useSetBot } from '../queries.ts'

type Props = {
  agentId: string
  integrationId: string
  /** Asked for confirmation before the token is sent. */
  mayReplace?: () => Promise<boolean>
  onDone: () => void
}

/** The form for a bot's token, as BotFather shows it. */
export function BotTokenForm({ mayReplace, onDone, ...ids }: Props) {
  const [token, setToken] = useState('')
  const [error, setError] = useState<string>()
  const { mutate, isPending } = useSetBot(ids)
  const { mutate: make, isPending: isMaking } = useMakeLocalBot()
  const { data: system } = useQuery(systemQuery())

  const handleToken = (next: string) => {
    setToken(next)
    setError(undefined)
  }
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const checked = BotToken.safeParse({ token })
    if (!checked.success) return setError(checked.error.issues[0]?.message)
    if (mayReplace && !(await mayReplace())) return
    mutate(checked.data.token, {
      onSuccess: onDone,
      onError: (failure) => setError(failureText(failure)),
    })
  }
  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        label="Token of your bot"
        placeholder="123456789:ABC…"
        autoComplete="off"
        spellCheck={false}
        value={token}
        error={error}
        hint="Write /newbot to @BotFather in Telegram, and paste the token it gives you. It is kept encrypted and never shown again."
        onChange={({ target }) => handleToken(target.value)}
      />
      <Row>
        <Button type="submit" variant="primary" pending={isPending}>
          Use this bot
        </Button>
        {system?.telegram === 'local' && (
          <Button
            pending={isMaking}
            onClick={() => make(localName(), { onSuccess: (made) => handleToken(made.token) })}
          >
            Make a local bot
          </Button>
        )}
      </Row>
    </Form>
  )
}

/** A bot's user name can be used only once. */
const localName = () => `Local${Math.floor(Math.random() * 1_000_000_000)}Bot`

const Form = styled.form`
  display: grid;
  gap: ${space[3]};
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`
