/** What `e2e/record` makes of a film: AV1, and for browsers without it VP9 of twice the weight. */
export const filmSources = (name: string) => [
  { src: `/landing/${name}.webm`, type: 'video/webm; codecs="av01.0.08M.08"' },
  { src: `/landing/${name}.vp9.webm`, type: 'video/webm; codecs="vp9"' },
]

export const posterOf = (name: string) => `/landing/${name}.webp`
