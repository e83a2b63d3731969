import type { Browser, Page } from '@playwright/test'
import type { Role } from 'shared-types'
import { type Api, apiOf } from './arrange.ts'
import { signInUnseen } from './sign-in.ts'

type Colleague = { name: string; email: string; role?: Role }

/** Somebody who has joined the workspace of `api`. @returns their browser, with nothing open yet */
export async function aColleague(
  browser: Browser,
  api: Api,
  { name, email, role = 'agent' }: Colleague,
): Promise<Page> {
  const colleague = await (await browser.newContext()).newPage()
  await signInUnseen(colleague, api.origin, { name, email })
  const { link } = await api.post<{ link: string }>('/team/invitations', { email, role })
  const token = new URL(link).hash.slice(1)
  await apiOf(colleague, api.origin).post('/workspaces/join', { token })
  return colleague
}
