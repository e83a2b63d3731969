import { css } from 'styled-components'
import { color, font, PHONE, radius } from './tokens.ts'

/** Media query for phones. */
export const onPhone = `@media ${PHONE}`

/** Media query for devices that are used with a finger. */
export const onTouch = '@media (pointer: coarse)'

/** One line, cut with an ellipsis. */
export const ellipsis = css`
  overflow: hidden;
  min-width: 0;
  white-space: nowrap;
  text-overflow: ellipsis;
`

/** The focus ring for controls that hide their own outline; all others get it from the global style. */
export const focusRing = css`
  outline: 2px solid ${color.focus};
  outline-offset: 2px;
`

/** For a positioned label that looks like a button and contains an invisible file input. */
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

/** For a grid of two labelled fields with a button level with them; on a phone the first field has a row of its own. */
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

/** Digits of equal width, for counters and columns. Prose does not use them, because the tabular hyphen is too wide. */
export const tabular = css`
  font-variant-numeric: tabular-nums;
`

/** Only for screen readers; invisible. */
export const visuallyHidden = css`
  position: absolute;
  overflow: hidden;
  width: 1px;
  height: 1px;
  white-space: nowrap;
  clip-path: inset(50%);
`

/** Prevents Safari on phones from zooming into a field, which it does for small letters. */
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

/** Content below something that is loading is shown after it, so that it does not move under the pointer. */
export const oneAfterTheOther = css`
  > [aria-busy='true'] ~ * {
    display: none;
  }
`
