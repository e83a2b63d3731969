export type Verb = {
  name: string
  attributes: Record<string, string>
  /** All text inside the element, trimmed. */
  text: string
  children: Verb[]
}

const ATTRIBUTES = ':@'
const TEXT = '#text'

/**
 * The verbs of a TwiML document, in order.
 * @throws `Trouble` 12100 when it is not XML, 12200 when its root is not `<Response>`.
 */
export async function parseTwiml(xml: string): Promise<Verb[]> {
  // As with Twilio, an empty response counts as a document without verbs.
  if (!xml.trim()) return []
  const { validate, parse } = await (loading ??= loadParser())
  const valid = validate(xml)
  if (valid !== true) throw new Trouble(12_100, `Document parse failure: ${valid.err.msg}`)
  const [root, ...others] = toVerbs(parse(xml))
  if (root?.name !== 'Response' || others.length > 0) {
    throw new Trouble(12_200, 'Schema validation warning: the root is not <Response>')
  }
  return root.children
}

/** An error or warning as in Twilio's debugger, with Twilio's number for it. */
export class Trouble extends Error {
  override readonly name = 'Trouble'
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

type Node = Record<string, unknown>

let loading: ReturnType<typeof loadParser> | undefined

/** Loaded at the first call, because most servers have none for a long time. */
async function loadParser() {
  const { XMLParser, XMLValidator } = await import('fast-xml-parser')
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    parseAttributeValue: false,
    ignoreDeclaration: true,
    ignorePiTags: true,
  })
  return {
    validate: (xml: string) => XMLValidator.validate(xml),
    parse: (xml: string) => parser.parse(xml) as Node[],
  }
}

const toVerbs = (nodes: Node[]): Verb[] =>
  nodes.flatMap((node) => {
    const name = Object.keys(node).find((key) => key !== ATTRIBUTES && key !== TEXT)
    if (!name) return []
    const inner = node[name] as Node[]
    const children = toVerbs(inner)
    const own = inner.map((child) => (TEXT in child ? String(child[TEXT]) : ''))
    const text = [...own, ...children.map((child) => child.text)].join(' ').trim()
    const attributes = (node[ATTRIBUTES] ?? {}) as Record<string, string>
    return [{ name, attributes, text, children }]
  })
