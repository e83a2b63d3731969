import {
  LEAD_INTRO,
  LEAD_LABELS,
  type LeadForm,
  type PanelLanguage,
  type ShownLeadForm,
} from 'shared-types'
import { LEAD_FORM } from '../../wording/lead-form.ts'

/** The form as a visitor reads it: default texts in their language, otherwise the owner's words. */
export function leadFormIn(
  { when, intro, fields }: LeadForm,
  language: PanelLanguage,
): ShownLeadForm {
  if (language === 'en') return { when, intro, fields }
  const words = LEAD_FORM[language]
  return {
    when,
    intro: intro === LEAD_INTRO ? words.intro : intro,
    fields: fields.map((field) =>
      field.label === LEAD_LABELS[field.kind]
        ? { ...field, shown: words.labels[field.kind] }
        : field,
    ),
  }
}
