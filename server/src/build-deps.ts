import type { Config } from './config.ts'
import type { DatabaseDriver } from './db/client.ts'
import { openDatabase } from './db/open.ts'
import type { Deps } from './deps.ts'
import { newId } from './lib/ids.ts'
import { newLifecycle } from './lib/lifecycle.ts'
import { answer } from './modules/answering/service.ts'
import { type Arrived, receiveMail } from './modules/letters/receive.ts'
import { notifyMail, notifyMessage } from './modules/local/service.ts'
import { LOCAL_SHOP_PATH } from './modules/actions/local-shop.ts'
import { openChosenModel } from './modules/system/local-model.ts'
import { actionCaller } from './ports/actions/http.ts'
import type { Billing } from './ports/billing/index.ts'
import { localBilling } from './ports/billing/local/index.ts'
import { noBilling } from './ports/billing/not-configured.ts'
import { stripeBilling } from './ports/billing/stripe.ts'
import { notifyLocalChat } from './modules/local/telegram.ts'
import { localBus } from './ports/bus/local.ts'
import { postgresBus } from './ports/bus/postgres.ts'
import { openCalendars } from './ports/calendars/open.ts'
import { httpCrawler } from './ports/crawler/http.ts'
import { localMailer } from './ports/mail/local/index.ts'
import type { Mailer } from './ports/mail/index.ts'
import { noMailer } from './ports/mail/not-configured.ts'
import { smtpMailer } from './ports/mail/smtp.ts'
import { createEmbedder } from './ports/model/embedder.ts'
import { createModel } from './ports/model/language-model.ts'
import { webPushService } from './ports/push/web-push.ts'
import type { Reader } from './ports/reader/index.ts'
import { processReader } from './ports/reader/processes.ts'
import { chromiumRenderer } from './ports/renderer/chromium.ts'
import { googleSignIn } from './ports/sign-in/google.ts'
import { localSignIn } from './ports/sign-in/local.ts'
import { openIdSignIn } from './ports/sign-in/open-id.ts'
import { botApi } from './ports/telegram/bot-api.ts'
import type { Telegram } from './ports/telegram/index.ts'
import { localTelegram } from './ports/telegram/local/index.ts'
import { noTelegram } from './ports/telegram/not-configured.ts'
import type { Telephony } from './ports/telephony/index.ts'
import { localTelephony } from './ports/telephony/local/index.ts'
import { noTelephony } from './ports/telephony/not-configured.ts'
import { twilioTelephony } from './ports/telephony/twilio.ts'
import { threadedSender } from './ports/webhooks/threaded.ts'
import { openLog } from './telemetry/log.ts'
import { type Metrics, newMetrics } from './telemetry/metrics.ts'
import { noTracing } from './telemetry/tracing.ts'
import { watchEmbedder, watchModel } from './telemetry/watch-model.ts'
import { watchVendor } from './telemetry/watch-vendor.ts'

/**
 * Opens the outside services according to the configuration: the vendor's when there is a key, otherwise a stand-in.
 * @param opened an already open database
 * @param reader an existing reader
 * @param existingBus of an app whose dependencies are renewed
 */
export async function buildDeps(
  config: Config,
  opened?: DatabaseDriver,
  reader: Reader = processReader(config.reader),
  existingBus?: Deps['bus'],
): Promise<Deps> {
  const log = openLog(config.logLevel)
  if (reader.recognition === 'missing')
    log.warn('TEXT_RECOGNITION is on, but it is not installed: scanned PDFs are not read')
  const database = opened ?? (await openDatabase(config, log))
  const metrics = newMetrics()
  const tracing = config.tracing ? await loadTracing(config.tracing) : noTracing
  const telemetry = { metrics, tracing }
  const bus =
    existingBus ?? (database.connect ? await postgresBus(database, newId(), log) : localBus())
  const model = config.model
    ? await createModel(config.model, undefined, log)
    : await openChosenModel(config, database, log)
  const embedder = config.embedding && (await createEmbedder(config.embedding))
  const allow = [...config.crawl.allow, ...ownSample(config)]
  const renderer = config.browserPath ? chromiumRenderer({ path: config.browserPath, allow }) : null
  const crawler = httpCrawler({ ...config.crawl, allow, renderer }, reader)
  const deps: Deps = {
    config,
    log,
    metrics,
    tracing,
    db: database.db,
    driver: database,
    bus,
    model: model && watchModel(telemetry, model),
    embedder: embedder && watchEmbedder(telemetry, embedder),
    crawler,
    reader,
    signIn: openSignIn(config, log, metrics),
    telephony: openTelephony(config, database, bus, log, metrics),
    // The time is a function, because tests change the clock.
    billing: openBilling(config, database, log, metrics, () => deps.now()),
    telegram: openTelegram(config, database, bus, log, metrics),
    calendars: watchVendor(metrics, 'calendar', openCalendars({ config, log, reader, allow })),
    mailer: openMailer(config, database, bus, log, metrics, (mail) => receiveMail(deps, mail)),
    push: watchVendor(metrics, 'push', webPushService({ subject: contactOf(config), allow })),
    webhooks: watchVendor(
      metrics,
      'webhook',
      threadedSender({ allow, production: config.production }),
    ),
    actions: watchVendor(
      metrics,
      'action',
      actionCaller({ allow: [...allow, ...ownShop(config)], production: config.production }),
    ),
    answer: (question, signal) => answer(deps, question, signal),
    now: () => new Date(),
    lifecycle: newLifecycle(),
  }
  return deps
}

/** Loaded only when traces are collected. */
const loadTracing = async (config: NonNullable<Config['tracing']>) =>
  (await import('./telemetry/open-telemetry.ts')).openTelemetry(config)

/** The crawler may always read the sample website of this server. */
const ownSample = ({ appUrl }: Config) => [`${appUrl}/sample/`, `${appUrl}/robots.txt`]

/** The stand-in shop of this server. */
const ownShop = ({ appUrl, production }: Config) =>
  production ? [] : [`${appUrl}${LOCAL_SHOP_PATH}/`]

function openSignIn(config: Config, log: Deps['log'], metrics: Metrics): Deps['signIn'] {
  const google = config.google && watchVendor(metrics, 'google', googleSignIn(config.google))
  const openId = config.openId && watchVendor(metrics, 'openid', openIdSignIn(config.openId))
  if (google && openId) return [google, openId]
  return [google ?? openId ?? localSignIn(config, log)]
}

function openTelephony(
  config: Config,
  { db }: DatabaseDriver,
  bus: Deps['bus'],
  log: Deps['log'],
  metrics: Metrics,
): Telephony {
  if (config.twilio) {
    const twilio = twilioTelephony({ account: config.twilio, config, log })
    return watchVendor(metrics, 'twilio', twilio)
  }
  if (config.production) return noTelephony(log)
  const onMessage = (message: { from: string; to: string }) =>
    notifyMessage({ db, bus }, message).catch((error: unknown) =>
      log.warn({ err: error }, 'nobody was told of a message of the local carrier'),
    )
  return localTelephony({ config, db, log, now: () => new Date(), onMessage })
}

function openBilling(
  config: Config,
  { db }: DatabaseDriver,
  log: Deps['log'],
  metrics: Metrics,
  now: () => Date,
): Billing {
  if (config.stripe) {
    return watchVendor(metrics, 'stripe', stripeBilling({ account: config.stripe, log }))
  }
  return config.production ? noBilling() : localBilling({ config, db, log, now })
}

function openTelegram(
  config: Config,
  { db }: DatabaseDriver,
  bus: Deps['bus'],
  log: Deps['log'],
  metrics: Metrics,
): Telegram {
  if (config.telegramBotToken) {
    return watchVendor(metrics, 'telegram', botApi({ token: config.telegramBotToken }))
  }
  if (config.production) return noTelegram()
  return localTelegram({ config, db, log, onChange: (chat) => notifyLocalChat({ bus }, chat) })
}

function openMailer(
  config: Config,
  { db }: DatabaseDriver,
  bus: Deps['bus'],
  log: Deps['log'],
  metrics: Metrics,
  receive: (mail: Arrived) => Promise<unknown>,
): Mailer {
  if (config.smtp) {
    const smtp = smtpMailer(config.smtp, config.mailFrom)
    return watchVendor(metrics, 'smtp', { kind: 'smtp' as const, ...smtp })
  }
  if (config.production) return noMailer()
  const onMail = (recipient: string) =>
    notifyMail({ db, bus }, recipient).catch((error: unknown) =>
      log.warn({ err: error }, 'nobody was told of a mail of the local mail server'),
    )
  const replies = {
    domain: config.letters.replyAddress?.domain ?? '',
    take: (content: Buffer, envelope: Arrived['envelope'] & {}) =>
      receive({ kind: 'mime', content, envelope }),
  }
  return localMailer({ from: config.mailFrom, db, log, onMail, replies })
}

/** The contact for push services. */
const contactOf = ({ appUrl, mailFrom }: Config): string =>
  appUrl.startsWith('https:') ? appUrl : `mailto:${mailFrom.address}`
