import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { API_DOCUMENT_PATH } from 'shared-types'
import { styled } from 'styled-components'
import { API_BASE } from '~/lib/paths.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Card } from '~/ui/Card.tsx'
import { CardTitle } from '~/ui/CardTitle.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { SkeletonRows } from '~/ui/SkeletonRows.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { OperationDetails } from './OperationDetails.tsx'
import { referenceQuery } from './queries.ts'
import { Words } from './Words.tsx'

/** Every call of the API, with a form to try it with a key. */
export function ApiReference() {
  const [key, setKey] = useState('')
  const { data, isError, refetch } = useQuery(referenceQuery())
  if (isError) {
    return <ErrorState title="The reference could not be loaded" onRetry={() => void refetch()} />
  }
  if (!data) return <SkeletonRows label="Loading the reference" count={6} height={56} />
  const { document, operations } = data
  return (
    <Stack>
      <Card as="section" aria-labelledby="api-reference">
        <CardTitle id="api-reference">API reference</CardTitle>
        <Text>
          <Words text={document.info.description} />
          <p>
            For generators of clients: <a href={`${API_BASE}${API_DOCUMENT_PATH}`}>OpenAPI 3.1</a>
          </p>
        </Text>
        <Key>
          <TextField
            label="Key to try with"
            type="password"
            autoComplete="off"
            placeholder="nxs_…"
            hint="It stays in this page, and is gone when you leave it."
            value={key}
            onChange={(event) => setKey(event.target.value.trim())}
          />
        </Key>
      </Card>
      {document.tags.map(({ name, description }) => (
        <Card key={name} as="section" aria-label={name}>
          <CardTitle>{name}</CardTitle>
          <Muted>{description}</Muted>
          <List>
            {operations
              .filter(({ tag }) => tag === name)
              .map((operation) => (
                <OperationDetails key={operation.id} operation={operation} apiKey={key} />
              ))}
          </List>
        </Card>
      ))}
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`
const Text = styled.div`
  display: grid;
  gap: ${space[3]};
  max-width: 72ch;
  margin-top: ${space[3]};
  overflow-wrap: anywhere;
  code {
    font-family: ${font.mono};
    font-size: ${font.size[13]};
  }
  a {
    color: ${color.accentText};
    text-decoration: underline;
  }
`
const Key = styled.div`
  max-width: 480px;
  margin-top: ${space[5]};
`
const Muted = styled.p`
  margin-top: ${space.half};
  color: ${color.muted};
`
const List = styled.div`
  margin-top: ${space[4]};
`
