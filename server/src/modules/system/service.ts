import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SystemStatus, WIDGET_VERSION } from 'shared-types'
import type { ModelConfig } from '../../config.ts'
import type { Deps } from '../../deps.ts'
import type { Model } from '../../ports/model/index.ts'
import { AppError } from '../../errors.ts'
import { builtFiles } from '../../lib/product-files.ts'

const SCRIPT = 'nexus-widget.js'

/** What this installation runs on, and where a stand-in is at work. */
export const readStatus = ({
  config,
  database,
  model,
  signIn,
  telephony,
  billing,
  telegram,
}: Deps): SystemStatus => ({
  model: model && named(model),
  embedding: config.embedding && named(config.embedding),
  sign_in: signIn.kind,
  telephony: telephony.kind,
  billing: billing.kind,
  telegram: telegram.kind,
  database: database.kind,
  sample_site: `${config.appUrl}/sample/index.html`,
  widget: config.widgetCdnBase
    ? {
        version: WIDGET_VERSION,
        script_url: `${config.widgetCdnBase}/nexus-widget@${WIDGET_VERSION}/dist/${SCRIPT}`,
        api_base: `${config.appUrl}/api`,
        integrity: null,
      }
    : {
        version: WIDGET_VERSION,
        script_url: `${config.appUrl}/widget/${WIDGET_VERSION}/${SCRIPT}`,
        api_base: null,
        integrity: integrity(),
      },
})

/** @throws 503 when the database does not answer. */
export async function checkHealth({ database, log }: Deps): Promise<void> {
  try {
    await database.query('select 1')
  } catch (error) {
    log.error({ err: error }, 'the database does not answer')
    throw new AppError(503, 'database_unreachable', 'The database does not answer.')
  }
}

const named = ({ provider, name }: Pick<ModelConfig | Model, 'provider' | 'name'>) => ({
  provider,
  name,
})

/** Subresource integrity of the script as it stands on disk; null while it is not built. */
function integrity(): string | null {
  const file = join(builtFiles('widget'), SCRIPT)
  if (!existsSync(file)) return null
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`
}
