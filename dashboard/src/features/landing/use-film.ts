import { useTheme } from '~/lib/use-theme.ts'
import { useMedia } from '~/lib/use-media.ts'

/** A film in the present theme, as `e2e/record` made it. */
export function useFilm(title: string) {
  const [theme] = useTheme()
  const isSystemDark = useMedia('(prefers-color-scheme: dark)')
  const isDark = theme === 'system' ? isSystemDark : theme === 'dark'
  return filmOf(title, isDark ? '-dark' : '')
}

/** AV1, and for browsers without it a larger VP9 file, which exists for the light theme only. */
export function filmOf(title: string, variant = '') {
  return {
    poster: `/landing/${title}${variant}.webp`,
    sources: [
      { src: `/landing/${title}${variant}.webm`, type: 'video/webm; codecs="av01.0.08M.08"' },
      { src: `/landing/${title}.vp9.webm`, type: 'video/webm; codecs="vp9"' },
    ],
  }
}
