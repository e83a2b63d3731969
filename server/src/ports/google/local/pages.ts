import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { style } from './style.ts'
import type { Account } from './storage.ts'

/** Sends a page that runs no script and whose forms lead nowhere but here and back to the app. */
export function sendPage(
  response: ServerResponse,
  status: number,
  page: string,
  appUrl: string,
): void {
  const styleHash = createHash('sha256').update(style).digest('base64')
  response
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': [
        "default-src 'none'",
        `style-src 'sha256-${styleHash}'`,
        // Browsers apply it to the redirects that follow a form as well.
        `form-action 'self' ${new URL(appUrl).origin}`,
        "frame-ancestors 'none'",
        "base-uri 'none'",
      ].join('; '),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .end(page)
}

export function signInPage(view: {
  accounts: Account[]
  problem?: string
  name?: string
  email?: string
}): string {
  const { accounts, problem = '', name = '', email = '' } = view
  return document(
    'Sign in to Nexus',
    `<p class="badge">Local sign-in</p>
    <h1>Continue to Nexus</h1>
    <p class="lead">This page stands in for Google because no Google keys are configured. It runs on this computer only and asks for no password.</p>
    ${accounts.length ? knownAccounts(accounts) : ''}
    <form method="post">
      ${problem && `<p class="problem" role="alert">${escape(problem)}</p>`}
      <label>Your name<input name="name" autocomplete="name" maxlength="120" value="${escape(name)}" ${accounts.length ? '' : 'autofocus'}></label>
      <label>Email<input name="email" type="email" autocomplete="email" maxlength="254" value="${escape(email)}"></label>
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

/** Also for a sign-in that was finished already, in another tab. */
export const expiredPage = (appUrl: string): string =>
  document(
    'Sign-in expired',
    `<p class="badge">Local sign-in</p>
    <h1>This sign-in has expired</h1>
    <p class="lead">It was finished already, or it waited too long. Nothing is lost: start again.</p>
    <a class="primary" href="${escape(appUrl)}/auth">Back to Nexus</a>`,
  )

const knownAccounts = (accounts: Account[]) =>
  `<form method="post" class="accounts" aria-label="Accounts used before">
    ${accounts.map(accountButton).join('')}
  </form>
  <p class="or"><span>or someone else</span></p>`

const accountButton = ({ subject, name, email }: Account) =>
  `<button name="account" value="${escape(subject)}"><span class="avatar" aria-hidden="true">${escape([...name][0]!.toUpperCase())}</span><span><strong>${escape(name)}</strong><small>${escape(email ?? 'No email address')}</small></span></button>`

const document = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title}</title>
  <style>${style}</style>
</head>
<body><main><p class="logo">${MARK}Nexus</p>${body}</main></body>
</html>`

const MARK =
  '<svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true"><rect width="32" height="32" rx="9" fill="#2b3bd1"/><path d="M10 22.5v-13l12 13v-13" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>'

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (value: string) => value.replace(/[&<>"']/g, (character) => ENTITIES[character]!)
