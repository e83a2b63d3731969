/** The properties of an old card that are read. */
const READ = new Set(['FN', 'N', 'ORG', 'TEL'])
const HEAD = /^(?:[\w-]+\.)?([\w-]+)((?:;[^:]*)?):/

/**
 * Converts a card of version 2.1, which phones still export, to version 3.0, which the library can parse: only version 2.1 has parameters
 * without a name and quoted-printable text.
 */
export function asVersion3(lines: readonly string[]): string[] {
  const properties = logicalLines(lines).flatMap((line) => {
    const [head = '', name = '', parameters = ''] = HEAD.exec(line) ?? []
    if (!READ.has(name.toUpperCase())) return []
    const value = line.slice(head.length)
    return [`${name}:${isQuoted(line) ? decodeQuoted(value, charsetOf(parameters)) : value}`]
  })
  return ['BEGIN:VCARD', 'VERSION:3.0', ...properties, 'END:VCARD']
}

/** A line continues on the next one after the `=` of quoted-printable, or where the next begins with a blank. */
function logicalLines(lines: readonly string[]): string[] {
  const whole: string[][] = []
  let goesOn = false
  for (const line of lines) {
    if (goesOn || /^[ \t]/.test(line)) whole.at(-1)?.push(line.trimStart())
    else whole.push([line])
    const parts = whole.at(-1) ?? []
    goesOn = line.endsWith('=') && isQuoted(parts[0] ?? '')
    if (goesOn) parts.push(parts.pop()!.slice(0, -1))
  }
  return whole.map((parts) => parts.join(''))
}

// oxlint-disable-next-line words/no-patterns -- the name of an encoding
const isQuoted = (line: string) => /QUOTED-PRINTABLE/i.test(HEAD.exec(line)?.[2] ?? '')

const charsetOf = (parameters: string) => /CHARSET=([\w-]+)/i.exec(parameters)?.[1] ?? 'utf-8'

function decodeQuoted(value: string, charset: string): string {
  const bytes: number[] = []
  for (let at = 0; at < value.length; at += 1) {
    const code = value[at] === '=' ? Number.parseInt(value.slice(at + 1, at + 3), 16) : Number.NaN
    if (Number.isNaN(code)) bytes.push(...new TextEncoder().encode(value[at]))
    else {
      bytes.push(code)
      at += 2
    }
  }
  // A line break within a value would start another property.
  return new TextDecoder(charset).decode(new Uint8Array(bytes)).replaceAll(/\s+/g, ' ')
}
