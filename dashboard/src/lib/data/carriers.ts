/**
 * How to switch call forwarding on and off at the carriers of the United States. Data, not code: correct a row here and nothing
 * else changes. `{n}` stands for the ten digits of the number to forward to. The codes for all calls are fixed: `*72` on, `*73` or `*720` off.
 */
export type ForwardingCase = 'all' | 'busy' | 'unanswered' | 'unreachable'

/** `high`: on the carrier's own pages. `medium`: independent sources agree. `low`: inferred from the network it runs on. */
export type Confidence = 'high' | 'medium' | 'low'

/** The cases in the order of the guide. */
export type DialledCase = ForwardingCase | 'atOnce'

export type CodePair = { on: string; off: string }

export type Carrier = {
  id: string
  name: string
  codes: Record<ForwardingCase, CodePair>
  /** One code for busy, unanswered and unreachable, where the network has it. */
  atOnce?: CodePair
  /** The network does not accept the code for all calls, so that the guide shows the alternative first. */
  refusesAllCalls?: true
  confidence: Confidence
  /** Advice about this carrier, in a sentence or two. */
  note: string
  /** What to dial where the code above is not accepted. */
  alternatives: Partial<Record<ForwardingCase, CodePair>>
  /** The carrier's own page about forwarding; null where it has none. */
  sourceUrl: string | null
  /** ISO date. */
  lastChecked: string
}

const ALL_CALLS: CodePair = { on: '*72{n}', off: '*73' }
const ALL_CALLS_720: CodePair = { on: '*72{n}', off: '*720' }
const CHECKED = '2026-09-24'

/** The codes of 3GPP TS 22.030, as the networks of T-Mobile take them. */
const T_MOBILE_NETWORK = {
  busy: { on: '**67*1{n}#', off: '##67#' },
  unanswered: { on: '**61*1{n}#', off: '##61#' },
  unreachable: { on: '**62*1{n}#', off: '##62#' },
}
const T_MOBILE_AT_ONCE = { on: '**004*1{n}#', off: '##004#' }
const T_MOBILE_ALL = { all: { on: '**21*1{n}#', off: '##21#' } }

/** Codes of AT&T's networks, with a single star and ten digits. */
const AT_T_GSM = {
  busy: { on: '*67*{n}#', off: '##67#' },
  unanswered: { on: '*61*{n}#', off: '##61#' },
  unreachable: { on: '*62*{n}#', off: '##62#' },
}
const AT_T_ALL = { all: { on: '*21*{n}#', off: '##21#' } }

const VERIZON_NETWORK = {
  busy: { on: '*71{n}', off: '*73' },
  unanswered: { on: '*71{n}', off: '*73' },
  unreachable: { on: '*71{n}', off: '*73' },
}

export const CARRIERS: readonly Carrier[] = [
  {
    id: 'att',
    name: 'AT&T',
    codes: {
      all: ALL_CALLS,
      busy: { on: '*90{n}#', off: '*91#' },
      unanswered: { on: '*92{n}#', off: '*93#' },
      unreachable: AT_T_GSM.unreachable,
    },
    confidence: 'medium',
    note: 'AT&T publishes phone menus but no codes. Mobile lines often refuse *72: forward from the phone settings, or dial the alternative.',
    alternatives: { ...AT_T_ALL, busy: AT_T_GSM.busy, unanswered: AT_T_GSM.unanswered },
    sourceUrl: 'https://www.att.com/support/article/wireless/KM1011513',
    lastChecked: CHECKED,
  },
  {
    id: 'verizon',
    name: 'Verizon',
    codes: { all: ALL_CALLS, ...VERIZON_NETWORK },
    confidence: 'high',
    note: 'One code covers busy, unanswered and unreachable. *73 switches every kind of forwarding off.',
    alternatives: {},
    sourceUrl: 'https://www.verizon.com/support/call-forwarding-faqs/',
    lastChecked: CHECKED,
  },
  {
    id: 't-mobile',
    name: 'T-Mobile',
    codes: { all: ALL_CALLS, ...T_MOBILE_NETWORK },
    atOnce: T_MOBILE_AT_ONCE,
    refusesAllCalls: true,
    confidence: 'medium',
    note: 'T-Mobile may not take *72 and *73. ##004# puts all conditional forwarding back to your voicemail. **61*1{n}**20# forwards after 20 seconds.',
    alternatives: T_MOBILE_ALL,
    sourceUrl: 'https://www.t-mobile.com/support/plans-features/calling-services',
    lastChecked: CHECKED,
  },
  {
    id: 'sprint',
    name: 'Sprint',
    codes: { all: ALL_CALLS_720, ...T_MOBILE_NETWORK },
    atOnce: T_MOBILE_AT_ONCE,
    refusesAllCalls: true,
    confidence: 'low',
    note: 'The Sprint network is closed and its lines run on T-Mobile, so the codes of T-Mobile apply where *72 fails.',
    alternatives: T_MOBILE_ALL,
    sourceUrl: null,
    lastChecked: CHECKED,
  },
  {
    id: 'us-cellular',
    name: 'US Cellular',
    codes: {
      all: ALL_CALLS,
      busy: { on: '*90{n}', off: '*91' },
      unanswered: { on: '*71{n}', off: '*73' },
      unreachable: { on: '*92{n}', off: '*93' },
    },
    confidence: 'low',
    note: 'Tables disagree about unanswered calls.',
    alternatives: { unanswered: { on: '*92{n}', off: '*93' } },
    sourceUrl: null,
    lastChecked: CHECKED,
  },
  {
    id: 'xfinity-mobile',
    name: 'Xfinity Mobile',
    codes: { all: ALL_CALLS, ...VERIZON_NETWORK },
    confidence: 'low',
    note: 'Runs on the Verizon network. The alternatives are for Xfinity Voice, the line at home.',
    alternatives: {
      busy: { on: '*90{n}', off: '*91' },
      unanswered: { on: '*92{n}', off: '*93' },
    },
    sourceUrl: null,
    lastChecked: CHECKED,
  },
  {
    id: 'boost',
    name: 'Boost Mobile',
    codes: { all: ALL_CALLS_720, ...T_MOBILE_NETWORK },
    confidence: 'low',
    note: 'Boost publishes no codes; prepaid plans may lack forwarding.',
    alternatives: T_MOBILE_ALL,
    sourceUrl: null,
    lastChecked: CHECKED,
  },
  {
    id: 'cricket',
    name: 'Cricket Wireless',
    codes: { all: ALL_CALLS, ...AT_T_GSM },
    refusesAllCalls: true,
    confidence: 'low',
    note: 'Runs on the AT&T network and may not take *72; prepaid plans may lack forwarding.',
    alternatives: AT_T_ALL,
    sourceUrl: null,
    lastChecked: CHECKED,
  },
  {
    id: 'metro',
    name: 'Metro by T-Mobile',
    codes: { all: ALL_CALLS, ...T_MOBILE_NETWORK },
    atOnce: T_MOBILE_AT_ONCE,
    refusesAllCalls: true,
    confidence: 'medium',
    note: 'Runs on the T-Mobile network and may not take *72 and *73. ##004# puts all conditional forwarding back.',
    alternatives: T_MOBILE_ALL,
    sourceUrl: null,
    lastChecked: CHECKED,
  },
]

const NO_NUMBER = '‹number›'

/** A code to dial. Without a phone number, the code shows where it belongs. `phone` is E.164, of the United States. */
export const fillCode = (code: string, phone: string | null): string =>
  code.replaceAll('{n}', phone?.replace(/^\+1/, '') ?? NO_NUMBER)

/**
 * The codes of a carrier in the order of the guide, and those to try where they fail; codes that the network accepts come first.
 */
export function codesToDial({ codes, atOnce, alternatives, refusesAllCalls }: Carrier) {
  const { all, ...conditional } = codes
  const { all: networksOwn, ...others } = alternatives
  const isReplaced = refusesAllCalls && networksOwn
  return {
    first: { all: isReplaced ? networksOwn : all, ...(atOnce && { atOnce }), ...conditional },
    otherwise: {
      ...(isReplaced ? { all } : networksOwn && { all: networksOwn }),
      ...others,
    },
  } satisfies Record<string, Partial<Record<DialledCase, CodePair>>>
}
