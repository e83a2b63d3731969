import fc from 'fast-check'
import type { Belongings } from '../isolation/types.ts'
import { hostileText } from './hostile-values.ts'

const SECONDS = fc.constantFrom('0', '12', '1.5', '-1', '1e9', '2147483648', '1e400', 'NaN', '')
const STATUSES = ['completed', 'busy', 'failed', 'in-progress', 'ringing', 'no-answer']

/** Fields of the carrier's reports about a call, with plausible and impossible values. */
export function formsOf({ callId, agentId }: Belongings) {
  const near: Record<string, fc.Arbitrary<string>> = {
    CallSid: fc.constantFrom(`CA${'0'.repeat(32)}`, `CA${'1'.repeat(32)}`),
    To: fc.constantFrom(`client:agent-${agentId}`, '+14155550100'),
    From: fc.constantFrom('+12025550123', 'client:browser', 'anonymous'),
    CallStatus: fc.constantFrom(...STATUSES),
    DialCallStatus: fc.constantFrom(...STATUSES),
    SessionStatus: fc.constantFrom('failed', 'ended'),
    CallDuration: SECONDS,
    RecordingDuration: SECONDS,
    RecordingUrl: fc.constant(`https://api.example/Recordings/RE${'0'.repeat(32)}`),
    RecordingSid: fc.constant(`RE${'0'.repeat(32)}`),
    TranscriptionText: fc.constant('Call me back.'),
    Digits: fc.constantFrom('1', '2', ''),
    CallerName: fc.constant('ADA'),
    StirVerstat: fc.constant('TN-Validation-Passed-A'),
  }
  const fields = Object.fromEntries(
    Object.entries(near).map(([name, value]) => [
      name,
      fc.oneof(
        { weight: 3, arbitrary: value },
        // Only text that a form transfers unchanged, because it is signed.
        { weight: 1, arbitrary: hostileText.map((text) => text.toWellFormed()) },
      ),
    ]),
  )
  return fc.record({
    query: fc.constantFrom('', `call=${callId}`, `call=${callId}&call=x`, 'call=%00', 'call[]=1'),
    fields: fc.record(fields, { requiredKeys: [] }) as fc.Arbitrary<Record<string, string>>,
  })
}
