import { resolve } from 'node:path'
import * as z from 'zod'
import { ACCESS_ENVIRONMENT, type AccessConfig, accessConfig } from './config-access.ts'
import { ConfigError } from './config-error.ts'
import { LETTER_FIELDS, type LetterConfig, letterConfig } from './config-letters.ts'
import { NOTICE_FIELDS, type NoticeConfig, noticeConfig } from './config-notices.ts'
import { SPENDING_FIELDS, type SpendingConfig, spendingConfig } from './config-spending.ts'
import { TRACING_FIELDS, type TracingConfig, tracingConfig } from './config-tracing.ts'
import { VENDOR_FIELDS, type VendorConfig, vendorConfig } from './config-vendors.ts'
import { keptSecret } from './lib/kept-secret.ts'
import { validationWords } from './lib/validation-words.ts'
import { isAllowable } from './ports/crawler/allowed-addresses.ts'
import { isPlainLoopback } from './lib/loopback.ts'

export type { TracingConfig } from './config-tracing.ts'
export type { ModelConfig, StripeAccount, TwilioAccount } from './config-vendors.ts'

const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => value === 'true' || value === '1')
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
)

const postgresAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'is an address such as postgres://user:password@host:5432/name',
})

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  /** The origin for browsers; no trailing slash. */
  APP_URL: z.url().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  /** Number of reverse proxies in front, `true` for one: the address that the outermost of them saw is the client's. */
  TRUST_PROXY: z
    .stringbool({ truthy: ['true'], falsy: ['false'] })
    .transform(Number)
    .or(z.coerce.number().int().min(0).max(9))
    .default(0),
  DATABASE_URL: postgresAddress.optional(),
  /** The address of PostgreSQL itself, when `DATABASE_URL` leads to a pooler in transaction mode. */
  DATABASE_DIRECT_URL: postgresAddress.optional(),
  /** Connections of one node to PostgreSQL, in addition to one for listening. */
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(500).default(20),
  /** Time limit for a statement; 0 for none. */
  DATABASE_STATEMENT_SECONDS: z.coerce.number().min(0).max(3_600).default(30),
  DATA_DIR: z.string().default('.data'),
  ...ACCESS_ENVIRONMENT,
  /** Loopback port of the local sign-in used without Google keys. */
  LOCAL_SIGN_IN_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  ...VENDOR_FIELDS,
  /** Private hosts or CIDR ranges that the crawler may read. */
  CRAWL_ALLOW: list
    .refine((entries) => entries.every(isAllowable), {
      error: 'lists hosts, host:port, addresses, ranges such as 10.0.0.0/8, or URLs.',
    })
    .default([]),
  CRAWL_MAX_PAGES: z.coerce.number().int().min(1).max(5_000).default(500),
  /** An installed Chromium for pages made by scripts; without it they cannot be read. */
  BROWSER_PATH: z.string().optional(),
  /** Recognizes text in PDF pages that are pictures, which takes seconds a page. */
  TEXT_RECOGNITION: flag.default(false),
  LOOK_UP_CALLERS: flag.default(false),
  /** Number of processes that read documents. */
  READER_PROCESSES: z.coerce.number().int().min(1).max(64).default(3),
  /** Memory limit of each: a document that needs more is not read. */
  READER_MEMORY_MB: z.coerce.number().int().min(400).max(16_000).default(800),
  /** Where the widget script is served from if not by this server, such as a CDN. */
  WIDGET_CDN_BASE: z.url().optional(),
  /** How long a stopping server still accepts requests, so that the proxy in front notices. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(15).optional(),
  RATE_LIMIT: flag.default(true),
  /** False for a restored copy, which must not send what the original sends. */
  SENDING: flag.default(true),
  /** A port for Prometheus with this node's metrics, for anybody who can reach it. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Opens /metrics on the normal port, with this bearer token. */
  METRICS_TOKEN: z.string().min(16).optional(),
  ...TRACING_FIELDS,
  /** Seconds of silence on the telephone after which a caller is asked whether they are there. */
  CALL_SILENCE_SECONDS: z.coerce.number().min(0.1).max(60).default(8),
  ...SPENDING_FIELDS,
  ...NOTICE_FIELDS,
  ...LETTER_FIELDS,
})

/** Proxies commonly check every few seconds. */
const PROXY_NOTICES_SECONDS = 5

export type Config = AccessConfig &
  VendorConfig &
  NoticeConfig &
  LetterConfig & {
    production: boolean
    host: string
    port: number
    appUrl: string
    /** With `info` every request is logged. */
    logLevel: NonNullable<z.infer<typeof Environment>['LOG_LEVEL']>
    /** Number of proxies whose X-Forwarded-For is trusted; earlier entries, which a visitor could write, are not. */
    trustProxy: number
    /** Null for embedded PGlite below `dataDir`. */
    databaseUrl: string | null
    /** The database for what needs a connection of its own: listening, migrating, dumping. Null when `databaseUrl` is. */
    databaseDirectUrl: string | null
    databasePoolSize: number
    /** Time limit for a statement in ms; 0 for none. */
    databaseStatementMs: number
    dataDir: string
    /** The secret used for signing. */
    secret: string
    /** All secrets whose signatures are accepted: `secret`, then the previous one. */
    secrets: [string, ...string[]]
    localSignInPort: number
    crawl: { allow: string[]; maxPages: number }
    /** Null when pages made by scripts cannot be read. */
    browserPath: string | null
    reader: { recognise: boolean; processes: number; memoryBytes: number }
    widgetCdnBase: string | null
    rateLimit: boolean
    /** Whether waiting mails, texts, webhooks and calendar entries are sent, and mailboxes and groups are read. */
    sending: boolean
    /** Without a port and a token there are no metrics. */
    metrics: { port: number | null; host: string; token: string | null }
    /** Null for no traces. */
    tracing: TracingConfig | null
    drainMs: number
    callSilenceMs: number
    /** Unknown callers are looked up, which costs money. */
    lookUpCallers: boolean
    spending: SpendingConfig
  }

/**
 * The only code that reads the environment.
 * @throws ConfigError with one sentence for each wrong or missing variable.
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const env = parse(Environment, environment)
  const production = env.NODE_ENV === 'production'
  const dataDir = resolve(env.DATA_DIR)
  const secret = env.SECRET ?? secretWithout(production, dataDir)
  const config: Config = {
    production,
    host: env.HOST,
    port: env.PORT,
    appUrl: (env.APP_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    trustProxy: env.TRUST_PROXY,
    databaseUrl: env.DATABASE_URL ?? null,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL ?? null,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    databaseStatementMs: env.DATABASE_STATEMENT_SECONDS * 1000,
    dataDir,
    secret,
    secrets: env.SECRET_PREVIOUS ? [secret, env.SECRET_PREVIOUS] : [secret],
    ...accessConfig(env),
    localSignInPort: env.LOCAL_SIGN_IN_PORT ?? (env.PORT === 0 ? 0 : env.PORT + 1),
    ...vendorConfig(env),
    crawl: { allow: env.CRAWL_ALLOW, maxPages: env.CRAWL_MAX_PAGES },
    browserPath: env.BROWSER_PATH ?? null,
    reader: {
      recognise: env.TEXT_RECOGNITION,
      processes: env.READER_PROCESSES,
      memoryBytes: env.READER_MEMORY_MB * 1e6,
    },
    widgetCdnBase: env.WIDGET_CDN_BASE?.replace(/\/$/, '') ?? null,
    rateLimit: env.RATE_LIMIT,
    sending: env.SENDING,
    lookUpCallers: env.LOOK_UP_CALLERS,
    metrics: {
      port: env.METRICS_PORT ?? null,
      host: env.METRICS_HOST,
      token: env.METRICS_TOKEN ?? null,
    },
    tracing: tracingConfig(env),
    drainMs: (env.DRAIN_SECONDS ?? (production ? PROXY_NOTICES_SECONDS : 0)) * 1000,
    callSilenceMs: env.CALL_SILENCE_SECONDS * 1000,
    spending: spendingConfig(env),
    ...noticeConfig(env),
    ...letterConfig(env, !env.SMTP_URL && !production),
  }
  if (production && !config.appUrl.startsWith('https:') && !isPlainLoopback(config.appUrl)) {
    throw new ConfigError(
      'Production needs APP_URL to begin with https: over plain http anybody on the way reads the session.',
    )
  }
  if (production && !config.google && !config.openId) {
    throw new ConfigError(
      'Production needs GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or OPENID_ISSUER: the local sign-in lets anybody in.',
    )
  }
  return config
}

/**
 * Where data is stored, for commands that need no other configuration.
 * @throws ConfigError with one sentence for each wrong variable.
 */
export function readStorage(environment: NodeJS.ProcessEnv = process.env) {
  const env = parse(
    Environment.pick({
      DATABASE_URL: true,
      DATABASE_DIRECT_URL: true,
      DATA_DIR: true,
      SECRET: true,
    }),
    environment,
  )
  return {
    databaseUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL ?? null,
    dataDir: resolve(env.DATA_DIR),
    secretFromEnvironment: env.SECRET !== undefined,
  }
}

/** With PORT=0 the system chooses a port; this adjusts the app's own address, to which sign-ins return. */
export function followPort(config: Config, port: number): void {
  config.port = port
  const appUrl = new URL(config.appUrl)
  if (appUrl.port !== '0') return
  appUrl.port = String(port)
  config.appUrl = appUrl.origin
}

function parse<T extends z.ZodType>(schema: T, environment: NodeJS.ProcessEnv): z.infer<T> {
  const parsed = schema.safeParse(withoutEmpty(environment), { error: validationWords })
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path: [name], message }) =>
    message.startsWith(String(name)) ? message : `${String(name)}: ${message}`,
  )
  throw new ConfigError(`The configuration is not valid.\n${problems.join('\n')}`)
}

/** `NAME=` in a .env file means "not set". */
const withoutEmpty = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))

function secretWithout(production: boolean, dataDir: string): string {
  if (!production) return keptSecret(dataDir)
  throw new ConfigError('Production needs SECRET: at least 32 characters, the same on every node.')
}
