import { useEffect, useState } from 'react'
import type { Sentiment, SentimentShares } from 'shared-types'
import { styled } from 'styled-components'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { Donut } from '~/ui/Donut.tsx'
import { dominantOf, segmentsOf, sharesOf } from './ring.ts'

const DOMINANT_AFTER_MS = 300

export function SentimentRing({ shares }: { shares: SentimentShares }) {
  const segments = segmentsOf(shares)
  return (
    <Box>
      <Donut label={segments.map(({ label }) => label).join(', ')} segments={segments}>
        <Dominant shares={shares} />
      </Donut>
      <Legend>
        {sharesOf(shares).map(({ sentiment, name, percentage }) => (
          <Entry key={sentiment}>
            <Dot $sentiment={sentiment} />
            {name} <Value>{percentage}%</Value>
          </Entry>
        ))}
      </Legend>
    </Box>
  )
}

function Dominant({ shares }: { shares: SentimentShares }) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => setShown(true), DOMINANT_AFTER_MS)
    return () => window.clearTimeout(timer)
  }, [])
  if (!isShown) return null
  const dominant = dominantOf(shares)
  if (!dominant) return <Nothing>No data available</Nothing>
  return (
    <p>
      <Percentage>{dominant.percentage}%</Percentage>
      <Name>{dominant.name}</Name>
    </p>
  )
}

const grounds: Record<Sentiment, string> = {
  positive: color.positive,
  neutral: color.neutral,
  negative: color.negative,
}
const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[6]};
`
const Legend = styled.ul`
  display: grid;
  grid-auto-flow: column;
  gap: ${space[6]};
  min-height: ${space[10]};
`
const Entry = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  column-gap: ${space[2]};
  color: ${color.muted};
  font-size: ${font.size[12]};
`
const Dot = styled.span<{ $sentiment: Sentiment }>`
  width: ${space[2]};
  height: ${space[2]};
  border-radius: ${radius.round};
  background: ${({ $sentiment }) => grounds[$sentiment]};
`
const Value = styled.span`
  grid-column: 2;
  color: ${color.text};
  font-size: ${font.size[14]};
  font-weight: ${font.weight.semibold};
`
const Percentage = styled.span`
  display: block;
  font-size: ${font.size[28]};
  font-weight: ${font.weight.semibold};
  letter-spacing: ${font.tracking.display};
  line-height: ${font.leading.tight};
`
const Name = styled.span`
  color: ${color.muted};
  font-size: ${font.size[13]};
`
const Nothing = styled.p`
  max-width: 12ch;
  color: ${color.muted};
  font-size: ${font.size[13]};
`
