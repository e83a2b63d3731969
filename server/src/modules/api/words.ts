import type { AnyApiEndpoint } from 'shared-types'
import { MAX_PER_KEY, MAX_PER_WORKSPACE } from '../../http/api-limits.ts'

export const DESCRIPTION = `Read and change what a workspace has, from another program.

**Keys.** Make one under *Settings, API keys*, and send it with every request as \`Authorization: Bearer nxs_…\`. It acts as the person who made it, within its scopes. Keep it on a server.

**Lists** come in pages, the newest first. Send the \`next_cursor\` of a page as \`cursor\` for the next one; it is null on the last.

**Changes** may carry an \`Idempotency-Key\` of yours, one for each. When you repeat the request with the same key within a day, nothing is done again, and you get the first answer.

**Times** are UTC, as ISO 8601.

**Limits.** A key may make ${MAX_PER_KEY} requests a minute, all keys of a workspace ${MAX_PER_WORKSPACE}. Every answer to a valid key says what is left; one that is refused says in \`Retry-After\` how many seconds to wait.

**Failures** have a \`message\` for people and a \`code\` for programs. Another workspace's id is simply not found.

**Changes of the API.** Fields may be added to answers at any time; none is removed or changes its meaning under \`/v1\`.`

type Parameter = { description: string; example: string | number }

const anId = (description: string) => ({
  description,
  example: '01990b7e-5c1f-7a52-9d38-0c4f1e6a2b11',
})

/** Descriptions of parameters in addresses; a test compares them with the contract. */
export const PARAMETERS: Record<string, Parameter> = {
  id: anId('The id of what the address names.'),
  answer_id: anId('The id of the answer.'),
  source_id: anId('The id of the source.'),
  run_id: anId('The id of the run.'),
  cursor: {
    description: 'The next_cursor of the page before; without it, the first page.',
    example: 'MTc2MzkxNzQ1MjAwMDAwMC4wMTk5MGI3ZQ',
  },
  limit: { description: 'How many entries at most.', example: 20 },
  state: {
    description: 'Only conversations that are open, that wait for a person, or that are resolved.',
    example: 'waiting',
  },
  channel: { description: 'Only conversations of this channel.', example: 'widget' },
  decision: { description: 'Only calls with which the agent did this.', example: 'take_message' },
  agent_id: anId('Only those of this agent.'),
  since: {
    description: 'Not before this time: of the last message, or of the beginning of a call.',
    example: '2026-11-23T00:00:00Z',
  },
  until: { description: 'Before this time.', example: '2026-11-24T00:00:00Z' },
  q: {
    description:
      'What to look for: words, each of which may be a beginning, or a time such as `last week`, or both.',
    example: 'bicycle last week',
  },
  time_zone: {
    description: 'Where a time in the words is reckoned; UTC without it.',
    example: 'Europe/London',
  },
}

export const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Makes the request safe to repeat for a day: 1 to 255 printable characters, one for each request.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  example: '7b0e6f5e-7a52-4d4f-9c11-3f0b6f0d6a10',
}

const count = (description: string, example: number) => ({
  description,
  schema: { type: 'integer' },
  example,
})

export const RATE_HEADERS = {
  'RateLimit-Limit': count('Requests a minute that the nearer limit allows.', MAX_PER_KEY),
  'RateLimit-Remaining': count('How many of them are left.', MAX_PER_KEY - 1),
  'RateLimit-Reset': count('Seconds until all of them are there again.', 60),
  'Retry-After': count('Seconds to wait before the next request.', 12),
}

type Refusal = {
  status: number
  description: string
  example: object
  /** Which endpoints can answer like this; all when absent. */
  only?: (endpoint: AnyApiEndpoint) => boolean
}

/** The errors of requests, by their names in the document. */
export const FAILURES: Record<string, Refusal> = {
  BadRequest: {
    status: 400,
    description: 'Something in the request is not as described.',
    example: {
      message: 'Write a message first',
      code: 'validation_failed',
      details: [{ path: 'text', message: 'Write a message first' }],
    },
  },
  Unauthenticated: {
    status: 401,
    description: 'There is no key, or it is none any more.',
    example: {
      message: 'Send an API key: Authorization: Bearer nxs_…',
      code: 'unauthenticated',
    },
  },
  Forbidden: {
    status: 403,
    description: 'The key lacks the scope, or the person who made it may not do this.',
    example: { message: 'This key lacks the scope leads:read.', code: 'scope_missing' },
  },
  NotFound: {
    status: 404,
    description: 'The workspace has no such thing.',
    example: { message: 'Conversation not found', code: 'not_found' },
    only: ({ params }) => Boolean(params),
  },
  Conflict: {
    status: 409,
    description: 'It cannot be done now.',
    example: {
      message: 'Take control of the conversation before you reply.',
      code: 'admin_not_in_control',
    },
    only: ({ method }) => method !== 'GET',
  },
  KeyReused: {
    status: 422,
    description:
      'The Idempotency-Key was used for another request, or a website that is to be added could not be read.',
    example: {
      message: 'This Idempotency-Key was used for another request. Use a new one for each.',
      code: 'idempotency_key_reused',
    },
    only: ({ method }) => method !== 'GET',
  },
  TooLarge: {
    status: 413,
    description: 'The body is too large.',
    example: { message: 'That is too large.', code: 'too_large' },
    only: ({ body }) => Boolean(body),
  },
  UnsupportedMediaType: {
    status: 415,
    description: 'The body is not sent as JSON.',
    example: {
      message:
        'This kind of content is not supported. JSON needs the header content-type: application/json.',
      code: 'unsupported_media_type',
    },
    only: ({ body }) => Boolean(body),
  },
  TooManyRequests: {
    status: 429,
    description: 'There were too many requests.',
    example: { message: 'Too many requests. Try again in 12 seconds.', code: 'rate_limited' },
  },
}
