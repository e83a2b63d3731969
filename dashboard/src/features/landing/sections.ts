/** Anchors of the page, §2. */
export const SECTIONS = {
  hero: 'hero',
  why: 'why-nexus',
  features: 'features',
  start: 'get-started',
} as const
