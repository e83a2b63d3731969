/** WCAG 2.2 AA for text. */
const MIN_CONTRAST = 4.5

export type ReadableText = {
  /** The brand colour as `#rrggbb`; black when it was no hex colour. */
  background: string
  /** The wished text colour, or black or white where that one could not be read. */
  color: string
  /** Whether the wished text colour was kept. */
  isReadable: boolean
}

/** Picks a text colour that can be read on the brand colour, whatever the two are. Colours are hex with 3 or 6 digits. */
export const readableText = (brandColor: string, textColor: string): ReadableText => {
  const background = normalize(brandColor) ?? '#000000'
  const wished = normalize(textColor)
  if (wished && contrast(background, wished) >= MIN_CONTRAST)
    return { background, color: wished, isReadable: true }
  const onWhite = contrast(background, '#ffffff')
  const color = onWhite >= contrast(background, '#000000') ? '#ffffff' : '#000000'
  return { background, color, isReadable: false }
}

const normalize = (color: string): string | undefined => {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(color.trim())?.[1]
  return digits && `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toLowerCase()
}

const contrast = (one: string, other: string): number => {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [
    number,
    number,
  ]
  return (light + 0.05) / (dark + 0.05)
}

const luminance = (hex: string): number =>
  [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
    const channel = parseInt(hex.slice(1 + index * 2, 3 + index * 2), 16) / 255
    return (
      sum + weight * (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
    )
  }, 0)
