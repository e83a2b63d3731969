import { styled } from 'styled-components'
import { color } from '~/theme/tokens.ts'
import { addressOf } from './page-words.ts'

type Props = {
  of: { page_number: number | null }
  /** The address of the document. */
  original: string
}

/** The page number in a PDF, linked to that page. */
export function PageNumber({ of: { page_number }, original }: Props) {
  if (page_number === null) return null
  return (
    <Open href={addressOf(original, page_number)} target="_blank" rel="noreferrer">
      Page {page_number}
    </Open>
  )
}

const Open = styled.a`
  color: ${color.accentText};
  white-space: nowrap;
  text-decoration: underline;
`
