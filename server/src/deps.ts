import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { Database, DatabaseDriver } from './db/client.ts'
import type { Lifecycle } from './lib/lifecycle.ts'
import type { Answer } from './modules/answering/types.ts'
import type { ActionCaller } from './ports/actions/index.ts'
import type { Billing } from './ports/billing/index.ts'
import type { Bus } from './ports/bus/index.ts'
import type { Calendars } from './ports/calendars/index.ts'
import type { Crawler } from './ports/crawler/index.ts'
import type { Mailer } from './ports/mail/index.ts'
import type { Embedder, Model } from './ports/model/index.ts'
import type { Push } from './ports/push/index.ts'
import type { Reader } from './ports/reader/index.ts'
import type { SignInProvider } from './ports/sign-in/index.ts'
import type { Telegram } from './ports/telegram/index.ts'
import type { Telephony } from './ports/telephony/index.ts'
import type { WebhookSender } from './ports/webhooks/index.ts'
import type { Metrics } from './telemetry/metrics.ts'
import type { Tracing } from './telemetry/tracing.ts'

/** What a service may reach, handed down as the first argument. */
export type Deps = {
  config: Config
  log: FastifyBaseLogger
  metrics: Metrics
  tracing: Tracing
  db: Database
  driver: DatabaseDriver
  bus: Bus
  /** Null: agents answer by quoting. Whoever runs the server may choose one on the screen: read it anew for each question. */
  model: Model | null
  /** Null: full-text retrieval only. */
  embedder: Embedder | null
  crawler: Crawler
  reader: Reader
  /** The ways in, in the order of their buttons. */
  signIn: [SignInProvider, ...SignInProvider[]]
  telephony: Telephony
  billing: Billing
  telegram: Telegram
  calendars: Calendars
  mailer: Mailer
  push: Push
  webhooks: WebhookSender
  actions: ActionCaller
  /** Makes the reply to a question; what speaks in every conversation. */
  answer: Answer
  now: () => Date
  lifecycle: Lifecycle
}
