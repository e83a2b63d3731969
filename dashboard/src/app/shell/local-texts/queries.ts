import { useMutation } from '@tanstack/react-query'
import { localTexts, localWhatsapp, type SendText } from 'shared-types'
import { callWithMessage } from '~/api/client.ts'

/** Writes to one of the account's numbers from somebody's phone, by text or by WhatsApp. */
export const useSendText = (inWhatsapp: boolean) =>
  useMutation({
    mutationFn: (body: SendText) =>
      callWithMessage(inWhatsapp ? localWhatsapp.write : localTexts.send, { body }),
    meta: { success: true },
  })
