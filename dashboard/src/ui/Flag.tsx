import flagFont from 'country-flag-emoji-polyfill/dist/TwemojiCountryFlags.woff2'
import { createGlobalStyle, styled } from 'styled-components'

/** `label` where the country is not named beside it. */
type Props = { emoji: string; label?: string }

/** A country's flag, also where the system has no picture for it (Windows has none); the font is fetched with the first flag. */
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
