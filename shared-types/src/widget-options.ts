import * as z from 'zod/mini'
import { PROACTIVE_MAX, WIDGET_PATHS_MAX } from './limits.ts'

/** A whole number; in pixels where nothing else is said. */
const Whole = (least: number, most: number) =>
  z
    .number()
    .check(
      z.int(`Enter a whole number from ${least} to ${most}`),
      z.minimum(least, `Enter a whole number from ${least} to ${most}`),
      z.maximum(most, `Enter a whole number from ${least} to ${most}`),
    )

/** A path of the website, such as `/checkout`; with a star at the end, every path that begins so, such as `/account/*`. */
export const SitePath = z
  .string()
  .check(
    z.maxLength(200, 'Keep a path under 200 characters'),
    z.regex(/^\/[^\s*?#]*\*?$/, 'Write paths like /checkout or /account/*'),
  )
const SitePaths = z
  .array(SitePath)
  .check(z.maxLength(WIDGET_PATHS_MAX, `Keep to ${WIDGET_PATHS_MAX} paths`))

/** A message that the widget shows by itself, once to each visitor, as soon as all its conditions are met. */
export const ProactiveMessage = z.object({
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Write what the message says'),
      z.maxLength(200, 'Keep the message under 200 characters'),
    ),
  /** Condition: seconds since the page was opened. */
  after: z.optional(Whole(0, 600)),
  /** Condition: percent of the page scrolled down. */
  scroll: z.optional(Whole(1, 100)),
  /** Condition: the page has one of these paths. */
  paths: z.optional(SitePaths),
  /** Condition: `new` is a first visit to the website, `returning` a later one. */
  visitors: z.optional(z.enum(['new', 'returning'])),
})
export type ProactiveMessage = z.infer<typeof ProactiveMessage>

/**
 * How the widget fits a site. The owner chooses on the screen; a page overrides it with attributes of the script tag or with
 * `window.NexusOptions`, under the same names. An absent option keeps its default.
 */
export const WidgetOptions = z.object({
  /** Side of the window; absent: the side on which lines of text end. */
  side: z.optional(z.enum(['left', 'right'])),
  /** Distance from that side. */
  edge: z.optional(Whole(0, 400)),
  /** Distance from the bottom. */
  bottom: z.optional(Whole(0, 400)),
  /** Height of the launcher. */
  size: z.optional(Whole(44, 88)),
  /** Radius of the panel's corners. */
  radius: z.optional(Whole(0, 32)),
  /** Text on the launcher, beside its icon. */
  label: z.optional(
    z.string().check(z.trim(), z.maxLength(30, 'Keep the text under 30 characters')),
  ),
  /** `page`: the font of the page. */
  font: z.optional(z.enum(['page'])),
  /** Absent: the theme of the visitor's system. */
  theme: z.optional(z.enum(['light', 'dark'])),
  /** False hides 'Powered by Nexus' at the foot of the panel. */
  powered: z.optional(z.boolean()),
  /** Paths on which no launcher is shown. */
  hide: z.optional(SitePaths),
  messages: z.optional(
    z.array(ProactiveMessage).check(z.maxLength(PROACTIVE_MAX, `Keep to ${PROACTIVE_MAX}`)),
  ),
})
export type WidgetOptions = z.infer<typeof WidgetOptions>
