import {
  ACTION_CHOICES_MAX,
  ACTION_INPUTS_MAX,
  type ActionHeader,
  ActionInput,
  type ActionInputKind,
  type OfferedTool,
} from 'shared-types'
import type { Deps } from '../../deps.ts'
import { invalid, notFound } from '../../errors.ts'
import type { ServerTool } from '../../ports/actions/index.ts'
import { findOwnAgent } from '../agents/own.ts'
import { isAddress } from './as-words.ts'
import { keepHeaders, openHeaders } from './headers.ts'
import { findAction } from './store.ts'

type Asked = { url: string; headers: ActionHeader[]; action_id: string | null }

/**
 * The tools that an MCP server offers now.
 * @param asked with `action_id`, secrets that are null are taken from this action, unless the host differs
 * @throws 404; 400 `address_refused`, `server_unread`
 */
export async function readTools(
  deps: Deps,
  userId: string,
  agentId: string,
  { url, headers, action_id: actionId }: Asked,
): Promise<OfferedTool[]> {
  await findOwnAgent(deps, userId, agentId)
  const action = actionId === null ? null : await findAction(deps.db, userId, agentId, actionId)
  if (action === undefined) throw notFound('Action')
  const refused = isAddress(url) ? deps.actions.refusal(url) : 'This is no address of a server.'
  if (refused) throw invalid('address_refused', refused)
  const isSameHost = action && URL.parse(action.url)?.origin === URL.parse(url)?.origin
  const kept = keepHeaders(deps.config, headers, isSameHost ? action.headers : [])
  const { headers: sent, hide } = openHeaders(deps.config, kept)
  const found = await deps.actions.listTools({ url, headers: sent })
  if (typeof found === 'string') throw invalid('server_unread', hide(found))
  return found.map((tool) => asOffered(tool, hide))
}

const asOffered = (
  { name, title, description, schema, readsOnly, pin }: ServerTool,
  hide: (text: string) => string,
): OfferedTool => ({
  name,
  title: shown(title, hide),
  description: shown(description, hide),
  inputs: inputsOf(schema),
  reads_only: readsOnly,
  pin,
})

const shown = (text: string, hide: (text: string) => string): string =>
  hide(text).replaceAll('\0', '').toWellFormed()

type Schema = Record<string, unknown>
const ASK_MAX = 200
const CHOICE_MAX = 60

/** The inputs to ask for; null when there are more than a visitor can be asked, or of another kind. */
function inputsOf(schema: Schema): ActionInput[] | null {
  const properties = objectOf(schema['properties'])
  const required = Array.isArray(schema['required']) ? schema['required'] : []
  if (required.length > ACTION_INPUTS_MAX) return null
  const inputs = required.map((name: unknown) =>
    isInputName(name) ? inputOf(name, objectOf(properties[name])) : null,
  )
  return inputs.every((input) => input !== null) ? inputs : null
}

const isInputName = (name: unknown): name is string =>
  ActionInput.shape.name.safeParse(name).success

function inputOf(name: string, schema: Schema): ActionInput | null {
  const choices = choicesOf(schema)
  const kind = choices ? 'choice' : kindOf(schema)
  if (!kind || (choices && (choices.length < 2 || choices.length > ACTION_CHOICES_MAX))) return null
  const described = typeof schema['description'] === 'string' ? schema['description'] : ''
  const ask = described.replaceAll('\0', '').trim().slice(0, ASK_MAX).toWellFormed() || name
  return { name, kind, ask, example: '', choices: choices ?? [] }
}

function choicesOf({ type, enum: values }: Schema): string[] | null {
  if (type === 'boolean') return ['yes', 'no']
  if (!Array.isArray(values)) return null
  return values.filter(
    (value): value is string =>
      typeof value === 'string' && value !== '' && value.length <= CHOICE_MAX,
  )
}

function kindOf({ type, format }: Schema): ActionInputKind | null {
  if (type === 'number' || type === 'integer') return 'number'
  if (type !== 'string') return null
  if (format === 'email' || format === 'date') return format
  return 'text'
}

const objectOf = (value: unknown): Schema =>
  typeof value === 'object' && value !== null ? { ...value } : {}
