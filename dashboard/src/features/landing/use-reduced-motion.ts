import { useMedia } from '~/lib/use-media.ts'

export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)')
