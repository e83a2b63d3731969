import * as z from 'zod/mini'
import { LEAD_FIELDS_MAX, LEAD_TEXT_MAX } from './limits.ts'

export const LeadFieldKind = z.enum(['name', 'email', 'phone', 'company', 'text'])
export type LeadFieldKind = z.infer<typeof LeadFieldKind>

export const LeadField = z.object({
  kind: LeadFieldKind,
  label: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Every field needs a label'),
      z.maxLength(60, 'Keep a label under 60 characters'),
    ),
  required: z.boolean(),
})
export type LeadField = z.infer<typeof LeadField>

/** What the chat asks a visitor of themselves. `before` they may write, or `within` the chat, after the first answer. */
export const LeadForm = z.object({
  when: z.enum(['before', 'within']),
  intro: z.string().check(z.trim(), z.maxLength(200, 'Keep the words under 200 characters')),
  fields: z.array(LeadField).check(
    z.minLength(1, 'Ask for one thing at least'),
    z.maxLength(LEAD_FIELDS_MAX, `Ask for ${LEAD_FIELDS_MAX} things at most`),
    z.refine(
      (fields) => new Set(fields.map(({ label }) => label)).size === fields.length,
      'Two fields have the same label',
    ),
  ),
})
export type LeadForm = z.infer<typeof LeadForm>

/** What a visitor wrote into the fields of a form, each by its label. */
export const LeadAnswers = z.object({
  answers: z
    .array(
      z.object({
        label: z.string().check(z.maxLength(60)),
        value: z.string().check(z.maxLength(LEAD_TEXT_MAX)),
      }),
    )
    .check(z.maxLength(LEAD_FIELDS_MAX)),
})
export type LeadAnswers = z.infer<typeof LeadAnswers>

/** As it is kept with the customer, in the order of the form. */
export const LeadDetail = z.object({ kind: LeadFieldKind, label: z.string(), value: z.string() })
export type LeadDetail = z.infer<typeof LeadDetail>

const VALUES = {
  name: z.string().check(z.trim(), z.maxLength(120, 'Keep it under 120 characters')),
  email: z
    .string()
    .check(z.trim(), z.maxLength(254), z.email('Enter an address like name@example.com')),
  phone: z
    .string()
    .check(z.trim(), z.regex(/^\+?[\d\s().-]{6,30}$/, 'Enter a number like +1 415 555 0123')),
  company: z.string().check(z.trim(), z.maxLength(120, 'Keep it under 120 characters')),
  text: z
    .string()
    .check(z.trim(), z.maxLength(LEAD_TEXT_MAX, `Keep it under ${LEAD_TEXT_MAX} characters`)),
}

/**
 * What of the answers the form asked for: those that are not empty, in its order. Answers to fields it does not have are left out, as
 * the owner may have changed it meanwhile.
 * @returns else what is wrong with the first that is, fit to show.
 */
export function readLead(
  { fields }: LeadForm,
  { answers }: LeadAnswers,
): { details: LeadDetail[] } | { problem: string } {
  const given = new Map(answers.map(({ label, value }) => [label, value.trim()]))
  const details: LeadDetail[] = []
  for (const { kind, label, required } of fields) {
    const value = given.get(label)
    if (!value && required) return { problem: `${label}: this is needed` }
    if (!value) continue
    const read = VALUES[kind].safeParse(value)
    if (!read.success) return { problem: `${label}: ${read.error.issues[0]!.message}` }
    details.push({ kind, label, value: read.data })
  }
  return { details }
}
