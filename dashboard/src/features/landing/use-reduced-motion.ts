import { useMedia } from './use-media.ts'

export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)')
