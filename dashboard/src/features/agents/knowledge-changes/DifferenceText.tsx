import { styled } from 'styled-components'
import { visuallyHidden } from '~/theme/mixins.ts'
import { color, radius, space } from '~/theme/tokens.ts'
import { differenceOf, type Piece } from './difference.ts'

/** New words are underlined and removed ones are struck through, which is readable without colour and is announced by screen readers. */
export function DifferenceText({ before, after }: { before: string; after: string }) {
  return (
    <Text>
      {differenceOf(before, after).map((piece, index) => (
        <PieceText key={index} {...piece} />
      ))}
    </Text>
  )
}

function PieceText({ kind, text }: Piece) {
  if (kind === 'cut') return <Cut aria-label="Text that did not change"> … </Cut>
  if (kind === 'same') return text
  const Mark = kind === 'added' ? Added : Removed
  return (
    <Mark>
      <Unseen>{kind === 'added' ? 'Added: ' : 'Removed: '}</Unseen>
      {text}
      <Unseen>.</Unseen>
    </Mark>
  )
}

const Text = styled.div`
  padding: ${space[3]};
  border-radius: ${radius.small};
  background: ${color.sunken};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`
const Added = styled.ins`
  background: ${color.positiveSoft};
  color: ${color.positiveText};
  text-decoration: underline;
  text-underline-offset: 2px;
`
const Removed = styled.del`
  background: ${color.negativeSoft};
  color: ${color.negativeText};
  text-decoration: line-through;
`
const Cut = styled.span.attrs({ role: 'img' })`
  color: ${color.muted};
`
const Unseen = styled.span`
  ${visuallyHidden}
`
