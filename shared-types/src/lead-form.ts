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

/** What a new form says. Visitors read it in their language while the owner writes nothing else. */
export const LEAD_INTRO = 'Tell us who you are, so that we can get back to you.'
export const LEAD_LABELS: Record<LeadFieldKind, string> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  text: 'Message',
}

/** Details the chat asks visitors for: `before` they may write, or `within` the chat, after the first answer. */
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

/** A form as one visitor reads it. Answers name the label; `shown` is what the visitor sees in its place, where that is another. */
export const ShownLeadForm = z.extend(LeadForm, {
  fields: z.array(z.extend(LeadField, { shown: z.optional(z.string()) })),
})
export type ShownLeadForm = z.infer<typeof ShownLeadForm>

/** A visitor's answers to the fields of a lead form, each by the label of the field. */
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

/** An answer as it is stored with the customer; answers are kept in the order of the form. */
export const LeadDetail = z.object({ kind: LeadFieldKind, label: z.string(), value: z.string() })
export type LeadDetail = z.infer<typeof LeadDetail>

const VALUES = {
  name: z.string().check(z.trim(), z.maxLength(120, 'Keep it under 120 characters')),
  email: z
    .string()
    .check(z.trim(), z.maxLength(254), z.email('Enter an address like name@example.com')),
  phone: z.string().check(
    z.trim(),
    z.maxLength(120, 'Keep it under 120 characters'),
    // In whatever way people write it: with slashes, an extension, or the digits of their own script.
    z.regex(/^(?:\P{Nd}*\p{Nd}){6}/u, 'Enter a number like +1 415 555 0123'),
  ),
  company: z.string().check(z.trim(), z.maxLength(120, 'Keep it under 120 characters')),
  text: z
    .string()
    .check(z.trim(), z.maxLength(LEAD_TEXT_MAX, `Keep it under ${LEAD_TEXT_MAX} characters`)),
}

/**
 * Checks a visitor's answers against the form and keeps those that are not empty, in its order. Answers to fields that the form
 * does not have are left out, because the owner may have changed it meanwhile.
 * @returns the answers to keep, or what is wrong with the first invalid one, as a sentence to show.
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
