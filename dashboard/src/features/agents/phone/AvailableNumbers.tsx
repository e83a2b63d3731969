import { PhoneOff } from 'lucide-react'
import type { UseQueryResult } from '@tanstack/react-query'
import * as Radio from 'radix-ui/radio-group'
import type { ReactNode } from 'react'
import type { AvailableNumber } from 'shared-types'
import { styled } from 'styled-components'
import { country } from '~/lib/data/countries.ts'
import { showPhone } from '~/lib/phone.ts'
import { tabular } from '~/theme/mixins.ts'
import { color, font, motion, radius, space } from '~/theme/tokens.ts'
import { Answered } from '~/ui/Answered.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Flag } from '~/ui/Flag.tsx'
import { Rows } from '~/ui/Rows.tsx'
import { SkeletonRows } from '~/ui/SkeletonRows.tsx'

type Props = {
  query: UseQueryResult<AvailableNumber[]>
  price: string
  value: string | null
  onChange: (phone: string) => void
  /** The button that buys; hidden where there is nothing to buy. */
  action: ReactNode
}

export function AvailableNumbers({ query, ...choice }: Props) {
  return (
    <Answered
      query={query}
      what="The numbers"
      waiting={<SkeletonRows label="Loading numbers" count={7} height={47} />}
    >
      {(numbers) => <Offer numbers={numbers} {...choice} />}
    </Answered>
  )
}

type OfferProps = Omit<Props, 'query'> & { numbers: AvailableNumber[] }

function Offer({ numbers, price, value, onChange, action }: OfferProps) {
  if (numbers.length === 0) {
    return (
      <EmptyState icon={<PhoneOff />} title="No available numbers to purchase. Try again later." />
    )
  }
  return (
    <>
      <Options aria-label="Available numbers" value={value ?? ''} onValueChange={onChange}>
        <Rows of={numbers} kind="div">
          {({ phoneNumber, locality, isoCountry }) => {
            const land = country(isoCountry)
            return (
              <Option value={phoneNumber}>
                <Dot aria-hidden />
                <Phone>{showPhone(phoneNumber)}</Phone>
                <Place>
                  {locality} {land && <Flag emoji={land.emoji} label={land.title} />}
                </Place>
              </Option>
            )
          }}
        </Rows>
      </Options>
      <Foot>
        <span>
          <b>{price}</b> per number
        </span>
        {action}
      </Foot>
    </>
  )
}

const Options = styled(Radio.Root)`
  display: grid;
  overflow-y: auto;
  gap: ${space[1]};
  max-height: 320px;
  padding: ${space.half};
`
const Option = styled(Radio.Item)`
  display: flex;
  flex-shrink: 0;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  text-align: left;
  transition: border-color ${motion.fast};
  &:hover {
    border-color: ${color.lineStrong};
  }
  &[data-state='checked'] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }
`
const Dot = styled.span`
  flex-shrink: 0;
  width: ${space[4]};
  height: ${space[4]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.round};
  [data-state='checked'] > & {
    border: 5px solid ${color.accent};
  }
`
const Phone = styled.span`
  ${tabular}
  font-weight: ${font.weight.medium};
`
const Place = styled.span`
  margin-left: auto;
  color: ${color.muted};
  font-size: ${font.size[13]};
`
const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  margin-top: ${space[4]};
  padding-top: ${space[4]};
  border-top: 1px solid ${color.line};
  color: ${color.muted};
  b {
    color: ${color.text};
    font-weight: ${font.weight.semibold};
  }
`
