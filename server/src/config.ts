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

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  /** The origin people open in their browser; no trailing slash. */
  APP_URL: z.url().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  /** How many reverse proxies stand in front, `true` for one: the address the last of them saw is the client's. */
  TRUST_PROXY: z
    .stringbool({ truthy: ['true'], falsy: ['false'] })
    .transform(Number)
    .or(z.coerce.number().int().min(0).max(9))
    .default(0),
  DATABASE_URL: z.string().optional(),
  /** PostgreSQL itself, where `DATABASE_URL` leads to a pooler that lends its connections for a transaction at a time. */
  DATABASE_DIRECT_URL: z.string().optional(),
  /** Connections of one node to PostgreSQL; one more listens. */
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(500).default(20),
  /** A statement that takes longer is ended; 0 for never. */
  DATABASE_STATEMENT_SECONDS: z.coerce.number().min(0).max(3_600).default(30),
  DATA_DIR: z.string().default('.data'),
  ...ACCESS_ENVIRONMENT,
  /** Loopback port of the local sign-in used without Google keys. */
  LOCAL_SIGN_IN_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  ...VENDOR_FIELDS,
  /** Hosts or CIDR ranges the crawler may read although they are private. */
  CRAWL_ALLOW: list.default([]),
  CRAWL_MAX_PAGES: z.coerce.number().int().min(1).max(5_000).default(500),
  /** An installed Chromium that shows pages made by scripts; without it they cannot be read. */
  BROWSER_PATH: z.string().optional(),
  /** Read pictures of text in PDFs, which takes seconds a page. */
  TEXT_RECOGNITION: flag.default(false),
  LOOK_UP_CALLERS: flag.default(false),
  /** Processes that read documents at a time. */
  READER_PROCESSES: z.coerce.number().int().min(1).max(64).default(3),
  /** Of each of them: what takes more is not read. */
  READER_MEMORY_MB: z.coerce.number().int().min(400).max(16_000).default(800),
  /** Where the widget script is served from when not by this server, e.g. a CDN. */
  WIDGET_CDN_BASE: z.url().optional(),
  /** How long a server that is told to end still takes what comes, so that the proxy in front notices. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(15).optional(),
  RATE_LIMIT: flag.default(true),
  /** A port that tells Prometheus of this node, to whoever can reach it. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Opens /metrics beside everything else, for who sends it as a bearer token. */
  METRICS_TOKEN: z.string().min(16).optional(),
  ...TRACING_FIELDS,
  /** Silence on the telephone after which a caller is asked whether they are there. */
  CALL_SILENCE_SECONDS: z.coerce.number().min(0.1).max(60).default(8),
  ...SPENDING_FIELDS,
  ...NOTICE_FIELDS,
  ...LETTER_FIELDS,
})

/** Proxies commonly look every few seconds. */
const PROXY_NOTICES_SECONDS = 5

export type Config = AccessConfig &
  VendorConfig &
  NoticeConfig &
  LetterConfig & {
    production: boolean
    host: string
    port: number
    appUrl: string
    /** `info` has a line for each request. */
    logLevel: NonNullable<z.infer<typeof Environment>['LOG_LEVEL']>
    /** Proxies in front whose X-Forwarded-For is believed; what a visitor wrote into it before them is not. */
    trustProxy: number
    /** Null: embedded PGlite below `dataDir`. */
    databaseUrl: string | null
    /** For what needs a connection of its own: listening, migrating, dumping. Null as `databaseUrl` is. */
    databaseDirectUrl: string | null
    databasePoolSize: number
    /** 0: a statement may take as long as it likes. */
    databaseStatementMs: number
    dataDir: string
    /** Signs. */
    secret: string
    /** Whatever one of them signed is believed: `secret`, then the one before it. */
    secrets: [string, ...string[]]
    localSignInPort: number
    crawl: { allow: string[]; maxPages: number }
    /** Null: pages made by scripts cannot be read. */
    browserPath: string | null
    reader: { recognise: boolean; processes: number; memoryBytes: number }
    widgetCdnBase: string | null
    rateLimit: boolean
    /** Without port and token nobody is told. */
    metrics: { port: number | null; host: string; token: string | null }
    /** Null: no traces. */
    tracing: TracingConfig | null
    drainMs: number
    callSilenceMs: number
    /** Callers nobody knows are looked up, which costs money. */
    lookUpCallers: boolean
    spending: SpendingConfig
  }

/**
 * The only reader of the environment.
 * @throws ConfigError with one sentence per wrong or missing variable.
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
 * Where everything is kept, for commands that need no more of the configuration.
 * @throws ConfigError with one sentence per wrong variable.
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

/** With PORT=0 the system chooses: the app's own address, which the sign-in comes back to, follows. */
export function followPort(config: Config, port: number): void {
  config.port = port
  const appUrl = new URL(config.appUrl)
  if (appUrl.port !== '0') return
  appUrl.port = String(port)
  config.appUrl = appUrl.origin
}

function parse<T extends z.ZodType>(schema: T, environment: NodeJS.ProcessEnv): z.infer<T> {
  const parsed = schema.safeParse(withoutEmpty(environment))
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new ConfigError(`The configuration is not valid.\n${problems.join('\n')}`)
}

/** `NAME=` in a .env file means "not set". */
const withoutEmpty = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))

function secretWithout(production: boolean, dataDir: string): string {
  if (!production) return keptSecret(dataDir)
  throw new ConfigError('Production needs SECRET: at least 32 characters, the same on every node.')
}
