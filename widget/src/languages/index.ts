import type { PanelLanguage } from 'shared-types'
import type { AllStrings } from '../panel/strings.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { hi } from './hi.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { tr } from './tr.ts'
import { zh } from './zh.ts'

/** Every language except English, which is built into the panel. The build makes a file of each. */
export const LANGUAGES: Record<Exclude<PanelLanguage, 'en'>, AllStrings> = {
  es,
  de,
  fr,
  it,
  pt,
  nl,
  pl,
  tr,
  ar,
  hi,
  ja,
  zh,
}
