import { createAvatar } from '@dicebear/core'
import * as initials from '@dicebear/initials'
import { avatarColor } from './avatar-look.ts'

/** A data URI; made in the browser, so no name ever leaves for an avatar service. */
export const initialsPicture = (name: string): string =>
  createAvatar(initials, {
    seed: name,
    backgroundColor: [avatarColor(name).slice(1)],
    fontFamily: ['Helvetica', 'Arial', 'sans-serif'],
    fontSize: 40,
    fontWeight: 500,
  }).toDataUri()
