import parsePolicy from 'content-security-policy-parser'
import type { EmbedTag } from '../../ports/reader/read-embeds.ts'

type Policy = ReturnType<typeof parsePolicy>

/** What a content security policy blocks of the widget, and the directive that does. */
export type Forbidden = { what: 'script' | 'connect' | 'sandbox'; directive: string }

type Wanted = {
  /** Address of the page. */
  page: URL
  tag: EmbedTag
  /** Address of the script in the tag. */
  script: URL
  /** Address of the API that the widget calls. */
  api: URL
  /** True when another script has created the tag: a policy that trusts scripts then trusts it too. */
  isMade: boolean
}

/**
 * What the policies of a page block of the widget's script and its API. Every policy must allow both.
 * @param policies from headers and meta tags; a header may contain several, separated by commas
 */
export function forbiddenBy(policies: string[], needed: Wanted): Forbidden[] {
  const found = policies
    .flatMap((text) => text.split(','))
    // Long white space is shortened first, because the parser takes time with its square.
    .map((text) => parsePolicy(text.replace(/[\t\n\f\r ]+/g, ' ').trim()))
    .flatMap((policy) => [
      ...sandboxed(policy),
      ...scriptForbidden(policy, needed),
      ...connectForbidden(policy, needed),
    ])
  return [...new Map(found.map((each) => [each.what, each])).values()]
}

const sandboxed = (policy: Policy): Forbidden[] => {
  const flags = policy.get('sandbox')
  const allows = !flags || flags.some((flag) => flag.toLowerCase() === 'allow-scripts')
  return allows ? [] : [{ what: 'sandbox', directive: 'sandbox' }]
}

function scriptForbidden(policy: Policy, { page, tag, script, isMade }: Wanted): Forbidden[] {
  const rule = ruleOf(policy, ['script-src-elem', 'script-src', 'default-src'])
  if (!rule) return []
  const has = (source: string) => rule.sources.includes(source)
  const isStrict = rule.sources.some((source) => source.toLowerCase() === "'strict-dynamic'")
  const isNamed =
    (tag.nonce !== null && has(`'nonce-${tag.nonce}'`)) ||
    (tag.integrity !== null && tag.integrity.split(/\s+/).every((hash) => has(`'${hash}'`)))
  // With `strict-dynamic`, scripts created by trusted scripts are trusted, and hosts are ignored.
  const allows = isNamed || (isStrict ? isMade : isAnyMatch(rule.sources, script, page))
  return allows ? [] : [{ what: 'script', directive: rule.name }]
}

function connectForbidden(policy: Policy, { page, api }: Wanted): Forbidden[] {
  const rule = ruleOf(policy, ['connect-src', 'default-src'])
  if (!rule || isAnyMatch(rule.sources, api, page)) return []
  return [{ what: 'connect', directive: rule.name }]
}

/** The first of these directives that the policy has. */
function ruleOf(policy: Policy, directives: string[]) {
  const name = directives.find((each) => policy.has(each))
  return name ? { name, sources: policy.get(name)! } : undefined
}

const isAnyMatch = (sources: string[], url: URL, page: URL) =>
  sources.some((source) => isMatch(source, url, page))

const HOST_SOURCE =
  /^(?:([a-z][a-z\d+.-]{0,20}):\/\/)?(\*|(?:\*\.)?[^/:*]{1,253})(?::(\d{1,5}|\*))?(\/.*)?$/i

/** Schemes of addresses that `*` allows. */
const WEB_SCHEMES = ['http:', 'https:', 'ws:', 'wss:']

/** Whether a source expression matches an address, according to Content Security Policy Level 3. */
function isMatch(source: string, url: URL, page: URL): boolean {
  if (source === '*') return WEB_SCHEMES.includes(url.protocol)
  if (source.toLowerCase() === "'self'") return url.origin === page.origin || isUpgrade(page, url)
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return isScheme(source.toLowerCase(), url.protocol)
  const [, scheme, host, port, path] = HOST_SOURCE.exec(source) ?? []
  if (!host) return false
  return (
    isScheme(scheme ? `${scheme.toLowerCase()}:` : page.protocol, url.protocol) &&
    isHost(host.toLowerCase(), url.hostname) &&
    isPort(port, url) &&
    isPath(path, url.pathname)
  )
}

/** Whether the address is the page's host over TLS while the page has none. */
const isUpgrade = (page: URL, url: URL) =>
  page.hostname === url.hostname && isScheme(page.protocol, url.protocol) && !url.port && !page.port

const isScheme = (allowed: string, scheme: string) =>
  allowed === scheme || (allowed === 'http:' && scheme === 'https:')

const isHost = (allowed: string, host: string) =>
  allowed === '*' || (allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed)

function isPort(allowed: string | undefined, { port, protocol }: URL): boolean {
  if (allowed === '*') return true
  const usual = protocol === 'https:' ? '443' : '80'
  if (!allowed) return port === ''
  return allowed === (port || usual) || (allowed === '80' && protocol === 'https:' && port === '')
}

function isPath(allowed: string | undefined, path: string): boolean {
  if (!allowed || allowed === '/') return true
  const plain = decoded(allowed)
  return plain.endsWith('/') ? decoded(path).startsWith(plain) : decoded(path) === plain
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
