import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { sampleSiteQuery, useSamplePdf } from './queries.ts'

/** For an owner who has no document at hand. */
export function SamplePdf({ onChosen }: { onChosen: (file: File) => void }) {
  const { mutate: load, isPending } = useSamplePdf()
  return (
    <Offer>
      No document at hand?{' '}
      <Choice disabled={isPending} onClick={() => load(undefined, { onSuccess: onChosen })}>
        Use our sample PDF
      </Choice>
    </Offer>
  )
}

/** For an owner who has no website yet. */
export function SampleWebsite({ onChosen }: { onChosen: (url: string) => void }) {
  const { data: url } = useQuery(sampleSiteQuery())
  if (!url) return null
  return (
    <Offer>
      No website yet? <Choice onClick={() => onChosen(url)}>Use our sample website</Choice>
    </Offer>
  )
}

function Choice(props: { disabled?: boolean; onClick: () => void; children: ReactNode }) {
  return <TextButton type="button" {...props} />
}

const Offer = styled.p`
  margin-bottom: ${space[4]};
  color: ${color.muted};
  font-size: ${font.size[13]};
`
const TextButton = styled.button`
  border-radius: ${radius.small};
  color: ${color.accentText};
  font-weight: ${font.weight.medium};
  &:hover {
    text-decoration: underline;
  }
`
