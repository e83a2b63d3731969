/** A response of the REST API. */
export type Answer = { status: number; body: Record<string, unknown> }

export const ok = (body: object): Answer => ({ status: 200, body: body as Answer['body'] })

/** An error response in Stripe's shape. */
export const refusal = (
  status: number,
  error: { type: string; message: string; code?: string; param?: string },
): Answer => ({ status, body: { error } })

export const notThere = (noun: string, id: string, param = 'id'): Answer =>
  refusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${noun}: '${id}'`,
  })

export const invalidRequest = (message: string, param?: string, code?: string): Answer =>
  refusal(400, {
    type: 'invalid_request_error',
    message,
    ...(param && { param }),
    ...(code && { code }),
  })

export const listOf = (url: string, data: object[]): Answer =>
  ok({ object: 'list', url, has_more: false, data })
