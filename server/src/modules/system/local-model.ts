import type { LocalModel } from 'shared-types'
import * as z from 'zod'
import type { Config } from '../../config.ts'
import type { DatabaseDriver } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { invalid, refused } from '../../errors.ts'
import type { Model } from '../../ports/model/index.ts'
import { createModel } from '../../ports/model/language-model.ts'
import { listOllamaModels } from '../../ports/model/ollama.ts'
import { watchModel } from '../../telemetry/watch-model.ts'
import { dropSetting, findSetting, putSetting } from './setting-store.ts'

const SETTING = 'model'
const Choice = z.object({ name: z.string() })

type Place = { config: Config; driver: Pick<DatabaseDriver, 'kind' | 'db'> }

/** Opens the model chosen on the screen, at the start of the server; null when none is chosen, or the screen may not choose. */
export async function openChosenModel(
  config: Config,
  database: DatabaseDriver,
  log: Deps['log'],
): Promise<Model | null> {
  if (refusal({ config, driver: database })) return null
  const choice = Choice.safeParse(await findSetting(database.db, SETTING))
  return choice.success ? open({ config, log }, choice.data.name) : null
}

/** The models to choose from, and the chosen one. */
export async function readLocalModel(deps: Deps): Promise<LocalModel> {
  if (refusal(deps)) return { ollama: null, chosen: null }
  const models = await listOllamaModels(deps.config.ollamaUrl)
  return { ollama: models && { models }, chosen: deps.model?.name ?? null }
}

/** Chooses a model. @throws 409 when the screen may not choose, 400 when Ollama has no such model. */
export async function chooseLocalModel(deps: Deps, name: string): Promise<LocalModel> {
  requireChoice(deps)
  const models = await listOllamaModels(deps.config.ollamaUrl)
  if (!models) throw refused('ollama_unreachable', 'Ollama does not answer on this machine.')
  if (!models.includes(name)) throw invalid('unknown_model', `Ollama has no model ${name}.`)
  const model = await open(deps, name)
  await putSetting(deps.db, SETTING, { name })
  deps.model = watchModel(deps, model)
  return { ollama: { models }, chosen: name }
}

/**
 * Returns to no model: agents quote their knowledge.
 * @throws 409 when the screen may not choose.
 */
export async function dropLocalModel(deps: Deps): Promise<LocalModel> {
  requireChoice(deps)
  await dropSetting(deps.db, SETTING)
  deps.model = null
  return readLocalModel(deps)
}

function requireChoice(place: Place): void {
  const reason = refusal(place)
  if (reason) throw refused('model_not_to_choose', reason)
}

/** Why the screen may not choose the model; null when it may. */
function refusal({ config, driver }: Place): string | null {
  if (config.model) return 'The model is set by MODEL_PROVIDER and MODEL_NAME.'
  if (config.production) {
    return 'In production a model is set by MODEL_PROVIDER and MODEL_NAME: any account could change it here, for all of them.'
  }
  if (driver.kind === 'postgres') {
    return 'With PostgreSQL a model is set by MODEL_PROVIDER and MODEL_NAME, on every node: another node has no Ollama of this machine.'
  }
  return null
}

const open = ({ config, log }: Pick<Deps, 'config' | 'log'>, name: string): Promise<Model> => {
  const baseUrl = `${config.ollamaUrl}/v1`
  return createModel({ provider: 'ollama', name, apiKey: undefined, baseUrl }, undefined, log)
}
