import { CircleMinus, ShieldAlert, ThumbsUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CallAnalysis, CallLog, Sentiment } from 'shared-types'
import { styled } from 'styled-components'
import { capitaliseFirst } from '~/lib/text.ts'
import { tabular } from '~/theme/mixins.ts'
import { color, font, motion, radius, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { useAnalysis } from './queries.ts'
import { confidenceBars, redFlags } from './sentiment.ts'

/** Stands blurred behind the button until there is an analysis. */
const SAMPLE: CallAnalysis = {
  sentiment: 'How the caller sounded',
  confidence: 70,
  suggested_action: 'What to do about this call next.',
  type: 'positive',
  red_flags: [],
}

export function SentimentCard({ log }: { log: CallLog }) {
  if (log.analysis) return <Analysis analysis={log.analysis} />
  return (
    <Veiled>
      <Sample aria-hidden inert>
        <Analysis analysis={SAMPLE} />
      </Sample>
      <Veil>{log.live ? <p>Ready once the call is over</p> : <ViewAnalysis id={log.id} />}</Veil>
    </Veiled>
  )
}

function ViewAnalysis({ id }: { id: string }) {
  const { mutate: analyse, isPending } = useAnalysis(id)
  return (
    <Button pending={isPending} onClick={() => analyse()}>
      View Analysis
    </Button>
  )
}

function Analysis({ analysis }: { analysis: CallAnalysis }) {
  const { type, sentiment, suggested_action } = analysis
  const flags = redFlags(analysis.red_flags)
  return (
    <Card $tone={type} aria-label="Call sentiment">
      <Top>
        <Icon $tone={type}>{ICONS[type]}</Icon>
        <Title>{sentiment}</Title>
      </Top>
      <Bars>
        {confidenceBars(analysis).map(({ tone, width }) => (
          <Meter key={tone} tone={tone} width={width} />
        ))}
      </Bars>
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

function Meter({ tone, width }: { tone: Sentiment; width: number }) {
  const percent = Math.round(width)
  return (
    <>
      <span aria-hidden>{capitaliseFirst(tone)}</span>
      <Track role="meter" aria-label={`Confidence, ${tone}`} aria-valuenow={percent}>
        <Bar $tone={tone} style={{ width: `${width}%` }} />
      </Track>
      <span aria-hidden>{percent}%</span>
    </>
  )
}

const ICONS: Record<Sentiment, ReactNode> = {
  positive: <ThumbsUp size={16} aria-label="Positive" />,
  neutral: <CircleMinus size={16} aria-label="Neutral" />,
  negative: <ShieldAlert size={16} aria-label="Negative" />,
}
const tones: Record<Sentiment, { fill: string; soft: string; text: string }> = {
  positive: { fill: color.positive, soft: color.positiveSoft, text: color.positiveText },
  neutral: { fill: color.neutral, soft: color.neutralSoft, text: color.neutralText },
  negative: { fill: color.negative, soft: color.negativeSoft, text: color.negativeText },
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
const Bars = styled.div`
  ${tabular}
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  margin: ${space[3]} 0 ${space[4]};
  color: ${color.muted};
  font-size: ${font.size[12]};
  text-align: right;
  > :nth-child(3n + 1) {
    text-align: left;
  }
`
const Track = styled.div`
  overflow: hidden;
  height: ${space[2]};
  border-radius: ${radius.round};
  background: ${color.sunken};
`
const Bar = styled.span<Toned>`
  display: block;
  height: 100%;
  border-radius: ${radius.round};
  background: ${({ $tone }) => tones[$tone].fill};
  transition: width ${motion.slow} ${motion.ease};
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
const Veiled = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.medium};
`
const Sample = styled.div`
  filter: blur(5px);
  opacity: 0.7;
  user-select: none;
`
const Veil = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  font-weight: ${font.weight.medium};
`
