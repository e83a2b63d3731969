import type { Deps } from '../../deps.ts'
import { isDeepJson } from '../../lib/deep-json.ts'
import type { ActionAnswer } from '../../ports/actions/index.ts'
import { openHeaders } from './headers.ts'
import { fillAddress, fillBody, sayResult, type Values } from './placeholders.ts'
import type { ActionRow } from './store.ts'

/** The result of calling a service. */
export type Sent = {
  /** `unknown`: the change may have been made, but there is no confirmation. */
  state: 'done' | 'failed' | 'unknown'
  /** The sentence for the visitor; null when it failed without one. */
  said: string | null
  problem: string | null
  status: number | null
  tookMs: number
  /** The answer without the secrets that were sent; null when there was none. */
  answer: string | null
  /** True when the tool is not the one that was approved: nothing was done. */
  isChanged: boolean
}

/** Statuses for something that does not exist: the service has understood the request. */
const NOTHING_FOUND = new Set([404, 410])

/**
 * Calls the service of an action.
 * @param key the same for every attempt of one run, so that the service acts once
 * @throws the reason of `signal`
 */
export async function send(
  deps: Pick<Deps, 'config' | 'actions'>,
  action: ActionRow,
  inputs: Values,
  key: string,
  signal?: AbortSignal,
): Promise<Sent> {
  const { headers, hide } = openHeaders(deps.config, action.headers)
  if (action.writes) headers['idempotency-key'] = key
  const asked = await askService(deps, action, inputs, headers, signal)
  const { status, mayHaveHappened, tookMs, isChanged = false } = asked
  const problem = asked.problem && hide(asked.problem)
  const answer = asked.text === null ? null : hide(asked.text)
  const came = judged(action, inputs, { status, answer, problem, mayHaveHappened })
  // A field taken from JSON is unescaped, so secrets must be hidden in it once more.
  return { ...came, said: came.said && hide(came.said), status, tookMs, answer, isChanged }
}

function askService(
  { actions }: Pick<Deps, 'actions'>,
  action: ActionRow,
  inputs: Values,
  headers: Record<string, string>,
  signal?: AbortSignal,
): Promise<ActionAnswer & { isChanged?: boolean }> {
  const { tool, method } = action
  if (tool) return actions.callTool({ url: action.url, headers }, { ...tool, inputs }, signal)
  const url = fillAddress(action.url, inputs)
  if (url === null) return Promise.resolve(NOT_ASKED)
  const body = action.body ? fillBody(action.body, inputs, numbersOf(action)) : null
  if (body !== null) headers['content-type'] ??= 'application/json'
  return actions.call({ method, url, headers, body }, signal)
}

const NOT_ASKED: ActionAnswer = {
  status: null,
  text: null,
  problem: 'What was filled in leads elsewhere in the address. Nothing was sent.',
  mayHaveHappened: false,
  tookMs: 0,
}

const numbersOf = ({ inputs }: ActionRow): Set<string> =>
  new Set(inputs.filter(({ kind }) => kind === 'number').map(({ name }) => name))

function judged(
  { result, nothing, tool, writes }: ActionRow,
  inputs: Values,
  {
    status,
    answer,
    problem,
    mayHaveHappened,
  }: Pick<ActionAnswer, 'status' | 'problem' | 'mayHaveHappened'> & { answer: string | null },
): Pick<Sent, 'state' | 'said' | 'problem'> {
  // A change that may have been made counts as unknown: a visitor told that it failed would do it again.
  const state = writes && mayHaveHappened ? ('unknown' as const) : ('failed' as const)
  const failed = (why: string) => ({ state, said: null, problem: why })
  if (problem !== null || (status === null && !tool)) {
    return failed(problem ?? 'There was no answer.')
  }
  if (status !== null && NOTHING_FOUND.has(status) && nothing) {
    return { state: 'done', said: nothing, problem: null }
  }
  if (status !== null && status >= 400) return failed(`The service answered ${status}.`)
  const sentence = sayResult(result, parsed(answer), inputs)
  if (sentence !== null) return { state: 'done', said: sentence, problem: null }
  if (nothing) return { state: 'done', said: nothing, problem: null }
  return failed('The answer lacks a field that is to be said.')
}

function parsed(text: string | null): unknown {
  if (text === null || isDeepJson(text)) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
