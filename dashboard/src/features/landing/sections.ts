/** Anchors of the page. */
export const SECTIONS = {
  hero: 'hero',
  why: 'why-nexus',
  features: 'features',
  start: 'get-started',
} as const
