import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { API_DOCUMENT_PATH } from 'shared-types'
import { styled } from 'styled-components'
import { API_BASE } from '~/lib/paths.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Card } from '~/ui/Card.tsx'
import { CardTitle } from '~/ui/CardTitle.tsx'
import { Cards } from '~/ui/Cards.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { SkeletonRows } from '~/ui/SkeletonRows.tsx'
import { TextField } from '~/ui/TextField.tsx'
import type { ApiDocument, Operation } from './document.ts'
import { OperationDetails } from './OperationDetails.tsx'
import { referenceQuery } from './queries.ts'
import { Words } from './Words.tsx'

/** Every call of the API, with a form to try it with a key. */
export function ApiReference() {
  const [key, setKey] = useState('')
  const { data, isLoadingError, refetch } = useQuery(referenceQuery())
  if (isLoadingError) {
    return <ErrorState title="The reference could not be loaded" onRetry={() => void refetch()} />
  }
  if (!data) return <SkeletonRows label="Loading the reference" count={6} height={56} />
  return (
    <Cards>
      <Introduction document={data.document} apiKey={key} onKey={setKey} />
      {data.document.tags.map((tag) => (
        <Noun key={tag.name} {...tag} operations={data.operations} apiKey={key} />
      ))}
    </Cards>
  )
}

type IntroductionProps = { document: ApiDocument; apiKey: string; onKey: (key: string) => void }

function Introduction({ document, apiKey, onKey }: IntroductionProps) {
  return (
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
          value={apiKey}
          onChange={(event) => onKey(event.target.value.trim())}
        />
      </Key>
    </Card>
  )
}

type NounProps = { name: string; description: string; operations: Operation[]; apiKey: string }

function Noun({ name, description, operations, apiKey }: NounProps) {
  return (
    <Card as="section" aria-label={name}>
      <CardTitle>{name}</CardTitle>
      <Muted>{description}</Muted>
      <List>
        {operations
          .filter(({ tag }) => tag === name)
          .map((operation) => (
            <OperationDetails key={operation.id} operation={operation} apiKey={apiKey} />
          ))}
      </List>
    </Card>
  )
}

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
