import { bookingServiceOf } from 'shared-types'
import { styled } from 'styled-components'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { TextField } from '~/ui/TextField.tsx'

type Props = {
  value: string
  error: string | undefined
  /** The link belongs to no booking service we know, and the owner is asked whether it is intended. */
  isWarned: boolean
  onChange: (value: string) => void
}

export function BookingLinkStep({ value, error, isWarned, onChange }: Props) {
  const service = bookingServiceOf(value)
  return (
    <>
      <TextField
        autoFocus
        label="Booking page link"
        placeholder="https://calendar.app.google/…"
        inputMode="url"
        value={value}
        error={error}
        hint={
          service
            ? `A page of ${service}.`
            : 'From Google Calendar, Calendly, Cal.com, Square, Microsoft Bookings or wherever customers book with you.'
        }
        onChange={(event) => onChange(event.target.value)}
      />
      {isWarned && (
        <Warning role="alert">
          <b>This is not a booking page we know.</b> Customers who want an appointment would be sent
          to <b>{URL.parse(value.trim())?.hostname}</b>. Check that it is the page you mean.
        </Warning>
      )}
    </>
  )
}

const Warning = styled.p`
  margin-top: ${space[4]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.neutralSoft};
  color: ${color.neutralText};
  font-size: ${font.size[13]};
  overflow-wrap: anywhere;
`
