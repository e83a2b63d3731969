import { css } from 'styled-components'
import { color, font, PHONE, radius } from './tokens.ts'

/** What holds on a phone only. */
export const onPhone = `@media ${PHONE}`

/** One line, cut with an ellipsis. */
export const ellipsis = css`
  overflow: hidden;
  min-width: 0;
  white-space: nowrap;
  text-overflow: ellipsis;
`

/** For what hides its own outline; everything else gets the ring from the global style. */
export const focusRing = css`
  outline: 2px solid ${color.focus};
  outline-offset: 2px;
`

export const hideScrollbar = css`
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
`

/** Digits of one width, for what counts or stands in columns; prose keeps its own, where a tabular hyphen gapes. */
export const tabular = css`
  font-variant-numeric: tabular-nums;
`

/** Heard by a screen reader, not seen. */
export const visuallyHidden = css`
  position: absolute;
  overflow: hidden;
  width: 1px;
  height: 1px;
  white-space: nowrap;
  clip-path: inset(50%);
`

/** Safari on a phone zooms into a field of smaller letters, and stays there. */
export const inputText = css`
  ${onPhone} {
    font-size: ${font.size[16]};
  }
`

/** The box of text fields, text areas and selects. */
export const controlBox = css`
  width: 100%;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.small};
  background: ${color.surface};
  color: ${color.text};
  ${inputText}

  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
  &:focus-visible {
    border-color: ${color.focus};
    outline: 1px solid ${color.focus};
    outline-offset: 0;
  }
  &[aria-invalid='true'] {
    border-color: ${color.negative};
  }
  &:disabled {
    border-color: ${color.line};
    background: ${color.sunken};
    color: ${color.muted};
    cursor: not-allowed;
  }
`
