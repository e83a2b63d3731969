import type { CSSProperties } from 'react'
import { readableText } from './colors.ts'
import { panelCss } from './panel.css.ts'
import { partsCss } from './parts.ts'

/** The style sheet of a panel that brings its own; in the script for pages, the build uses `embed/brand.ts` instead of this file. */
export const ownCss: string = panelCss + partsCss

type Colors = { brandColor: string; textColor: string }

/** Custom properties with the colours of a brand. */
export const brandStyle = (colors: Colors): CSSProperties | undefined => {
  const { background, color } = readableText(colors.brandColor, colors.textColor)
  return { '--nx-brand': background, '--nx-on-brand': color } as CSSProperties
}
