import { type FormEvent, useState } from 'react'
import { fillPath } from 'shared-types'
import { styled } from 'styled-components'
import { API_BASE } from '~/lib/paths.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { CodeBox } from '~/ui/CodeBox.tsx'
import { TextArea } from '~/ui/TextArea.tsx'
import { TextField } from '~/ui/TextField.tsx'
import type { Operation } from './document.ts'
import { useTry } from './queries.ts'

/** Sends a request with the key that was entered, and shows the same request as a line for a terminal. */
export function TryIt({ operation, apiKey }: { operation: Operation; apiKey: string }) {
  const { id, method, parameters } = operation
  const [values, setValues] = useState<Record<string, string>>({})
  const [body, setBody] = useState(operation.body)
  const { mutate: send, data: answer, isPending } = useTry()
  const fields = parameters.filter((parameter) => parameter.in !== 'header')
  const path = addressOf(operation, values)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    send({ method, path, key: apiKey, body })
  }
  return (
    <Form onSubmit={handleSubmit} aria-label={`Try ${id}`}>
      {fields.length > 0 && (
        <Fields>
          {fields.map(({ name, required }) => (
            <TextField
              key={name}
              label={name}
              required={required}
              autoComplete="off"
              value={values[name] ?? ''}
              onChange={({ target }) => setValues({ ...values, [name]: target.value.trim() })}
            />
          ))}
        </Fields>
      )}
      {body !== null && (
        <TextArea
          label="Body"
          spellCheck={false}
          value={body}
          onChange={({ target }) => setBody(target.value)}
        />
      )}
      <CodeBox text={curlOf(method, path, body)} label={`Copy ${id} for a terminal`} hasLines />
      <div>
        <Button type="submit" pending={isPending} disabled={!apiKey}>
          Try it
        </Button>
        {!apiKey && <Hint>Enter a key at the top of the page first.</Hint>}
      </div>
      {answer && (
        <div role="status">
          <Hint>Answered with {answer.status}</Hint>
          <CodeBox text={answer.text} label="Copy the answer" hasLines />
        </div>
      )}
    </Form>
  )
}

function addressOf({ path, parameters }: Operation, values: Record<string, string>): string {
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && values[parameter.name])
    .map(({ name }) => [name, values[name]!])
  const filled = fillPath(
    path.replace(/\{(\w+)\}/g, (whole, name: string) => (values[name] ? `:${name}` : whole)),
    values,
  )
  return query.length > 0 ? `${filled}?${new URLSearchParams(query)}` : filled
}

function curlOf(method: string, path: string, body: string | null): string {
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${new URL(`${API_BASE}${path}`, location.href)}'`,
    `  -H 'Authorization: Bearer nxs_…'`,
    ...(body === null
      ? []
      : [
          `  -H 'Content-Type: application/json'`,
          `  -d '${body.replaceAll("'", String.raw`'\''`)}'`,
        ]),
  ]
  return lines.join(' \\\n')
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding-left: ${space[4]};
  border-left: 2px solid ${color.line};
`
const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: ${space[3]};
`
const Hint = styled.p`
  margin: ${space[1]} 0;
  color: ${color.muted};
  font-size: ${font.size[13]};
`
