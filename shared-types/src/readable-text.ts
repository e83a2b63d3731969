/** The least contrast that WCAG 2.2 AA asks of text. */
const MIN_CONTRAST = 4.5

export type ReadableText = {
  /** The brand colour as `#rrggbb`; black where it was no hex colour. */
  background: string
  /** The chosen text colour; black or white where that could not be read. */
  color: string
  /** Whether the chosen text colour could be kept. */
  isReadable: boolean
}

/** Picks a text colour that can be read on the brand colour, whatever the two are. Colours are hex with 3 or 6 digits. */
export const readableText = (brandColor: string, textColor: string): ReadableText => {
  const background = normalize(brandColor) ?? '#000000'
  const wished = normalize(textColor)
  if (wished && contrast(background, wished) >= MIN_CONTRAST)
    return { background, color: wished, isReadable: true }
  // White is the better of the two up to here: (1 + .05) / (l + .05) = (l + .05) / (0 + .05).
  const color = (luminance(background) + 0.05) ** 2 <= 1.05 * 0.05 ? '#ffffff' : '#000000'
  return { background, color, isReadable: false }
}

const normalize = (color: string): string | undefined => {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(color.trim())?.[1]
  return digits && `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toLowerCase()
}

const contrast = (one: string, other: string): number => {
  const ratio = (luminance(one) + 0.05) / (luminance(other) + 0.05)
  return Math.max(ratio, 1 / ratio)
}

const luminance = (hex: string): number =>
  [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
    const channel = parseInt(hex.slice(1 + index * 2, 3 + index * 2), 16) / 255
    return (
      sum + weight * (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
    )
  }, 0)
