import type { InstallFinding, InstallFindingKind } from 'shared-types'

/** A finding, with the names in its sentence. */
export type Finding =
  | { kind: 'other_agents'; others: string[] }
  | { kind: 'wrong_agent'; others: string[]; agentId: string }
  | { kind: 'no_agent_id'; agentId: string }
  | { kind: 'older_release'; release: string }
  | { kind: 'unreadable_page' | 'script_unreachable'; reason: string }
  | { kind: 'foreign_script'; host: string }
  | { kind: 'foreign_api'; host: string; appUrl: string }
  | { kind: 'policy_script' | 'policy_connect'; directive: string; origin: string }
  | { kind: 'site_not_allowed'; host: string }
  | { kind: Plain }

type Plain =
  | 'found'
  | 'found_by_script'
  | 'found_twice'
  | 'missing'
  | 'in_comment'
  | 'in_noscript'
  | 'held_back'
  | 'wrong_quotes'
  | 'shown_as_text'
  | 'unseen_tag_manager'
  | 'insecure_script'
  | 'integrity_mismatch'
  | 'integrity_without_crossorigin'
  | 'policy_sandbox'
  | 'agent_inactive'

export const LEVELS: Record<InstallFindingKind, InstallFinding['level']> = {
  found: 'good',
  found_by_script: 'good',
  found_twice: 'note',
  other_agents: 'note',
  older_release: 'note',
  unseen_tag_manager: 'note',
  unreadable_page: 'problem',
  missing: 'problem',
  wrong_agent: 'problem',
  no_agent_id: 'problem',
  in_comment: 'problem',
  in_noscript: 'problem',
  held_back: 'problem',
  wrong_quotes: 'problem',
  shown_as_text: 'problem',
  foreign_script: 'note',
  foreign_api: 'problem',
  insecure_script: 'problem',
  script_unreachable: 'problem',
  integrity_mismatch: 'problem',
  integrity_without_crossorigin: 'problem',
  policy_script: 'problem',
  policy_connect: 'problem',
  policy_sandbox: 'problem',
  site_not_allowed: 'problem',
  agent_inactive: 'problem',
}

const PLAIN: Record<Plain, string> = {
  found: 'The snippet of this agent is on the page.',
  found_by_script:
    'A script of the page adds the chat of this agent, as a tag manager does. A banner that asks for consent may hold it back.',
  found_twice: 'The snippet is on the page more than once. One is enough; it is still one chat.',
  missing:
    'The snippet is not on this page. Paste it before the closing </body> tag, publish the page, and empty the cache of your website if it has one.',
  in_comment:
    'The snippet stands in a comment (<!-- … -->), so browsers skip it. Take it out of the comment.',
  in_noscript:
    'The snippet stands inside <noscript>, which is only for browsers without JavaScript. Move it out.',
  held_back:
    'The snippet is on the page, but something holds it back, as consent banners do: it runs once a visitor agrees. Tell that tool the chat is necessary if it should always be there.',
  wrong_quotes:
    'The quotation marks of the snippet have been replaced by curly ones, which browsers take for part of the address. Copy the snippet again, and paste it where your website takes code (“Custom HTML”) and not text.',
  shown_as_text:
    'The page shows the snippet to its readers as text. Remove it there, and paste it where your website takes code (“Custom HTML”) and not text.',
  unseen_tag_manager:
    'The page uses Google Tag Manager, and what is inside cannot be seen from here. If the chat was added there, submit the changes and open the page yourself.',
  insecure_script:
    'The page is https and the script is http, so browsers block it. Copy the snippet again.',
  integrity_mismatch:
    'The integrity in the snippet does not match the script, so browsers refuse it. Copy the snippet again, all of it.',
  integrity_without_crossorigin:
    'The snippet has an integrity but has lost crossorigin="anonymous", so browsers refuse the script. Copy the snippet again, all of it.',
  policy_sandbox:
    'The content security policy of the page has sandbox without allow-scripts, so no script runs there.',
  agent_inactive: 'This agent is inactive, so the chat does not answer. Activate it.',
}

/** The finding as a sentence for the owner. */
export const say = (finding: Finding): InstallFinding => ({
  kind: finding.kind,
  level: LEVELS[finding.kind],
  text: textOf(finding),
})

function textOf(finding: Finding): string {
  switch (finding.kind) {
    case 'other_agents':
      return `The page also has the chat of ${listed(finding.others)}. Give one of them another side, or take it off.`
    case 'wrong_agent':
      return `The snippet on the page is that of ${listed(finding.others)}. For this agent data-agent-id has to be ${finding.agentId}.`
    case 'no_agent_id':
      return `The snippet on the page has lost its data-agent-id. It has to be ${finding.agentId}.`
    case 'older_release':
      return `The page loads an older release, ${finding.release}. It goes on working; the snippet above has the newest.`
    case 'unreadable_page':
      return `The page could not be read from here. ${finding.reason}`
    case 'script_unreachable':
      return `The script of the snippet could not be loaded. ${finding.reason}`
    case 'foreign_script':
      return `The script comes from ${finding.host}, which is not where this product serves it.`
    case 'foreign_api':
      return `The snippet asks ${finding.host}, which does not know this agent. It has to be ${finding.appUrl}: copy the snippet again.`
    case 'policy_script':
      return `The content security policy of the page forbids the script. Add ${finding.origin} to ${finding.directive}, or the nonce of the page to the snippet.`
    case 'policy_connect':
      return `The content security policy of the page keeps the chat from its messages. Add ${finding.origin} to connect-src${finding.directive === 'connect-src' ? '' : `, which ${finding.directive} stands for`}.`
    case 'site_not_allowed':
      return `${finding.host} is not among the websites this agent may stand on. Add it below, under More.`
    default:
      return PLAIN[finding.kind]
  }
}

const listed = (names: string[]): string => names.slice(0, 3).join(', ')
