import type { WriteAction } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { invalid } from '../../errors.ts'
import { fillAddress, placeholdersIn } from './placeholders.ts'

/** Headers that only our server sets. */
const OURS = new Set([
  'accept',
  'accept-encoding',
  'connection',
  'content-length',
  'expect',
  'host',
  'idempotency-key',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** @throws 400 when the action could never run as it is written. */
export function refuseUnfit({ actions }: Pick<Deps, 'actions'>, action: WriteAction): void {
  const wrong = wrongWithInputs(action) ?? wrongWithBody(action) ?? wrongWithHeaders(action)
  if (wrong) throw invalid('action_unfit', wrong)
  const { url, inputs, tool } = action
  if (tool) return refuseUnfitTool(actions, action)
  const filled = fillAddress(url, Object.fromEntries(inputs.map(({ name }) => [name, 'x'])))
  if (placeholdersIn(hostPartOf(url)).length > 0) {
    throw invalid('address_refused', 'The name of the host must not hold an input.')
  }
  const problem =
    filled === null ? 'The address must not hold a step of dots.' : actions.refusal(filled)
  if (problem) throw invalid('address_refused', problem)
}

/** A tool of an MCP server gets its inputs in the call, so its address has no placeholders. */
function refuseUnfitTool(actions: Deps['actions'], { url, method, body }: WriteAction): void {
  if (method !== 'POST' || body !== '') {
    throw invalid('action_unfit', 'A tool of a server has no method and no body of its own.')
  }
  if (placeholdersIn(url).length > 0) {
    throw invalid('address_refused', 'The address of a server holds no input.')
  }
  const problem = actions.refusal(url)
  if (problem) throw invalid('address_refused', problem)
}

/** The part of an address before the path. */
function hostPartOf(url: string): string {
  const begin = url.indexOf('://') + 3
  const [host = ''] = url.slice(begin).split(/[/?#]/, 1)
  return url.slice(0, begin) + host
}

function wrongWithInputs({ inputs, url, body }: WriteAction): string | null {
  const names = new Set(inputs.map(({ name }) => name))
  if (names.size < inputs.length) return 'Two inputs have the same name.'
  const empty = inputs.find(({ kind, choices }) => kind === 'choice' && choices.length < 2)
  if (empty) return `The input ${empty.name} needs two choices at least.`
  const unknown = placeholdersIn(url + body).find((name) => !names.has(name))
  return unknown ? `There is no input of the name ${unknown}.` : null
}

function wrongWithBody({ body, method }: WriteAction): string | null {
  if (!body) return null
  if (method === 'GET') return 'A GET request has no body.'
  try {
    JSON.parse(body)
    return null
  } catch {
    return 'The body is no JSON. Put inputs in quotes: "{order}".'
  }
}

function wrongWithHeaders({ headers }: WriteAction): string | null {
  const names = headers.map(({ name }) => name.toLowerCase())
  if (new Set(names).size < names.length) return 'Two headers have the same name.'
  const ours = names.find((name) => OURS.has(name))
  return ours ? `The header ${ours} is not yours to set.` : null
}
