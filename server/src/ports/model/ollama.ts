import * as z from 'zod'
import { runningTimeout } from '../../lib/running-timeout.ts'
import { boundedFetch } from './bounded-fetch.ts'

/** It is on this machine, so if it does not answer within this time it is not running. */
const TIME_MS = 1_500
const MODELS_MAX = 30
const fetchSome = boundedFetch(1024 * 1024)

const Tags = z.object({ models: z.array(z.object({ name: z.string() })) })
const Shown = z.object({ capabilities: z.array(z.string()).optional() })

/** The names of an Ollama's models that can chat, in its order; null when none answers. */
export async function listOllamaModels(url: string): Promise<string[] | null> {
  try {
    const signal = runningTimeout(TIME_MS)
    const { models } = Tags.parse(await read(`${url}/api/tags`, { signal }))
    const names = models.slice(0, MODELS_MAX).map(({ name }) => name)
    const talks = await Promise.all(names.map((name) => canTalk(url, name, signal)))
    return names.filter((_, at) => talks[at])
  } catch {
    return null
  }
}

/** Whether a model can chat, because some only embed. An older Ollama does not say, and counts as able. */
async function canTalk(url: string, model: string, signal: AbortSignal): Promise<boolean> {
  try {
    const body = JSON.stringify({ model })
    const { capabilities } = Shown.parse(
      await read(`${url}/api/show`, { method: 'POST', body, signal }),
    )
    return capabilities?.includes('completion') ?? true
  } catch {
    return true
  }
}

async function read(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetchSome(url, { ...init, redirect: 'error' })
  if (!response.ok) throw new Error(`Ollama answered ${response.status}`)
  return response.json()
}
