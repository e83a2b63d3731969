import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { styled } from 'styled-components'
import { useMay } from '~/product/roles.ts'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { Card } from '~/ui/Card.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { embedOf } from '~/product/install/embed-of.ts'
import { InstallSteps } from '~/product/install/InstallSteps.tsx'
import { systemQuery } from '~/product/queries.ts'
import { CheckForm } from './install/CheckForm.tsx'
import { ShareLink } from './install/ShareLink.tsx'

export function EmbedSnippet({ agentId }: { agentId: string }) {
  const { data: system, isError, refetch } = useQuery(systemQuery())
  const mayShare = useMay('admin')
  return (
    <Card>
      <Title>Put it on your website</Title>
      <Intro>
        One snippet for every page; where it goes depends on what your website is made with.
      </Intro>
      {system && <InstallSteps embed={embedOf(agentId, system.widget)} canSend />}
      {mayShare && <ShareLink agentId={agentId} />}
      <CheckForm agentId={agentId} />
      {system && (
        <Try href={`${system.sample_site}?agent=${agentId}`} target="_blank" rel="noreferrer">
          See it on our sample website
          <ExternalLink size={14} aria-hidden />
        </Try>
      )}
      {!system && !isError && <Skeleton height={72} />}
      {isError && <ErrorState onRetry={() => void refetch()} />}
    </Card>
  )
}

const Title = styled.h2`
  font-size: ${font.size[16]};
`
const Intro = styled.p`
  margin-bottom: ${space[4]};
  color: ${color.muted};
`
const Try = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  margin-top: ${space[3]};
  border-radius: ${radius.small};
  color: ${color.accentText};
  font-size: ${font.size[13]};
  font-weight: ${font.weight.medium};
  &:hover {
    text-decoration: underline;
  }
`
