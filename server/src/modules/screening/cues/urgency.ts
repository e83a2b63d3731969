import { cues } from './cue.ts'

/** Danger to life comes first of all; bad news of arrests and accidents is told by swindlers too, so it only weighs. */
export const URGENCY = [
  ...cues('emergency', [
    [
      'emergency',
      6,
      'Speaks of an emergency.',
      /\b(?:(?:medical|family|real|life or death|an|urgent|huge) emergency(?! (?:call|message|notice|alert|broadcast|number))|emergency (?:room|department|surgery|contact|vet)|911|nine one one|(?:the|an|in|call(?:ed)?) (?:an )?ambulance|paramedics?|e ?r (?:at|of|nurse|doctor)|icu|intensive care|heart attack|a stroke|(?:his|her|the) stroke|seizures?|unconscious|passed out|not breathing|can not breathe|(?:is|are|was|were|am) (?:bleeding|choking|drowning|dying)|bleeding (?:a lot|badly|everywhere)|(?:has |have |just |been )?(?:fallen|fell|collapsed|collapse)(?: \w+){0,4} (?:down|stairs|hurt|floor|get up|bad|badly|over|ladder|off|hip|shower|and)|(?:mom|mum|dad|mother|father|wife|husband|grandma|grandpa|she|he) (?:has |just |has just )?(?:collapsed|fallen|fell)|(?:on|caught) fire|house fire|(?:there is|smell|smelling) (?:a )?(?:gas|fire|smoke)|(?:flooding|flooded|burst pipe|water (?:is )?(?:coming|pouring|gushing|everywhere)|pouring through)|(?:been|was|is|were|being) (?:taken|rushed|brought|airlifted|admitted)(?: \w+){0,3} (?:hospital|emergency|er|icu)|(?:in|at|to) the (?:hospital|emergency)(?: now| right now)?|suicid\w+|kill (?:myself|herself|himself)|overdos\w+|missing child|did not come home|went missing|(?:going|gone) into labor|in labor|water broke|baby is coming|(?:someone|somebody|they) (?:is|are) (?:breaking|trying to (?:break|get)) in|(?:alarm is|alarm) going off|allergic reaction|epi ?pen|car (?:crash|wreck)|passed away|just died|is dying|not (?:going to|gonna) make it)\b/,
    ],
  ]),
  ...cues('relation', [
    [
      'urgent',
      1,
      'Says it is urgent.',
      /\b(?:(?:it is|is|this is|pretty|very|really|kind of|bit) urgent|as soon as (?:possible|you can|he can|she can)|right away|asap|can not wait|need(?:s)? to (?:talk|speak|reach)(?: \w+){0,3} (?:now|right now|immediately|right away)|time is short|before (?:noon|five|they close|it is too late))\b/,
    ],
  ]).map((cue) => ({ ...cue, group: 'standing' as const })),
  ...cues('trouble', [
    [
      'legal-trouble',
      -2,
      'Tells of a court, a fine or an inquiry against the owner.',
      /\b(?:jury (?:duty|summons)|missed (?:a |your |the )?(?:\w+ )?(?:court|summons|hearing)|citations?|unpaid (?:\w+ )?(?:fine|ticket|toll|balance|bill)|warrant|subpoena|lien|(?:drug|federal) (?:enforcement|investigation|agent|case)|dea\b|(?:open|criminal|pending) (?:case|charges|investigation)|case (?:number|against)|in your name)\b/,
    ],
    [
      'trouble',
      -0.5,
      'Tells of an accident, an arrest or other trouble.',
      /\b(?:accident|arrested|in (?:jail|custody|trouble)|stranded|mugged|lost my (?:phone|wallet|passport)|police station|broke my nose|in a wreck|did something (?:stupid|bad|dumb|terrible)|(?:do not|please do not) (?:be mad|get mad|be angry)|hit (?:a|an|somebody|someone|another)\b(?: \w+){0,3} (?:car|lady|woman|man|kid|guy)|(?:nose|voice|mouth)(?: \w+){0,3} (?:is|sounds?) (?:\w+ )?(?:broken|broke|bad|funny|weird|hurt|swollen)|i sound (?:\w+ )?(?:funny|different|weird|sick)|car accident|crashed|kidnapp?ed|(?:have|got|has) (?:\w+ )?(?:your|his) (?:son|daughter|wife|husband))\b/,
    ],
  ]),
]
