/** Ids of the sections, for links. */
export const SECTIONS = {
  hero: 'hero',
  why: 'why-nexus',
  features: 'features',
  start: 'get-started',
} as const
