import * as z from 'zod/mini'
import { Id, idParams, Timestamp } from './common.ts'
import { endpoint } from './endpoint.ts'
import { WebUrl } from './knowledge-adding.ts'
import { WidgetScript } from './system.ts'

/** What was found on a page, as a code for programs; `text` says the same for people. */
export const InstallFindingKind = z.enum([
  'found',
  'found_by_script',
  'found_twice',
  'other_agents',
  'older_release',
  'unreadable_page',
  'missing',
  'wrong_agent',
  'no_agent_id',
  'in_comment',
  'in_noscript',
  'held_back',
  'wrong_quotes',
  'shown_as_text',
  'unseen_tag_manager',
  'foreign_script',
  'foreign_api',
  'insecure_script',
  'script_unreachable',
  'integrity_mismatch',
  'integrity_without_crossorigin',
  'policy_script',
  'policy_connect',
  'policy_sandbox',
  'site_not_allowed',
  'agent_inactive',
])
export type InstallFindingKind = z.infer<typeof InstallFindingKind>

export const InstallFinding = z.object({
  kind: InstallFindingKind,
  /** `problem`: visitors of the page have no chat until it is solved. */
  level: z.enum(['good', 'note', 'problem']),
  text: z.string(),
})
export type InstallFinding = z.infer<typeof InstallFinding>

export const InstallCheck = z.object({
  /** Address of the page after redirects; null where no page could be read. */
  url: z.nullable(z.string()),
  works: z.boolean(),
  findings: z.array(InstallFinding),
})
export type InstallCheck = z.infer<typeof InstallCheck>

/** A public link to a page that shows how to install the widget of one agent, and nothing else. */
export const InstallLink = z.object({ url: z.string(), created_at: Timestamp })
export type InstallLink = z.infer<typeof InstallLink>

/** What a visitor of an install link is shown. */
export const InstallSheet = z.object({ agent_id: Id, widget: WidgetScript })
export type InstallSheet = z.infer<typeof InstallSheet>

export const install = {
  check: endpoint({
    method: 'POST',
    path: '/agent/install-check/:id',
    summary: 'Looks for the widget of an agent on a page, and says what is wrong.',
    params: idParams,
    body: z.object({ url: WebUrl }),
    response: InstallCheck,
  }),
  link: endpoint({
    method: 'GET',
    path: '/agent/install-link/:id',
    summary: 'The link for whoever looks after the website; null where there is none.',
    params: idParams,
    response: z.nullable(InstallLink),
  }),
  makeLink: endpoint({
    method: 'POST',
    path: '/agent/install-link/:id',
    summary: 'Makes that link, or gives the one there is.',
    params: idParams,
    response: InstallLink,
  }),
  endLink: endpoint({
    method: 'DELETE',
    path: '/agent/install-link/:id',
    summary: 'Ends that link: it shows nothing any more.',
    params: idParams,
    response: z.null(),
  }),
  sheet: endpoint({
    method: 'GET',
    path: '/install',
    summary: 'How a widget is installed, by a link; needs no session.',
    query: z.object({ code: z.string().check(z.regex(/^[\w-]{43}$/)) }),
    response: InstallSheet,
  }),
}
