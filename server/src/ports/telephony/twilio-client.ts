import type { Twilio } from 'twilio'

const TIMEOUT_MS = 10_000

/** Origin of a stand-in that answers instead of Twilio. */
export type StandIn = () => Promise<string>

/** Twilio's own library for an account; it needs 35 MB of memory and is loaded when this is first called. */
export async function twilioClient(
  { accountSid, authToken }: { accountSid: string; authToken: string },
  standIn: StandIn | undefined,
): Promise<Twilio> {
  const { default: twilio } = await import('twilio')
  const origin = standIn && (await standIn())
  class Requests extends twilio.RequestClient {
    override request<T>(
      request: Parameters<InstanceType<typeof twilio.RequestClient>['request']>[0],
    ) {
      const uri = origin ? request.uri.replace(/^https:\/\/[^/]+/, origin) : request.uri
      return super.request<T>({ ...request, uri } as never)
    }
  }
  return twilio(accountSid, authToken, { httpClient: new Requests({ timeout: TIMEOUT_MS }) })
}
