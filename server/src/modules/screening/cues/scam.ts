import { cues } from './cue.ts'

/** Demands and threats hardly any honest caller makes. */
export const SCAM = [
  ...cues('scam', [
    [
      'gift-cards',
      -6,
      'Asked for payment in gift cards or vouchers.',
      /\b(?:gift|itunes|google play|steam|apple|prepaid|target|vanilla|green ?dot)\s?(?:cards?|vouchers?)\b|\bmoney ?pa[ck]k?\b|\b(?:cards?|vouchers?) and (?:\w+ ){0,2}(?:read|give|text|tell|send) (?:me |us )?(?:the |those )?(?:numbers?|codes?|digits|back)\b|\b(?:buy|get|purchase|pick up)(?: \w+){0,4} cards\b(?: \w+){0,8} (?:numbers?|codes?)\b/,
    ],
    [
      'remote-access',
      -6,
      'Wanted to get into a computer or phone from afar.',
      /\b(?:any ?desk|team ?viewer|ultra ?viewer|log ?me ?in|remote (?:access|session|connection|desktop|support)|(?:access|connect(?:ion)?|control|get) (?:to|into|of) your (?:computer|pc|laptop|machine|device|screen)|(?:go|sit|get) (?:to|in front of|on|by) (?:your|the) (?:computer|pc|laptop)|download (?:an?|this|the|our) (?:app|program|software|tool)|share your screen|(?:in front of|near|next to) (?:your|the) (?:computer|laptop|pc)|(?:turn|switch|power|boot)(?: it)? on (?:your|the) (?:computer|laptop|pc)|(?:turn|switch) (?:your|the) (?:computer|laptop|pc) on|(?:open|start)(?: up)? (?:your|the) (?:computer|laptop|pc)|(?:connect|link) you (?:to|with) (?:the|our) (?:\w+ )?server|(?:go|get) on(?:to)? (?:your|the) (?:computer|laptop|pc))\b/,
    ],
    [
      'code-request',
      -6,
      'Asked for a code, which is a key to an account.',
      /\b(?:read|tell|give|send|share|provide|repeat|need|confirm|verify)\b(?: \w+){0,5} (?:the|that|your|a) (?:\w+[ -]?){0,2}(?:code|otp|passcode|password|one time pin)\b(?! for the (?:gate|door|building))|\b(?:read|tell|give|repeat)\b(?: \w+){0,4} (?:digits?|numbers?|code|passcode|pin)(?: \w+){0,6} (?:text|texted|sent|phone|back to me)\b|\b(?:text|texted|sent)(?: you)?(?: \w+){0,3} (?:code|passcode|pin|otp)\b(?: \w+){0,8} (?:read|tell|give|repeat)\b/,
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
      /\b(?:wire|western union|moneygram|money gram|bitcoin (?:atm|machine)|(?:pay|send|transfer|deposit|take|accept|stop it|by|with|via)\b(?: \w+){0,6} (?:bitcoin|crypto(?:currency)?|cash app|cashapp|zelle|venmo|prepaid cards?|green dot)|withdraw (?:the |some |your )?(?:cash|money|funds)|safe(?:ty)? (?:account|locker)|secured? (?:account|wallet|locker)|cash in (?:an|the) (?:envelope|box)|(?<!\b(?:i|we) (?:will|would|can|could|may) )(?:withdraw|move|transfer|hand over) (?:the |his |her |your |all )?(?:the )?(?:money|funds|balance|savings)|vouchers?|lend me|gold bars?|deposit (?:it|the check) and|courier (?:will|is going to|to) (?:come|pick|collect))\b/,
    ],
    [
      'secrecy',
      -5,
      'Wanted it kept secret or would not have the line left.',
      /\b(?:do not|please do not|can not|never|without) (?:tell|telling|talk to|speak to|mention|inform|hang up|disconnect|discuss|say (?:anything|a word|nothing)|let (?:mom|dad|anyone|anybody|the bank|the cashier))\b(?!ing me)(?! (?:if|when|unless) )|\b(?:must|should|can) not (?:tell|mention|discuss|inform)\b|\b(?:remain|stay) on the (?:line|phone) while\b|\bkeep (?:it|this) from\b|\b(?:keep|stays?|keeping) (?:this|it|that)?\s?(?:\w+ )?(?:secret|confidential|between us|between you)\b|\bstay on the (?:line|phone) (?:with me|until|while|the whole)\b|\bgag order\b/,
    ],
    [
      'threat',
      -6,
      'Threatened arrest, a lawsuit or a cut-off.',
      /\b(?:(?:legal |law )?enforcement actions?|lawsuit (?:\w+ ){0,3}(?:filed|against)|fil(?:ed|ing) (?:a )?(?:law ?suit|case) (?:against|on|under)|case (?:has been |is |was )?(?:filed|registered)|(?:under|into|in) (?:police )?custody|(?:serious )?allegations?|appear(?:ance)?(?: \w+){0,3} (?:court|judge|magistrate)|before (?:we|it) go(?:es)? to court|investigation (?:officer|department|team)|come(?: \w+){0,2} with a warrant|marshals? (?:is|are) on|a lien (?:is )?on|served this (?:morning|afternoon)|social (?:will|has been|is|number will) (?:be )?(?:blocked|suspended)|suspend(?:ed)? your social|suspension notice|benefits (?:are|will be|have been) (?:stopped|suspended|blocked|cut)|(?:disconnection|interruption) (?:of (?:your )?(?:electric |power |utility )?service|department|unit|team)|(?:disconnections?|final visit) (?:department|unit|today)|experiencing a disconnection|(?:arrest|bench) warrant|warrants? (?:out|has been|have been|will be|for your|in your|under your|issued|against)|(?:you|he|she|they) (?:will|could|may|would|are going to|will be|to be) (?:be )?(?:arrested|prosecuted|deported|sued|jailed|locked up)|(?:complaint|case|charges?|lawsuit) (?:\w+ ){0,2}against you|(?:see|hear)(?: from)? (?:him|her|them) again|(?:gets?|be) hurt(?! in| at| on)|do (?:exactly )?as i say|lock(?:ed)? (?:you|him|her) up|(?:will|going to) be (?:detained|in jail)|(?:complaint|case|action|charges?) (?:is |was |has been )?(?:filed )?(?:in|under|against) your (?:name|identity|social)|bring you in|legal (?:action|proceedings?|enforcement|case|consequences)|law ?suits?(?: has| is| against| under)|(?:police|sheriff|officers?|marshals?) (?:will|are going to|to) (?:come|be at|arrest|be dispatched|knock)|(?:disconnect|shut ?off|cut off|turn(?:ed)? off)\b(?: \w+){0,5} (?:within|in|today|now|power|electricity|service|minutes)|money launder\w*|drug traffick\w*|suspend(?:ed)?(?: \w+){0,3} social|social security (?:number|benefits?)(?: \w+){0,4} (?:suspended|compromised|blocked|used|misused))\b/,
    ],
    [
      'tax-office',
      -5,
      'Claimed to be a tax or state office, which write rather than ring.',
      /\b(?:irs|internal revenue|(?:state |federal )?tax office|department of taxation|(?:office|department) of (?:the )?(?:inland )?revenue|revenue service|social security administration|treasury department|department of (?:the )?treasury|tax (?:resolution|relief|fraud|crime|debt|enforcement)|back taxes|customs and border|border (?:protection|patrol)|immigration (?:office|department|services)|federal (?:grant|reserve|trade))\b/,
    ],
    [
      'prize',
      -6,
      'Told of a prize, a grant or winnings.',
      /\b(?:(?:you|he|she|they)(?: \w+){0,3} (?:won|winner|selected to receive|been chosen|been selected|been picked|awarded)|(?:grand|first|second|cash|your) prize|sweepstakes?|lottery|publisher s clearing|clearing ?house|(?:second|first|lucky) (?:place|winner)|won a|you won|lucky (?:lady|winner|number)|drawn to receive|select(?:ed)?(?: you)? to receive|free (?:cruise|vacation|trip|gift)|claim your (?:prize|winnings?|reward|gift|money)|unclaimed (?:money|funds|inheritance|property)|inheritance)\b/,
    ],
    [
      'device-infected',
      -6,
      'Claimed a computer or account was infected or hacked.',
      /\b(?:virus(?:es)?|malware|hackers?|hacked|infected|trojan)\b(?: \w+){0,12} (?:computer|pc|windows|network|device|router|ip address|laptop|accounts?|files|banking)\b|\b(?:computer|pc|windows|network|device|router|ip address|laptop)\b(?: \w+){0,12} (?:virus(?:es)?|malware|hackers?|hacked|infected|trojan)\b|\b(?:microsoft|windows|apple|norton|mcafee|geek squad)\b(?: \w+){0,3} (?:technical|tech|support|security|certified|refund|renewal|subscription|license|department)\b|\b(?:signals?|errors?|warnings?|alerts?) (?:coming )?from your (?:computer|pc|windows|device|router)\b/,
    ],
    [
      'unordered-purchase',
      -5,
      'Told of an order or a charge to be stopped by telephone, as no shop does.',
      /\b(?:(?:cancel|dispute|authori[sz]e|stop|confirm|deny) (?:this|the|that|your|it|an) ?(?:\w+ )?(?:order|purchase|charge|payment|renewal|transaction|debit)(?: \w+){0,16} (?:press|call us|stay on the line|any ?desk|talk to (?:our|the|a)|speak (?:to|with) (?:our|the|a)|connect)|(?:press|pres)(?: \w+){1,3} to (?:cancel|dispute|authori[sz]e|stop|deny) (?:this|the|that|your) ?(?:\w+ )?(?:order|purchase|charge|payment|renewal|transaction)|(?:did|do) not (?:authori[sz]e|place|make|recogni[sz]e) (?:this|the|that|it)(?: \w+){0,14} (?:amazon|apple|paypal|support|customer)|(?:ordered|order|purchase|bought|charge|payment|transaction)(?: \w+){0,16} (?:your|the) (?:amazon|apple|paypal|e ?bay|walmart) account|(?:amazon|apple|paypal|e ?bay|walmart) account (?:has been|was|will be|is) (?:used|charged|billed|breached|locked)|approved in advance|(?:tablet|laptop|iphone|mac ?book|airpods)(?: \w+){0,6} (?:is being|was|has been) (?:ordered|bought|charged)|(?:account|card|icloud)(?: \w+){0,2} (?:has been|was) breached)\b/,
    ],
    [
      'refund',
      -4,
      'Told of a refund or a charge out of the blue.',
      /\b(?:(?:entitled|eligible|owed?) (?:to |for )?(?:a |the )?(?:\w+ )?refund|refund department|(?:get(?:ting)?|give|return)(?: you)? (?:you |your |the )?money back(?! guarantee)|return your money|(?:will|to) be (?:charged|debited|billed)|process (?:your|the|a) refund|auto(?:matically)? (?:renew\w*|debit\w*|charged)|(?:charge|purchase|transaction|order|payment)s? (?:of|for) (?:\w+ ){0,4}(?:dollars|\$)|unauthori[sz]ed (?:charge|purchase|transaction)s?|suspicious (?:charge|purchase|transaction|activity|order|login)s?|(?:pre ?authori[sz]ed|pre ?approved) (?:order|charge|purchase))\b/,
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
      /\b(?:bail(?: money| bond|ed)?|public defender|(?:my|the|a) (?:lawyer|attorney|defender)(?: \w+){0,3} (?:says?|said|needs?|wants?)(?: \w+){0,6} (?:cash|money|thousand|dollars)|(?:cash|thousand|money)(?: \w+){0,3} (?:gets?|to get) (?:me|him|her) out|(?:thousand|cash|money)(?: \w+){0,3} for (?:the|my|a) (?:lawyer|attorney|bond)|bond money|post (?:a )?bond|get me out of (?:here|jail)|in (?:jail|custody)(?: \w+){0,12} money|(?:need|send|wire|lend)\b(?: \w+){0,4} (?:money|cash|dollars|thousand)(?: \w+){0,6} (?:lawyer|attorney|court|hospital|out|embassy))\b/,
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
