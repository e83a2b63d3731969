import type { Browser } from '@playwright/test'
import type { SystemStatus } from 'shared-types'
import { anAgent, apiOf } from '../e2e/arrange.ts'
import { type NexusOptions, startNexus } from '../e2e/servers/nexus.ts'
import { signInUnseen } from '../e2e/sign-in.ts'

/** Starts the built server with one signed-in account. */
export async function openNexus(browser: Browser, options: NexusOptions = {}) {
  const nexus = await startNexus(options)
  const page = await browser.newPage()
  // Signs in without opening the dashboard, which would slow down what is measured.
  await signInUnseen(page, nexus.origin, { name: 'Bench Owner', email: 'owner@bench.example' })
  const api = apiOf(page, nexus.origin)
  return {
    ...nexus,
    api,
    chatbot: () => anAgent(api),
    scriptUrl: async () => (await api.get<SystemStatus>('/system')).widget.script_url,
  }
}
