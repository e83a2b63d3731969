import { queryOptions } from '@tanstack/react-query'
import axios, { isAxiosError } from 'axios'
import {
  ADMIN_HEADER,
  API_TIMEOUT_MS,
  fillPath,
  type AnyEndpoint,
  type Failure,
  type Input,
  type Output,
  type Success,
} from 'shared-types'
import { API_BASE } from '~/lib/paths.ts'
import { ApiFailure } from './failure.ts'

export type CallOptions = {
  /** Marks the call as made by an admin. */
  admin?: boolean
  /** Multipart body for endpoints that accept files, in place of `body`. */
  form?: FormData
  signal?: AbortSignal
  /** Share of the body that has been sent, from 0 to 1. Such calls may take longer than others. */
  onProgress?: (share: number) => void
}

const UPLOAD_TIMEOUT_MS = 5 * 60_000

const http = axios.create({ baseURL: API_BASE, withCredentials: true, timeout: API_TIMEOUT_MS })

/**
 * Makes a call and returns the `data` of the response.
 * @throws ApiFailure
 */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  input: Input<E>,
  options?: CallOptions,
): Promise<Output<E>> {
  return (await callWithMessage(endpoint, input, options)).data
}

/** As `call`, with the server's message, for calls whose toast shows it (`meta: { success: true }`). */
export async function callWithMessage<E extends AnyEndpoint>(
  endpoint: E,
  input: Input<E>,
  { admin, form, signal, onProgress }: CallOptions = {},
): Promise<Success<Output<E>>> {
  const { params, query, body } = input as Parts
  try {
    const response = await http.request<Success<Output<E>>>({
      method: endpoint.method,
      url: fillPath(endpoint.path, params),
      params: query,
      data: form ?? body,
      headers: admin ? { [ADMIN_HEADER]: 'true' } : {},
      signal,
      ...(onProgress && {
        timeout: UPLOAD_TIMEOUT_MS,
        onUploadProgress: ({ progress = 0 }) => onProgress(progress),
      }),
    })
    return response.data
  } catch (error) {
    if (!isAxiosError<Failure>(error)) throw error
    throw new ApiFailure(error.response?.status ?? 0, error.response?.data)
  }
}

/** Query options of a reading call; its key is `[endpoint.path, input]`, so `[endpoint.path]` invalidates every input of it. */
export const q = <E extends AnyEndpoint>(endpoint: E, input: Input<E>) =>
  queryOptions({
    queryKey: [endpoint.path, input] as const,
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
  })

/** The parts of `Input<E>` where the endpoint is not known. */
type Parts = { params?: Record<string, string>; query?: object; body?: unknown }
