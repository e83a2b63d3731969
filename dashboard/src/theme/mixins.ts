import { css } from 'styled-components'
import { color, font, motion, PHONE, radius, size } from './tokens.ts'

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

/** For a positioned label that looks like something to press, and is its file field. */
export const overFileInput = css`
  &:has(:focus-visible) {
    ${focusRing}
  }
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
`

/** For a grid of two labelled fields and their button, which stands level with the fields; on a phone the first has a line. */
export const besideButton = css`
  ${onPhone} {
    grid-template-columns: minmax(0, 1fr) auto;
    > :first-child {
      grid-column: 1 / -1;
    }
  }
  > button {
    margin-top: 28px;
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

/** A link beside others of which one is where somebody is. */
export const placeLink = css`
  display: flex;
  align-items: center;
  height: ${size.controlSmall};
  border-radius: ${radius.small};
  color: ${color.muted};
  font-size: ${font.size[13]};
  font-weight: ${font.weight.medium};
  transition: color ${motion.fast};
  &:hover,
  &[aria-current] {
    color: ${color.text};
  }
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
