import { useMutation } from '@tanstack/react-query'
import { localTexts, type SendText } from 'shared-types'
import { callWithMessage } from '~/api/client.ts'

/** Texts a number of the account, as somebody with a phone. */
export const useSendText = () =>
  useMutation({
    mutationFn: (body: SendText) => callWithMessage(localTexts.send, { body }),
    meta: { success: true },
  })
