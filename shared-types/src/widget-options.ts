import * as z from 'zod/mini'
import { PROACTIVE_MAX, WIDGET_PATHS_MAX } from './limits.ts'

/** A whole number, of pixels unless said otherwise. */
const Whole = (least: number, most: number) =>
  z
    .number()
    .check(
      z.int(`Enter a whole number from ${least} to ${most}`),
      z.minimum(least, `Enter a whole number from ${least} to ${most}`),
      z.maximum(most, `Enter a whole number from ${least} to ${most}`),
    )

/** A path of the website, as `/checkout`; with a star at its end everything that begins so, as `/account/*`. */
export const SitePath = z
  .string()
  .check(
    z.maxLength(200, 'Keep a path under 200 characters'),
    z.regex(/^\/[^\s*?#]*\*?$/, 'Write paths like /checkout or /account/*'),
  )
const SitePaths = z
  .array(SitePath)
  .check(z.maxLength(WIDGET_PATHS_MAX, `Keep to ${WIDGET_PATHS_MAX} paths`))

/** A message the widget shows of its own accord, once a visitor, as soon as all that is asked of it holds. */
export const ProactiveMessage = z.object({
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Write what the message says'),
      z.maxLength(200, 'Keep the message under 200 characters'),
    ),
  /** Seconds on the page. */
  after: z.optional(Whole(0, 600)),
  /** Percent of the page scrolled down. */
  scroll: z.optional(Whole(1, 100)),
  /** On these pages alone. */
  paths: z.optional(SitePaths),
  /** `new`: on their first visit; `returning`: on a later one. */
  visitors: z.optional(z.enum(['new', 'returning'])),
})
export type ProactiveMessage = z.infer<typeof ProactiveMessage>

/**
 * How the widget fits a site. An owner chooses on the screen; a page says otherwise by attributes of its script tag or by
 * `window.NexusOptions`, by these very names. What is absent stays as it comes.
 */
export const WidgetOptions = z.object({
  /** Of the window; absent: where lines end. */
  side: z.optional(z.enum(['left', 'right'])),
  /** From that side. */
  edge: z.optional(Whole(0, 400)),
  /** From the bottom. */
  bottom: z.optional(Whole(0, 400)),
  /** Height of the launcher. */
  size: z.optional(Whole(44, 88)),
  /** Corners of the panel. */
  radius: z.optional(Whole(0, 32)),
  /** Words on the launcher, in place of its icon alone. */
  label: z.optional(
    z.string().check(z.trim(), z.maxLength(30, 'Keep the text under 30 characters')),
  ),
  /** `page`: that of the page it stands on. */
  font: z.optional(z.enum(['page'])),
  /** Absent: as the visitor's system. */
  theme: z.optional(z.enum(['light', 'dark'])),
  /** False: without 'Powered by Nexus' at the foot of the panel. */
  powered: z.optional(z.boolean()),
  /** Where there is no launcher. */
  hide: z.optional(SitePaths),
  messages: z.optional(
    z.array(ProactiveMessage).check(z.maxLength(PROACTIVE_MAX, `Keep to ${PROACTIVE_MAX}`)),
  ),
})
export type WidgetOptions = z.infer<typeof WidgetOptions>
