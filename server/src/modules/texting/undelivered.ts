export const WINDOW_CLOSED =
  'WhatsApp delivers replies only within 24 hours of the last message of this person. You can answer when they write again.'

/** What Twilio's error numbers of a text mean for an owner. */
const REASONS: Record<string, string> = {
  '21610': 'This person asked for no more texts.',
  '30003': 'The phone is switched off or out of reach.',
  '30004': 'The phone takes no texts from this number.',
  '30005': 'There is no phone with this number.',
  '30006': 'This number takes no texts. It may be a landline.',
  '30007': 'The phone network took it for spam.',
  '63003': 'There is no WhatsApp with this number.',
  '63007': 'Your Twilio account has no WhatsApp sender with this number any more.',
  '63016': WINDOW_CLOSED,
  '63018': 'WhatsApp takes no more messages from your number for now.',
  '63024': 'There is no WhatsApp with this number.',
  '30034':
    'The number is not registered for texts to the US yet. The operator of this installation has to do that at the carrier.',
}

/** Why a text did not arrive, in a sentence. */
export const whyUndelivered = (code: string): string =>
  REASONS[code] ??
  (/^\d{1,6}$/.test(code)
    ? `The phone network did not deliver it (error ${code}).`
    : 'The phone network did not deliver it.')
