import { useMutation } from '@tanstack/react-query'
import { localTexts, localWhatsapp, type SendText } from 'shared-types'
import { callWithMessage } from '~/api/client.ts'

/** Writes to a number of the account, as somebody with a phone: a text, or in WhatsApp. */
export const useSendText = (inWhatsapp: boolean) =>
  useMutation({
    mutationFn: (body: SendText) =>
      callWithMessage(inWhatsapp ? localWhatsapp.write : localTexts.send, { body }),
    meta: { success: true },
  })
