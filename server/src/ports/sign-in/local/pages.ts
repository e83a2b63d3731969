import type { ServerResponse } from 'node:http'
import { escapeHtml, standInHeaders, standInPage } from '../../../lib/page.ts'
import type { Account } from './storage.ts'

/** Sends a page that runs no scripts, and whose forms can only be sent to this server and redirect to the app. */
export function sendPage(
  response: ServerResponse,
  status: number,
  page: string,
  appUrl: string,
): void {
  response.writeHead(status, standInHeaders(appUrl)).end(page)
}

export function signInPage(view: {
  accounts: Account[]
  problem?: string
  name?: string
  email?: string
}): string {
  const { accounts, problem = '', name = '', email = '' } = view
  return standInPage(
    'Sign in to Nexus',
    `<p class="badge">Local sign-in</p>
    <h1>Continue to Nexus</h1>
    <p class="lead">This page stands in for Google because no Google keys are configured. It runs on this computer only and asks for no password.</p>
    ${accounts.length ? knownAccounts(accounts) : ''}
    <form method="post">
      ${problem && `<p class="problem" role="alert">${escapeHtml(problem)}</p>`}
      <label>Your name<input name="name" autocomplete="name" maxlength="120" value="${escapeHtml(name)}" ${accounts.length ? '' : 'autofocus'}></label>
      <label>Email<input name="email" type="email" autocomplete="email" maxlength="254" value="${escapeHtml(email)}"></label>
      <button class="primary" name="action" value="continue">Continue</button>
      <details>
        <summary>Try what can go wrong</summary>
        <div class="row">
          <button name="action" value="deny" formnovalidate>Say no</button>
          <button name="action" value="without-email" formnovalidate>Continue without an email</button>
        </div>
      </details>
    </form>`,
  )
}

/** Also shown for a sign-in that was already finished in another tab. */
export const expiredPage = (appUrl: string): string =>
  standInPage(
    'Sign-in expired',
    `<p class="badge">Local sign-in</p>
    <h1>This sign-in has expired</h1>
    <p class="lead">It was finished already, or it waited too long. Nothing is lost: start again.</p>
    <a class="primary" href="${escapeHtml(appUrl)}/auth">Back to Nexus</a>`,
  )

const knownAccounts = (accounts: Account[]) =>
  `<form method="post" class="accounts" aria-label="Accounts used before">
    ${accounts.map(accountButton).join('')}
  </form>
  <p class="or"><span>or someone else</span></p>`

const accountButton = ({ subject, name, email }: Account) =>
  `<button name="account" value="${escapeHtml(subject)}"><span class="avatar" aria-hidden="true">${escapeHtml([...name][0]!.toUpperCase())}</span><span><strong>${escapeHtml(name)}</strong><small>${escapeHtml(email ?? 'No email address')}</small></span></button>`
