import { useState } from 'react'
import { styled } from 'styled-components'
import { color, font, space } from '~/theme/tokens.ts'
import { Badge, type Tone } from '~/ui/Badge.tsx'
import { CodeBox } from '~/ui/CodeBox.tsx'
import type { Operation } from './document.ts'
import { TryIt } from './TryIt.tsx'
import { Words } from './Words.tsx'

const TONES: Record<Operation['method'], Tone> = {
  GET: 'accent',
  POST: 'positive',
  PATCH: 'neutral',
  DELETE: 'negative',
}

type Props = { operation: Operation; apiKey: string }

/** One call: a line on its purpose when closed, its parameters and responses when open. */
export function OperationDetails({ operation, apiKey }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { method, path, summary, scope, parameters, answer, failures } = operation
  return (
    <Box open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Badge tone={TONES[method]}>{method}</Badge>
        <Path>{path}</Path>
        <Summary>{summary}</Summary>
      </summary>
      {isOpen && (
        <Parts>
          <Words text={scope} />
          {parameters.length > 0 && (
            <Facts>
              {parameters.map(({ name, in: place, required, description }) => (
                <div key={name}>
                  <dt>
                    <code>{name}</code> in the {PLACES[place]}
                    {required && ', needed'}
                  </dt>
                  <dd>{description}</dd>
                </div>
              ))}
            </Facts>
          )}
          <TryIt operation={operation} apiKey={apiKey} />
          <Title>What comes back</Title>
          <CodeBox text={answer} label={`Copy the answer of ${summary}`} hasLines />
          <Title>How it may be refused</Title>
          <Facts>
            {failures.map(({ status, code, description }) => (
              <div key={status}>
                <dt>
                  {status} <code>{code}</code>
                </dt>
                <dd>{description}</dd>
              </div>
            ))}
          </Facts>
        </Parts>
      )}
    </Box>
  )
}

const PLACES = { path: 'path', query: 'query', header: 'headers' } as const

const Path = styled.code`
  font-family: ${font.mono};
  font-size: ${font.size[13]};
  overflow-wrap: anywhere;
`
const Summary = styled.span`
  flex-basis: 100%;
  color: ${color.muted};
  font-size: ${font.size[13]};
`
const Box = styled.details`
  padding: ${space[3]} 0;
  & + & {
    border-top: 1px solid ${color.line};
  }
  summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[3]};
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
  }
`
const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  margin-top: ${space[4]};
  code {
    font-family: ${font.mono};
    font-size: ${font.size[13]};
  }
`
const Title = styled.h3`
  margin-top: ${space[2]};
  font-size: ${font.size[14]};
`
const Facts = styled.dl`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  font-size: ${font.size[13]};
  dd {
    margin: 0;
    color: ${color.muted};
  }
`
