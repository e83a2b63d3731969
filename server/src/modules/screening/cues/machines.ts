import { cues } from './cue.ts'

/** Recordings and machines. A recording may be wanted: `notices.ts` tells which. */
export const MACHINES = [
  ...cues('robot', [
    [
      'press-a-key',
      -3,
      'Told to press a key.',
      /\b(?:press?|push|dial|hit)(?:ing)?(?: the)?(?: number| button| key)? (?:\d|zero|one|won|two|three|four|five|six|seven|eight|nine|star|pound|any key|hash)\b|\bto (?:speak|talk|be connected)(?: \w+){0,4} press\b|\bstay on the line (?:to|or press)\b/,
    ],
    [
      'removal-offer',
      -4,
      'Offered removal from a calling list.',
      /\b(?:(?:removed?|taken|opt|unsubscribe)(?: \w+){0,3} (?:from|off|out)(?: \w+){0,2}(?: (?:list|calls?|future|receiving))?|do not call list|opt out(?: of)?|(?:stop|discontinue) (?:receiving )?(?:these|the|all) (?:calls|reminders)|press (?:\d|one|two|eight|nine)(?: now)? to (?:opt out|decline|be removed|be taken|stop))\b/,
    ],
    [
      'last-notice',
      -3.5,
      'Claimed a last notice or that they had tried often.',
      /\b(?:(?:final|last|second|urgent)(?: \w+){0,2} (?:notice|attempt|courtesy call|warning|reminder|notification)|(?:been|we have) (?:trying|tried|attempting) to (?:reach|contact|get (?:a )?hold)(?: \w+){0,4} (?:about|regarding|concerning)|courtesy call|time sensitive|before we close|about to expire|courtesy notice|(?:final|last) (?:courtesy )?call\b|(?:several|many|three|two) notices|this offer (?:ends|expires)|limited time offer|officially (?:been )?notified|(?:missed|never got) (?:your|an?y?) (?:answer|response))\b/,
    ],
    [
      'recorded',
      -1.5,
      'Said it was an automated or recorded message.',
      /\b(?:(?:automated|automatic|recorded|prerecorded|pre recorded|important) (?:\w+ ){0,2}(?:message|call|system|notification|announcement|reminder|alert)|this (?:message|call) is (?:for|to|intended|from|regarding|being)|(?:call|calls|line) (?:is|may be|are|will be)(?: being)? (?:recorded|monitored)|recorded line)\b/,
    ],
    [
      'call-back-number',
      -1,
      'Asked to have a number called back.',
      /\b(?:toll ?free|(?:1|one)? ?(?:800|888|877|866|855|844|833)\d{7}\b|(?:(?:number is|reach us is|number)(?: \w+){0,2} \d{7,}) i repeat|i repeat \d{7,}|(?:number|one) (?:on|that popped up on) your (?:caller id|phone|screen)|state assigned)\b/,
    ],
    [
      'records-show',
      -2,
      'Claimed that records or an account show something.',
      /\b(?:(?:our|your|the) (?:records?|files?|system) (?:show|indicate|reflect)s?|notified? you(?: \w+){0,3} (?:that|about|regarding)|(?:about|regarding|concerning|on) your (?:\w+ )?(?:account|eligibility|benefits|enrollment|application status|case file)|case (?:number|file|id) (?:is|against))\b/,
    ],
  ]),
  ...cues('machine', [
    [
      'answering-machine',
      0,
      'Another answering machine picked up or was put through.',
      /\b(?:(?:leave|record) (?:your|a|me a|us a|your name and a?) ?(?:\w+ ){0,3}message(?: \w+){0,3} (?:after|at) the (?:tone|beep)|after the (?:tone|beep)|(?:reached|you have reached) (?:the )?(?:voice ?mail|mailbox|answering)|mailbox (?:is full|has not|belonging)|(?:not available|unable|can not) (?:to )?(?:take|come to|answer)(?: \w+){0,3} (?:call|phone)(?: \w+){0,3} (?:please|right now|leave|at the tone)|forwarded to (?:an|a) (?:automated )?voice|please hold(?: \w+){0,4} (?:next|representative|agent|available|transfer\w*)|your call is (?:very )?important)\b/,
    ],
  ]),
]
