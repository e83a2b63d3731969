import { cues } from './cue.ts'

/** Demands and threats hardly any honest caller makes. */
export const SCAM = [
  ...cues('scam', [
    [
      'gift-cards',
      -6,
      'Asked for payment in gift cards or vouchers.',
      /\b(?:gift|itunes|google play|steam|apple|prepaid|target|vanilla|green ?dot)\s?(?:cards?|vouchers?)\b|\bmoney ?pa[ck]k?\b/,
    ],
    [
      'remote-access',
      -6,
      'Wanted to get into a computer or phone from afar.',
      /\b(?:any ?desk|team ?viewer|ultra ?viewer|log ?me ?in|remote (?:access|session|connection|desktop|support)|(?:access|connect(?:ion)?|control|get) (?:to|into|of) your (?:computer|pc|laptop|machine|device|screen)|(?:go|sit|get) (?:to|in front of|on|by) (?:your|the) (?:computer|pc|laptop)|download (?:an?|this|the|our) (?:app|program|software|tool)|share your screen)\b/,
    ],
    [
      'code-request',
      -6,
      'Asked for a code, which is a key to an account.',
      /\b(?:read|tell|give|send|share|provide|repeat|need|confirm|verify)\b(?: \w+){0,5} (?:the|that|your|a) (?:\w+[ -]?){0,2}(?:code|otp|passcode|password|one time pin)\b(?! for the (?:gate|door|building))/,
    ],
    [
      'identity-request',
      -5,
      'Asked for a bank, card or social security number.',
      /\b(?:verify|confirm|provide|give|read|tell|need|validate|have|get|share|update)\b(?: \w+){0,5} (?:your|his|her|the|a) (?:\w+ ){0,3}(?:social(?: security)?(?: number)?|card number|credit card|debit card|pin(?: number)?|account number|routing(?: number)?|bank(?:ing)? (?:details|information|info|account)|medicare (?:number|card)|expiration date|cvv|mother s maiden name|date of birth and social)\b|\blast four (?:digits )?of your social\b|\b(?:sixteen|card) (?:digits|number)|\b(?:numbers?|digits|code) on the back\b|\bexpir(?:y|ation)(?: date)?\b(?: \w+){0,4} (?:card|numbers?|back)\b/,
    ],
    [
      'strange-payment',
      -6,
      'Wanted money by wire, cash courier, crypto or the like.',
      /\b(?:wire|western union|moneygram|money gram|bitcoin (?:atm|machine)|(?:pay|send|transfer|deposit)\b(?: \w+){0,6} (?:bitcoin|crypto(?:currency)?|cash app|cashapp|zelle|venmo)|withdraw (?:the |some |your )?(?:cash|money|funds)|safe(?:ty)? (?:account|locker)|secured? (?:account|wallet|locker)|cash in (?:an|the) (?:envelope|box)|(?:withdraw|move|transfer|hand over) (?:the |his |her |your |all )?(?:the )?(?:money|funds|balance|savings)|vouchers?|lend me|gold bars?|deposit (?:it|the check) and|courier (?:will|is going to|to) (?:come|pick|collect))\b/,
    ],
    [
      'secrecy',
      -5,
      'Wanted it kept secret or would not have the line left.',
      /\b(?:do not|please do not|can not|never|without) (?:tell|telling|talk to|speak to|mention|inform|hang up|disconnect|discuss)\b(?!ing me)|\b(?:must|should|can) not (?:tell|mention|discuss|inform)\b|\b(?:remain|stay) on the (?:line|phone) while\b|\bkeep (?:it|this) from\b|\b(?:keep|stays?|keeping) (?:this|it|that)?\s?(?:\w+ )?(?:secret|confidential|between us|between you)\b|\bstay on the (?:line|phone) (?:with me|until|while|the whole)\b|\bgag order\b/,
    ],
    [
      'threat',
      -6,
      'Threatened arrest, a lawsuit or a cut-off.',
      /\b(?:(?:arrest|bench) warrant|warrants? (?:out|has been|have been|will be|for your|in your|under your|issued|against)|(?:you|he|she|they) (?:will|could|may|would|are going to|will be|to be) (?:be )?(?:arrested|prosecuted|deported|sued|jailed|locked up)|(?:complaint|case|action|charges?) (?:is |was |has been )?(?:filed )?(?:in|under|against) your (?:name|identity|social)|bring you in|legal (?:action|proceedings?|enforcement|case|consequences)|law ?suits?(?: has| is| against| under)|(?:police|sheriff|officers?|marshals?) (?:will|are going to|to) (?:come|be at|arrest|be dispatched|knock)|(?:disconnect|shut ?off|cut off|turn(?:ed)? off)\b(?: \w+){0,5} (?:within|in|today|now|power|electricity|service|minutes)|money launder\w*|drug traffick\w*|suspend(?:ed)?(?: \w+){0,3} social|social security (?:number|benefits?)(?: \w+){0,4} (?:suspended|compromised|blocked|used|misused))\b/,
    ],
    [
      'tax-office',
      -5,
      'Claimed to be a tax or state office, which write rather than ring.',
      /\b(?:irs|internal revenue|social security administration|treasury department|department of (?:the )?treasury|tax (?:resolution|relief|fraud|crime|debt|enforcement)|back taxes|customs and border|border (?:protection|patrol)|immigration (?:office|department|services)|federal (?:grant|reserve|trade))\b/,
    ],
    [
      'prize',
      -6,
      'Told of a prize, a grant or winnings.',
      /\b(?:(?:you|he|she|they)(?: \w+){0,3} (?:won|winner|selected to receive|been chosen|been selected|been picked|awarded)|(?:grand|first|second|cash|your) prize|sweepstakes?|lottery|publisher s clearing|clearing ?house|free (?:cruise|vacation|trip|gift)|claim your (?:prize|winnings?|reward|gift|money)|unclaimed (?:money|funds|inheritance|property)|inheritance)\b/,
    ],
    [
      'device-infected',
      -6,
      'Claimed a computer or account was infected or hacked.',
      /\b(?:virus(?:es)?|malware|hackers?|hacked|infected|trojan)\b(?: \w+){0,12} (?:computer|pc|windows|network|device|router|ip address|laptop|accounts?|files|banking)\b|\b(?:computer|pc|windows|network|device|router|ip address|laptop)\b(?: \w+){0,12} (?:virus(?:es)?|malware|hackers?|hacked|infected|trojan)\b|\b(?:microsoft|windows|apple|norton|mcafee|geek squad)\b(?: \w+){0,3} (?:technical|tech|support|security|certified|refund|renewal|subscription|license|department)\b|\b(?:signals?|errors?|warnings?|alerts?) (?:coming )?from your (?:computer|pc|windows|device|router)\b/,
    ],
    [
      'refund',
      -4,
      'Told of a refund or a charge out of the blue.',
      /\b(?:(?:entitled|eligible|owed?) (?:to |for )?(?:a |the )?(?:\w+ )?refund|refund department|process (?:your|the|a) refund|auto(?:matically)? (?:renew\w*|debit\w*|charged)|(?:charge|purchase|transaction|order|payment)s? (?:of|for) (?:\w+ ){0,4}(?:dollars|\$)|unauthori[sz]ed (?:charge|purchase|transaction)s?|suspicious (?:charge|purchase|transaction|activity|order|login)s?|(?:pre ?authori[sz]ed|pre ?approved) (?:order|charge|purchase))\b/,
    ],
    [
      'crypto-offer',
      -5,
      'Offered an investment or quick money.',
      /\b(?:crypto(?:currency)?|bitcoin|forex|trading (?:platform|account|signals)|guaranteed (?:return|profit|income)s?|double your (?:money|investment)|investment opportunit(?:y|ies)|(?:passive|extra|residual) income|work from home|(?:returns?|profits?) of \w+(?: \w+)? percent)\b/,
    ],
    [
      'held-parcel',
      -5,
      'Claimed a parcel was held back for a fee or a crime.',
      /\b(?:package|parcel|shipment|box|mail)\b(?: \w+){0,10} (?:customs|seized|intercepted|illegal|drugs|suspicious|held at|on hold|import (?:fee|tax|duty)|(?:re ?delivery|release|handling|customs) fee)\b/,
    ],
    [
      'bail',
      -5,
      'Spoke of bail or money to get somebody out of trouble.',
      /\b(?:bail(?: money| bond|ed)?|bond money|post (?:a )?bond|get me out of (?:here|jail)|in (?:jail|custody)(?: \w+){0,12} money|(?:need|send|wire|lend)\b(?: \w+){0,4} (?:money|cash|dollars|thousand)(?: \w+){0,6} (?:lawyer|attorney|court|hospital|out|embassy))\b/,
    ],
  ]),
  ...cues('money', [
    [
      'money-demand',
      -2.5,
      'Pressed for money or a payment now.',
      /\b(?:(?:pay|payment|settle|send|transfer)\b(?: \w+){0,6} (?:today|now|immediately|right away|over the phone|within the hour)|(?:i|we) need (?:\w+ ){0,2}(?:money|cash|dollars)|card on file|processing fee|activation fee|upfront fee|small fee|(?:re ?delivery|release|clearance|handling|delivery) fee|(?:the|a|your) (?:fine|penalty|bond|citation)(?: \w+){0,4} (?:paid|is paid|now|today|by)|(?:unpaid|outstanding|pay (?:the|a)) (?:\w+ )?(?:citation|fine|toll|ticket)|post (?:the|a) (?:amount|bond)|(?:give|tell|take|need) (?:me )?(?:\w+ )?(?:your |a )?(?:visa|master ?card|card number)|outstanding (?:balance|debt|payment)|past due|(?:zelle|paypal|cash ?app|venmo)(?: \w+)? (?:support|department|account|team|security)|(?:i|we) (?:just )?need (?:a|his|your|the) (?:credit |debit )?card)\b/,
    ],
  ]),
]
