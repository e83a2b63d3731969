import { cues } from './cue.ts'

/** Automated messages an owner wants to have. */
export const NOTICES = cues('notice', [
  [
    'appointment-notice',
    3,
    'A reminder of an appointment.',
    /\b(?:(?:reminder|remind(?:ing)?|confirm(?:ing|ation)?|scheduled|upcoming)(?: \w+){0,8} (?:appointment|visit|reservation|cleaning|exam|check ?up|service|session|interview|meeting|table|installation)|appointment(?: \w+){0,6} (?:on|at|with|for|tomorrow|scheduled|reminder))\b/,
  ],
  [
    'pharmacy-notice',
    3,
    'A notice from a pharmacy or laboratory.',
    /\b(?:prescriptions?(?: \w+){0,6} (?:ready|refill\w*|filled|due|available|delayed|pick ?up)|(?:refill|order)(?: \w+){0,5} (?:is|are) (?:now )?ready|ready for (?:pick ?up|collection)|(?:walgreens|cvs|rite aid|kroger|walmart|costco) pharmacy|(?:test|lab) results are)\b/,
  ],
  [
    'delivery-notice',
    2.5,
    'A notice about a delivery or a pick-up.',
    /\b(?:(?:delivery|package|parcel|shipment|order)(?: \w+){0,8} (?:arriv\w+|scheduled|out for|deliver(?:y|ed)|on its way|delayed|between|attempted|left (?:at|with|on)|locker|pick(?:ed)? up)|(?:attempted|unable|tried) to deliver|(?:technician|driver|installer|crew)(?: \w+){0,5} (?:arrive|on (?:the|his|her|their) way|between|en route))\b/,
  ],
  [
    'school-notice',
    3,
    'A notice from a school.',
    /\b(?:(?:schools?|district|elementary|academy|bus|campus|classes)(?: \w+){0,14} (?:closed|closing|cancel\w*|delay(?:ed)?|early (?:release|dismissal)|absent|absence|remote|late|picture day|conference|lockdown|snow)|(?:absent|marked absent|missed)(?: \w+){0,6} (?:class|period|school|today)|parent teacher)\b/,
  ],
  [
    'code-notice',
    3,
    'A machine reading out a verification code the owner asked for.',
    /\b(?:(?:verification|security|authentication|access|login|sign in|one time|confirmation|authorization)(?: \w+){0,2} (?:code|passcode|pin|password)(?: \w+){0,4} (?:is|are)(?: \w+)? \d{3,}|your (?:\w+ ){0,3}(?:code|passcode|pin) is(?: \w+)? (?:\d|zero|one|two|three|four|five|six|seven|eight|nine)|(?:code|pin) is \d[\d ]+)\b/,
  ],
  [
    'public-notice',
    2.5,
    'A notice about travel, utilities, weather or a library.',
    /\b(?:(?:flight|train|trip)(?: \w+){0,8} (?:delay(?:ed)?|cancel\w*|gate|rebook\w*|boarding|rescheduled|changed|departure)|(?:outage|boil (?:water )?(?:advisory|notice|order)|water main|planned maintenance|(?:restore|restoring) power|power (?:has been|is) (?:restored|out)|crews are|water (?:\w+ ){0,5}(?:shut|turned|will be) off|(?:replacing|repairing|flushing) (?:the|a) (?:\w+ )?(?:main|line|hydrants?)|evacuat\w+|tornado|flood|storm) ?(?: \w+){0,4}|(?:items?|books?|(?:a|your) holds?)(?: \w+){0,4} (?:on hold|overdue|available|due|waiting)(?: \w+)? ?|(?:street|road|trash|recycling)(?: \w+){0,4} (?:closure|sweeping|collection|schedule|pick ?up))\b/,
  ],
  [
    'fraud-check',
    1,
    'A bank checking a payment, which may be true or a trick.',
    /\b(?:fraud (?:department|alert|prevention|detection|center|team|services)|(?:did you|do you) (?:\w+ )?(?:make|attempt|authorize|recognize)(?: \w+){0,8} (?:purchase|transaction|charge|transfer)|(?:card|account) (?:has been|was|is) (?:temporarily )?(?:blocked|locked|restricted|on hold|declined))\b/,
  ],
])
