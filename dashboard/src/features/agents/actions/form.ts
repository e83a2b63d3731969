import type { Action, ActionHeader, ActionInput, WriteAction } from 'shared-types'

/** The texts of an input as typed: choices are separated by commas. */
export type InputForm = Omit<ActionInput, 'choices'> & { choices: string }
export type HeaderForm = { name: string; value: string; is_secret: boolean; isKept: boolean }
export type Form = Omit<WriteAction, 'examples' | 'inputs' | 'headers'> & {
  /** One per line. */
  examples: string
  inputs: InputForm[]
  headers: HeaderForm[]
}

export const NEW_INPUT: InputForm = { name: '', kind: 'text', ask: '', example: '', choices: '' }
export const NEW_HEADER: HeaderForm = { name: '', value: '', is_secret: true, isKept: false }

const BLANK: WriteAction = {
  name: '',
  purpose: '',
  examples: [],
  method: 'GET',
  tool: null,
  url: '',
  headers: [],
  body: '',
  inputs: [],
  writes: false,
  result: '',
  nothing: '',
  is_on: true,
}

/** @param action an action or a template; null starts with an empty form. */
export const formOf = (action: Action | WriteAction | null): Form => {
  const { examples, inputs, headers, ...rest } = action ?? BLANK
  return {
    ...withoutMeta(rest),
    examples: examples.join('\n'),
    inputs: inputs.map((input) => ({ ...input, choices: input.choices.join(', ') })),
    headers: headers.map(({ name, value, is_secret: isSecret }) => ({
      name,
      value: value ?? '',
      is_secret: isSecret,
      isKept: value === null,
    })),
  }
}

export const writtenOf = ({ examples, inputs, headers, ...rest }: Form): WriteAction => ({
  ...rest,
  body: rest.method === 'GET' ? '' : rest.body,
  examples: split(examples, '\n'),
  inputs: inputs.map((input) => ({
    ...input,
    choices: input.kind === 'choice' ? split(input.choices, ',') : [],
  })),
  headers: headersOf(headers),
})

export const headersOf = (headers: HeaderForm[]): ActionHeader[] => headers.map(headerOf)

/** A stored secret that was not typed again stays unchanged. */
const headerOf = ({ name, value, is_secret, isKept }: HeaderForm): ActionHeader => ({
  name,
  value: isKept && value === '' ? null : value,
  is_secret,
})

const withoutMeta = (rest: Omit<Action | WriteAction, 'examples' | 'inputs' | 'headers'>) => {
  const { name, purpose, method, tool, url, body, writes, result, nothing, is_on } = rest
  return { name, purpose, method, tool, url, body, writes, result, nothing, is_on }
}

const split = (text: string, by: string): string[] =>
  text
    .split(by)
    .map((part) => part.trim())
    .filter(Boolean)
