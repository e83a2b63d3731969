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

/** Everything a service may use, passed on as the first argument. */
export type Deps = {
  config: Config
  log: FastifyBaseLogger
  metrics: Metrics
  tracing: Tracing
  db: Database
  driver: DatabaseDriver
  bus: Bus
  /**
   * Null when agents answer by quoting. The operator may choose a model on the screen at any time, so read this property anew for each
   * question.
   */
  model: Model | null
  /** Null for full-text retrieval only. */
  embedder: Embedder | null
  crawler: Crawler
  reader: Reader
  /** The sign-in providers, in the order of their buttons. */
  signIn: [SignInProvider, ...SignInProvider[]]
  telephony: Telephony
  billing: Billing
  telegram: Telegram
  calendars: Calendars
  mailer: Mailer
  push: Push
  webhooks: WebhookSender
  actions: ActionCaller
  /** Makes the reply to a question, on all channels. */
  answer: Answer
  now: () => Date
  lifecycle: Lifecycle
}
