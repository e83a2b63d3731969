import { CircleMinus, ShieldAlert, ThumbsUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CallAnalysis, Sentiment } from 'shared-types'
import { styled } from 'styled-components'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { Confidence } from './Confidence.tsx'
import { redFlags, tones } from './sentiment.ts'

/** The analysis of a call. */
export function Analysis({ analysis }: { analysis: CallAnalysis }) {
  const { type, sentiment, suggested_action } = analysis
  const flags = redFlags(analysis.red_flags)
  return (
    <Card $tone={type} aria-label="Call sentiment">
      <Top>
        <Icon $tone={type}>{ICONS[type]}</Icon>
        <Title>{sentiment}</Title>
      </Top>
      <Confidence analysis={analysis} />
      <Words>
        <dt>Action</dt>
        <dd>{suggested_action}</dd>
        <dt>Feedback / Actions</dt>
        <dd>
          {flags.length === 0 ? (
            'NONE'
          ) : (
            <ul>
              {flags.map((flag) => (
                <li key={flag}>{flag}</li>
              ))}
            </ul>
          )}
        </dd>
      </Words>
    </Card>
  )
}

const ICONS: Record<Sentiment, ReactNode> = {
  positive: <ThumbsUp size={16} aria-label="Positive" />,
  neutral: <CircleMinus size={16} aria-label="Neutral" />,
  negative: <ShieldAlert size={16} aria-label="Negative" />,
}
type Toned = { $tone: Sentiment }
const Card = styled.section<Toned>`
  padding: ${space[4]};
  border: 1px solid ${({ $tone }) => `color-mix(in srgb, ${tones[$tone].fill} 40%, ${color.line})`};
  border-radius: ${radius.medium};
`
const Top = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
`
const Icon = styled.span<Toned>`
  display: grid;
  flex-shrink: 0;
  place-items: center;
  width: ${space[8]};
  height: ${space[8]};
  border-radius: ${radius.round};
  background: ${({ $tone }) => tones[$tone].soft};
  color: ${({ $tone }) => tones[$tone].text};
`
const Title = styled.h3`
  flex: 1;
  font-size: ${font.size[14]};
  overflow-wrap: anywhere;
`
const Words = styled.dl`
  font-size: ${font.size[13]};
  dt {
    color: ${color.muted};
    font-size: ${font.size[12]};
  }
  dd {
    overflow-wrap: anywhere;
    & + dt {
      margin-top: ${space[3]};
    }
  }
  li {
    color: ${color.negativeText};
  }
`
