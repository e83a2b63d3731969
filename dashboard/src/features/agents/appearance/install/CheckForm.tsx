import { CircleAlert, CircleCheck, CircleX } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { type InstallCheck, type InstallFinding, WebUrl } from 'shared-types'
import { styled } from 'styled-components'
import { color, font, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { useCheckInstall } from '../queries.ts'

/** Checks whether the widget is on a page, and says what keeps it from working. */
export function CheckForm({ agentId }: { agentId: string }) {
  const [url, setUrl] = useState('')
  const [error, setError] = useState<string>()
  const { mutate: check, data: checked, isPending } = useCheckInstall(agentId)
  const title = useId()
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const typed = WebUrl.safeParse(url)
    setError(typed.error?.issues[0]?.message)
    if (typed.success) check(typed.data)
  }
  return (
    <Part aria-labelledby={title}>
      <Title id={title}>Is it there?</Title>
      <Form onSubmit={handleSubmit} noValidate>
        <Grow>
          <TextField
            label="Address of a page"
            placeholder="www.example.com"
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            value={url}
            error={error}
            onChange={(event) => setUrl(event.target.value)}
          />
        </Grow>
        <Button type="submit" pending={isPending}>
          Check the page
        </Button>
      </Form>
      <div role="status">{checked && !isPending && <Answer checked={checked} />}</div>
    </Part>
  )
}

const Answer = ({ checked: { url, works, findings } }: { checked: InstallCheck }) => (
  <>
    <Verdict>
      {works ? 'Your chat is on this page.' : 'Visitors of this page have no chat.'}
    </Verdict>
    {url && <Read>{url}</Read>}
    <List aria-label="What was found">
      {findings.map(({ kind, level, text }) => (
        <Line key={kind}>
          {ICONS[level]}
          <span>{text}</span>
        </Line>
      ))}
    </List>
  </>
)

const ICONS: Record<InstallFinding['level'], React.ReactNode> = {
  good: <CircleCheck size={16} color={color.positiveText} aria-hidden />,
  note: <CircleAlert size={16} color={color.muted} aria-hidden />,
  problem: <CircleX size={16} color={color.negativeText} aria-hidden />,
}

const Part = styled.section`
  margin-top: ${space[5]};
  padding-top: ${space[4]};
  border-top: 1px solid ${color.line};
`
const Title = styled.h3`
  margin-bottom: ${space[3]};
  font-size: ${font.size[14]};
`
const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[2]};
`
const Grow = styled.div`
  flex: 1 1 200px;
`
const Verdict = styled.p`
  margin-top: ${space[4]};
  font-weight: ${font.weight.medium};
`
const Read = styled.p`
  color: ${color.muted};
  font-size: ${font.size[13]};
  overflow-wrap: anywhere;
`
const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin: ${space[3]} 0 0;
  padding: 0;
  list-style: none;
`
const Line = styled.li`
  display: flex;
  gap: ${space[2]};
  overflow-wrap: anywhere;
  svg {
    flex-shrink: 0;
    margin-top: 2px;
  }
`
