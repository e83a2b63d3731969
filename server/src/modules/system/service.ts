import { type SystemStatus, WIDGET_VERSION } from 'shared-types'
import type { Config, ModelConfig } from '../../config.ts'
import type { Deps } from '../../deps.ts'
import type { Model } from '../../ports/model/index.ts'
import { AppError } from '../../errors.ts'
import { releasedWidgets } from '../../lib/product-files.ts'
import { newestRelease, WIDGET_SCRIPT } from '../../lib/widget-releases.ts'
import { ping } from './ping-store.ts'

/** The services this installation uses, and which of them are stand-ins. */
export const readStatus = ({
  config,
  driver,
  model,
  signIn,
  telephony,
  billing,
  telegram,
  mailer,
  calendars,
}: Deps): SystemStatus => ({
  model: model && named(model),
  embedding: config.embedding && named(config.embedding),
  sign_in: signIn[0].kind,
  telephony: telephony.kind,
  billing: billing.kind,
  telegram: telegram.kind,
  mail: mailer.kind,
  calendars: calendars.google.kind,
  database: driver.kind,
  sample_site: `${config.appUrl}/sample/index.html`,
  widget: widgetOf(config),
})

/** @throws 503 when the database does not answer. */
export async function checkHealth({ driver, log }: Deps): Promise<void> {
  try {
    await ping(driver)
  } catch (error) {
    log.error({ err: error }, 'the database does not answer')
    throw new AppError(503, 'database_unreachable', 'The database does not answer.')
  }
}

const named = ({ provider, name }: Pick<ModelConfig | Model, 'provider' | 'name'>) => ({
  provider,
  name,
})

/** The integrity is that of the newest release, which is served forever; a CDN may have another build of the same version. */
function widgetOf({ widgetCdnBase, appUrl }: Config): SystemStatus['widget'] {
  if (widgetCdnBase)
    return {
      version: WIDGET_VERSION,
      script_url: `${widgetCdnBase}/nexus-widget@${WIDGET_VERSION}/dist/${WIDGET_SCRIPT}`,
      api_base: `${appUrl}/api`,
      integrity: null,
    }
  const { release, integrity } = newestRelease(releasedWidgets)
  return {
    version: WIDGET_VERSION,
    script_url: `${appUrl}/widget/${release}/${WIDGET_SCRIPT}`,
    api_base: null,
    integrity,
  }
}
