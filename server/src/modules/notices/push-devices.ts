import type { PushDevice } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { invalid, notFound } from '../../errors.ts'
import { PushRefused } from '../../ports/push/index.ts'
import { limitsOf, type Session } from '../sessions/service.ts'
import type { NoticeMessage } from './message-store.ts'
import { pushKeys } from './push-keys.ts'
import {
  type Device,
  dropDevices,
  listDevices,
  noteTaken,
  removeDevice,
  saveDevice,
  wasTaken,
} from './push-store.ts'

const P256_POINT_BYTES = 65
const AUTH_BYTES = 16

/**
 * Adds a browser, which gets push messages until it signs out.
 * @throws 400 `not_a_device` where nothing can be pushed there
 */
export async function addDevice(deps: Deps, { id, user }: Session, device: PushDevice) {
  const { endpoint, keys } = device
  const isKey = (key: string, bytes: number) => Buffer.from(key, 'base64url').length === bytes
  if (
    !deps.push.mayReach(endpoint) ||
    !isKey(keys.p256dh, P256_POINT_BYTES) ||
    !isKey(keys.auth, AUTH_BYTES)
  ) {
    throw invalid('not_a_device', 'Nothing can be pushed to this browser.')
  }
  await saveDevice(deps.db, {
    // The browser belongs to the person, so that it is told of every account they share.
    userId: user.id,
    personId: user.id,
    sessionId: id,
    endpoint,
    ...keys,
  })
  return null
}

/**
 * Removes a browser.
 * @throws 404 where it was not the person's
 */
export async function forgetDevice({ db }: Deps, personId: string, endpoint: string) {
  const removed = await removeDevice(db, { personId }, endpoint)
  if (removed.length === 0) throw notFound('Device')
  return null
}

/**
 * Pushes a message to each browser of a person once, however often this is tried. Browsers that refuse permanently are removed. After all
 * were tried,
 * @throws the first temporary failure, or PushRefused when no browser accepted it.
 */
export async function pushToAll(
  deps: Deps,
  message: NoticeMessage,
  payload: string,
): Promise<void> {
  const keys = await pushKeys(deps)
  const topic = message.id.replaceAll('-', '')
  const refusals: { device: Device; error: PushRefused }[] = []
  const failures: unknown[] = []
  const devices = await listDevices(deps.db, message, limitsOf(deps))
  const sending = devices.map(async (device) => {
    try {
      const outcome = await deps.push.send(device, { payload, topic }, keys)
      if (outcome === 'gone') await dropDevices(deps.db, [device.id])
      else await noteTaken(deps.db, device.id, message.id)
    } catch (error) {
      if (error instanceof PushRefused) refusals.push({ device, error })
      else failures.push(error)
    }
  })
  await Promise.all(sending)
  const [refusal] = refusals
  if (refusal) {
    const ids = refusals.map(({ device }) => device.id)
    await dropDevices(deps.db, ids)
  }
  if (failures.length > 0) throw failures[0]
  if (refusal && !(await wasTaken(deps.db, message))) throw refusal.error
}
