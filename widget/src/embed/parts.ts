import { h } from 'preact'
import { useState } from 'preact/hooks'
import { panelCss } from '../panel/panel.css.ts'
import type * as panel from '../panel/parts.ts'
import { frameCss } from './frame.css.ts'
import type { LoadFile, PartModule } from './types.ts'

/** `sha256-…` of the file of each part: shorter than others, as every open chat pays for it, written in by the build. */
declare const INTEGRITY: Record<keyof typeof panel.parts, string>

let css = panelCss + frameCss
let load: LoadFile
let sheet: CSSStyleSheet | undefined

/** Where the parts come from, and the root they are drawn in with the panel. Several panels of a page share one style sheet. */
export const receiveParts = (loader: LoadFile, root: ShadowRoot): void => {
  load = loader
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
  }
  root.adoptedStyleSheets.push(sheet)
}

type Parts = typeof panel.parts

const fetched = async <Part>(name: string, integrity: string): Promise<Part> => {
  const { take, part, css: more } = await load<PartModule<Part>>(name, integrity)
  take({ h, useState })
  css += more
  sheet?.replaceSync(css)
  return part
}

export const parts: Parts = {
  more: () => fetched('more', INTEGRITY.more),
  files: () => fetched('files', INTEGRITY.files),
}
/** They come with their parts. */
export const partsCss = ''
