import flagFont from 'country-flag-emoji-polyfill/dist/TwemojiCountryFlags.woff2'
import { createGlobalStyle, styled } from 'styled-components'

/** `label` is needed where the country's name is not beside the flag. */
type Props = { emoji: string; label?: string }

/** A country's flag. Windows has no pictures of flags, so that a font is loaded with the first one. */
export function Flag({ emoji, label }: Props) {
  return (
    <>
      <FlagFont />
      <Glyph {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
        {emoji}
      </Glyph>
    </>
  )
}

const FlagFont = createGlobalStyle`
  @font-face {
    font-family: 'Country Flags';
    src: url('${flagFont}') format('woff2');
    unicode-range: U+1F1E6-1F1FF, U+1F3F4, U+E0062-E007F;
  }
`
const Glyph = styled.span`
  font-family: 'Country Flags', sans-serif;
`
