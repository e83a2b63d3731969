import { styled } from 'styled-components'
import { color } from '~/theme/tokens.ts'

type Props = {
  text: string
  /** A global expression for what to mark; null marks nothing. */
  found: RegExp | null
}

/** A text in which the matches of a search are marked. */
export function Highlight({ text, found }: Props) {
  if (!found) return text
  const parts: React.ReactNode[] = []
  let end = 0
  for (const { 0: part, index } of text.matchAll(found)) {
    parts.push(text.slice(end, index), <Mark key={index}>{part}</Mark>)
    end = index + part.length
  }
  return [...parts, text.slice(end)]
}

const Mark = styled.mark`
  border-radius: 2px;
  background: color-mix(in srgb, ${color.accent} 24%, transparent);
  /* Also where the text around it is muted: pale words on a tint cannot be read. */
  color: ${color.text};
`
