/** Ten colours to choose from. */
export const SWATCHES = [
  '#1f3bb3',
  '#0f766e',
  '#15803d',
  '#b45309',
  '#c2410c',
  '#be123c',
  '#7e22ce',
  '#334155',
  '#000000',
  '#ffffff',
] as const
