import { CircleAlert, PhoneOff } from 'lucide-react'
import type { ActiveNumber, Purchase } from 'shared-types'
import { styled } from 'styled-components'
import { dueDate } from '~/lib/dates.ts'
import { showPhone } from '~/lib/phone.ts'
import { space } from '~/theme/tokens.ts'
import { Spinner } from '~/ui/Spinner.tsx'
import { PhoneNotice } from './PhoneNotice.tsx'
import { PhoneText } from './PhoneText.tsx'
import { isUnderWay } from './purchase-state.ts'

/** An agent's number; where it has none, the reason, and whether a purchase is pending. */
export function NumberState({
  number,
  purchase,
}: {
  number: ActiveNumber | null
  purchase: Purchase | undefined
}) {
  return (
    <Stack>
      {number && <PhoneText phone={number.phone} />}
      {number?.suspended && (
        <PhoneNotice icon={<CircleAlert size={18} aria-hidden />} title="Suspended">
          Callers hear that the number is not in service. {whatToDo(number)}{' '}
          <time dateTime={number.suspended.until}>{dueDate(number.suspended.until)}</time>, or it is
          given back.
        </PhoneNotice>
      )}
      {purchase && isUnderWay(purchase) ? (
        <OnItsWay purchase={purchase} />
      ) : (
        !number && <None purchase={purchase} />
      )}
    </Stack>
  )
}

const whatToDo = ({ subscription }: ActiveNumber): string =>
  subscription?.status === 'canceled'
    ? 'Subscribe again before'
    : 'The last payment failed: pay it before'

function OnItsWay({ purchase: { state, phone, message } }: { purchase: Purchase }) {
  return (
    <PhoneNotice
      tone="plain"
      icon={<Spinner diameter={18} />}
      title={`${state === 'paid' ? 'Setting up' : 'Waiting for the payment of'} ${phone ? showPhone(phone) : 'the number'}`}
    >
      {state === 'paid' ? message : 'The checkout is open in another tab.'}
    </PhoneNotice>
  )
}

/** The red placeholder. After a failed purchase it shows the reason until the next one. */
function None({ purchase }: { purchase: Purchase | undefined }) {
  const failed = purchase?.state === 'failed' ? purchase : null
  return (
    <PhoneNotice
      icon={<PhoneOff size={18} aria-hidden />}
      title={
        failed ? `${showPhone(failed.phone ?? 'The number')} was not bought` : 'No phone number'
      }
    >
      {failed ? failed.message : 'Nobody can call this agent yet.'}
    </PhoneNotice>
  )
}

const Stack = styled.div`
  display: grid;
  gap: ${space[3]};
`
