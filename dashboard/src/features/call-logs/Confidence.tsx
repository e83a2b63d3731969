import type { CallAnalysis, Sentiment } from 'shared-types'
import { styled } from 'styled-components'
import { capitaliseFirst } from '~/lib/text.ts'
import { tabular } from '~/theme/mixins.ts'
import { color, font, motion, radius, space } from '~/theme/tokens.ts'
import { confidenceBars, tones } from './sentiment.ts'

/** How sure the analysis is, as a bar chart. */
export function Confidence({ analysis }: { analysis: CallAnalysis }) {
  return (
    <Bars>
      {confidenceBars(analysis).map(({ tone, width }) => (
        <Meter key={tone} tone={tone} width={width} />
      ))}
    </Bars>
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
const Bar = styled.span<{ $tone: Sentiment }>`
  display: block;
  height: 100%;
  border-radius: ${radius.round};
  background: ${({ $tone }) => tones[$tone].fill};
  transition: width ${motion.slow} ${motion.ease};
`
