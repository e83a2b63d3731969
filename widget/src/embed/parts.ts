import { h } from 'preact'
import { useState } from 'preact/hooks'
import { panelCss } from '../panel/panel.css.ts'
import type * as panel from '../panel/parts.ts'
import { frameCss } from './frame.css.ts'
import type { LoadFile, PartModule } from './types.ts'

/** `sha256-…` of each part's file: shorter than other hashes, as every open chat loads it; inserted by the build. */
declare const INTEGRITY: Record<keyof typeof panel.parts, string>

let css = panelCss + frameCss
let load: LoadFile
let sheet: CSSStyleSheet | undefined

/** The address of the parts, and the shadow root in which they are drawn with the panel. Several panels of a page share one style sheet. */
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
/** The styles are in the files of the parts. */
export const partsCss = ''
