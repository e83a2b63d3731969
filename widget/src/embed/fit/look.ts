import type { WidgetOptions } from 'shared-types'

const GAP = 12
const TEASER_RADIUS = 16

type Look = Omit<WidgetOptions, 'theme'> & { theme?: WidgetOptions['theme'] | undefined }

/** Rules that override those of the launcher and the panel: each class is repeated, which gives it a higher specificity. */
export const lookCss = (
  { side, edge = 20, bottom = 20, size = 56, radius, label, theme, powered }: Look,
  font: string | undefined,
): string => {
  const across = side ? `inset-inline:auto;${side}:${edge}px` : `inset-inline-end:${edge}px`
  const rules = [
    // An open chat is not moved: the visitor may be writing in it.
    ':host([data-off]) :is(.launcher,.teaser){display:none}',
    `.launcher.launcher{${across};bottom:${bottom}px;height:${size}px;border-radius:${size / 2}px;${label ? TEXT : `width:${size}px`}}`,
    `.teaser.teaser{${across};bottom:${bottom + size + GAP}px}`,
    // On a phone the panel covers the whole page.
    `@media (min-width:481px) and (min-height:481px){.nx-frame.nx-frame{${across};bottom:${bottom}px;width:min(400px,calc(100vw - ${edge + 20}px));height:min(680px,calc(100dvh - ${bottom + 20}px));${radius === undefined ? '' : `border-radius:${radius}px`}}}`,
  ]
  if (radius !== undefined)
    rules.push(`.teaser.teaser{border-radius:${Math.min(radius, TEASER_RADIUS)}px}`)
  if (powered === false) rules.push('.nx-powered.nx-powered{display:none}')
  if (theme) rules.push(`.nx-panel.nx-panel{color-scheme:${theme}}`)
  if (font) rules.push(`.nx-panel.nx-panel,.teaser.teaser,.launcher.launcher{font-family:${font}}`)
  return rules.join('')
}

/** While the panel is open, its own button is shown in this place. */
const TEXT =
  'width:auto;max-width:calc(100vw - 40px);padding:0 22px 0 18px;font:600 15px/1.3 Inter,system-ui,sans-serif'
