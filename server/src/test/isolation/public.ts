import type { Request } from './types.ts'

/** Anybody may call these; each checks its caller itself, or has nothing to protect. */
export const PUBLIC = [
  'GET /api/health',
  'GET /livez',
  'GET /readyz',
  'GET /api/openapi.json',
  'GET /api/v1/openapi.json',
  // With these programs ask for access; what they get is a person's decision: modules/assistants/assistants.test.ts
  'GET /.well-known/oauth-protected-resource',
  'GET /.well-known/oauth-protected-resource/mcp',
  'GET /.well-known/oauth-authorization-server',
  'POST /oauth/register',
  'POST /oauth/token',
  'POST /oauth/revoke',
  'GET /api/user/session',
  'GET /api/auth/options',
  'GET /api/auth/google',
  'GET /api/auth/google/callback',
  'GET /api/auth/openid',
  'GET /api/auth/openid/callback',
  'GET /api/auth/logout',
  // Only finishes what the same session began: modules/calendars/google.test.ts
  'GET /api/calendars/google/callback',
  'GET /api/widget/agents/:id/config',
  'POST /api/widget/agents/:id/conversations',
  // Requires an identity signed by the agent's website: modules/identity/identity.test.ts
  'POST /api/widget/agents/:id/identity',
  // Requires a link, and shows only what any page with the widget shows: modules/install/links.test.ts
  'GET /api/install',
  // Requires a link that nobody can guess: modules/appointments/pages.test.ts
  'GET /book/with/:code',
  'POST /book/with/:code',
  'GET /book/mine/:token',
  'POST /book/mine/:token',
  'GET /book/mine/:token/calendar.ics',
  // Signed by the carrier: modules/calls/hostile.test.ts proves that others are refused.
  'GET /api/webhooks/twilio/relay',
  'POST /api/webhooks/twilio/voice',
  'POST /api/webhooks/twilio/connect-action',
  'POST /api/webhooks/twilio/whisper',
  'POST /api/webhooks/twilio/accept',
  'POST /api/webhooks/twilio/dial-action',
  'POST /api/webhooks/twilio/recorded',
  'POST /api/webhooks/twilio/recording',
  'POST /api/webhooks/twilio/transcription',
  'POST /api/webhooks/twilio/forwarding-check',
  'POST /api/webhooks/twilio/status',
  'POST /api/webhooks/twilio/text',
  'POST /api/webhooks/twilio/text-status',
  // Signed with the token of the owner's account: modules/texting/whatsapp/whatsapp.test.ts.
  'POST /api/webhooks/twilio/whatsapp/:id',
  'POST /api/webhooks/twilio/whatsapp/:id/status',
  // Signed by Stripe: modules/billing/webhooks.test.ts proves that others are refused.
  'POST /api/webhooks/stripe',
  // Requires a secret known to Telegram: modules/telegram/webhooks.test.ts.
  'POST /api/webhooks/telegram',
  'POST /api/webhooks/telegram/:id',
  'GET /widget/:release/:script',
  'GET /widget/:script(^nexus-[a-z]+\\.(?:js|json)$)',
  // Redirects only to the page that the owner set: modules/booking/links.test.ts
  'GET /book/:code',
  // Require a token signed for one person: modules/notices/unsubscribe.test.ts
  'GET /unsubscribe/:token',
  // Require tokens signed for one address or conversation: modules/letters/pages.test.ts
  'GET /letters/fewer/:token',
  'POST /letters/fewer/:token',
  'GET /letters/whole/:token',
  'POST /letters/whole/:token',
  'POST /unsubscribe/:token',
  // Require an API key: modules/mcp/mcp.test.ts
  'POST /mcp',
  'GET /mcp',
  // The server's stand-in shop: modules/actions/routes.test.ts
  'GET /api/local/shop/orders/:number',
  'GET /api/local/shop/stock/:item',
  'POST /api/local/shop/tickets',
  'GET /*',
]

/** For the visitor of one conversation, who has its token and no session. */
export const VISITOR: Record<string, Request['body']> = {
  'GET /api/widget/conversations/:id/messages': undefined,
  'GET /api/widget/conversations/:id/events': undefined,
  'POST /api/widget/conversations/:id/messages': { id: 'from-elsewhere', text: 'Hello' },
  'POST /api/widget/conversations/:id/handover': {},
  'POST /api/widget/conversations/:id/rating': { rating: 'good' },
  'POST /api/widget/conversations/:id/lead': { answers: [] },
  'POST /api/widget/conversations/:id/leave': {},
  'POST /api/widget/conversations/:id/files': undefined,
  'GET /api/widget/conversations/:id/files/:fileId': undefined,
}
