import { useQuery } from '@tanstack/react-query'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { styled } from 'styled-components'
import { color, font, space } from '~/theme/tokens.ts'
import { ratingQuery } from './queries.ts'

/** The visitor's rating of the conversation; nothing where there is none. */
export function RatingFact({ id }: { id: string }) {
  const { data } = useQuery(ratingQuery(id))
  if (!data) return null
  const isGood = data.rating === 'good'
  return (
    <div>
      <Term>Rating</Term>
      <Value>
        {isGood ? <ThumbsUp size={14} aria-hidden /> : <ThumbsDown size={14} aria-hidden />}
        {isGood ? 'Good' : 'Not good'}
        {data.person && ` · ${data.person}`}
      </Value>
      {data.words && <p>“{data.words}”</p>}
    </div>
  )
}

const Term = styled.dt`
  color: ${color.muted};
  font-size: ${font.size[12]};
`
const Value = styled.dd`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  overflow-wrap: anywhere;
`
