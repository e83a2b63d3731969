import { createAvatar } from '@dicebear/core'
import * as initials from '@dicebear/initials'
import { avatarColor } from './avatar-look.ts'

/** A picture of initials as a data URI. It is made in the browser, so that names are not sent to an avatar service. */
export const initialsPicture = (name: string): string =>
  createAvatar(initials, {
    seed: name,
    backgroundColor: [avatarColor(name).slice(1)],
    fontFamily: ['Helvetica', 'Arial', 'sans-serif'],
    fontSize: 40,
    fontWeight: 500,
  }).toDataUri()
