import { cues } from './cue.ts'

const MY_KIN =
  '(?:mom|mum|mother|dad|father|wife|husband|son|daughter|brother|sister|aunt|uncle|cousin|niece|nephew|grandma|grandpa|grandmother|grandfather|nana|granddaughter|grandson|sister in law|brother in law|mother in law|father in law|fianc[eé]e?|girlfriend|boyfriend|partner|roommate|godmother|stepdad|stepmom|step ?(?:son|daughter))'

/** Who the caller says they are to the owner. Any of these forbids ending the call. */
export const RELATIONS = [
  ...cues('relation', [
    [
      'family',
      3.5,
      'Says they are family.',
      new RegExp(
        String.raw`\b(?:(?:i am|this is|it is|am|is|be|just) (?:his|her|your|their|\w+ s|\w+ s) (?:\w+ )?${MY_KIN}|(?:this is|it is|it is just|hi|here is|tell (?:him|her) (?:that )?(?:it is )?(?:his |her )?) ?(?:mom|mum|dad|mommy|daddy|grandma|grandpa|nana|papa|pop|aunt(?:ie|y)? \w+|uncle \w+)\b|i am (?:\w+ )?(?:the )?${MY_KIN}|(?:his|her) ${MY_KIN}(?: \w+)? (?:here|calling|speaking)|(?:it is|this is|i am) (?:\w+ ){1,2}(?:his|her|your|\w+ s) (?:\w+ )?${MY_KIN}|^(?:his|her) ${MY_KIN}$|^(?:hi |hello |hey |oh )?\w+ s ${MY_KIN}(?: \w+)? (?:here|calling|speaking)|(?:he|she|\w+) is my ${MY_KIN}\b|the (?:mother|father) of (?:his|her|the) (?:kids|children)|(?:get|is|for) (?:uncle|aunt|grandma|grandpa) \w+|my ${MY_KIN} \w+ (?:is there|around)|we are (?:family|related|married))\b`,
      ),
    ],
    [
      'own-child',
      4,
      'Sounds like a child asking for a parent.',
      /\b(?:(?:is|are|where is|want|need|get|talk to|speak to) (?:my )?(?:mommy|daddy|mama|momma|my mom|my mum|my dad|my grandma|my grandpa)|(?:mommy|daddy)|(?:he|she) is my (?:mom|mum|mommy|dad|daddy|papa)|(?:i am|i am only) (?:five|six|seven|eight|nine|ten|eleven|twelve|thirteen|\d)(?: years old)?$|(?:pick|picking) me up)\b/,
    ],
    [
      'friend',
      2,
      'Says they are a friend.',
      /\b(?:(?:an? |his |her |your |old |good |close |best )(?:\w+ )?(?:friend|buddy|pal|mate)(?! of the)|friends? (?:from|with)|friends? of (?:his|hers|yours|your|her|the family|sam)|(?:we|i) (?:\w+ )?(?:went to|play|played|go|grew up|work out|sing|served|studied|fish|golf|ride|run|bowl|hike)(?: \w+){0,3} (?:together|with (?:him|her|you))|(?:from|in) (?:his|her|our|my) (?:\w+ )?(?:book club|church|team|band|gym|bowling|choir|class|league|congregation|yoga|running group|poker|softball|soccer)|known (?:him|her|each other|\w+) (?:for|since)|went to (?:school|college|high school) (?:with|together)|from (?:\w+ )?(?:choir|church|poker|bowling|scouts|book club|karate|soccer|band|the lake|college|high school|the reunion|the parish)\b|roomed together|we (?:fish|paddle|sail|hunt|ski|jog|climb|camp|room)(?:ed)?\b|we met (?:at|in|on|through)|we (?:are|were|have been) (?:\w+ ){0,2}friends)\b/,
    ],
    [
      'neighbour',
      3,
      'Says they are a neighbour.',
      /\b(?:(?:i am|this is|it is|from|your|his|her|their|sam s|a|the|my) (?:\w+ )?neighbou?r(?! s\b)|neighbou?r (?:from|across|here|calling|down)|(?:from |live |lives |i am )?(?:next door|across the (?:street|hall|road|way)|(?:from|live) (?:just )?down the (?:street|hall|road|block)|upstairs|downstairs)|(?:unit|apartment|apt|house) (?:number )?\w+ (?:next|above|below|across)|i live (?:on|in|at|two|three|next|behind|right)|(?:landlord|building (?:manager|super)|superintendent|doorman|concierge|front gate|hoa|property manage(?:r|ment))|your (?:building|block|condo|tenant)|(?:right )?(?:under|above|below|next to|behind) you\b|over the fence|block party|your (?:sprinkler|garage door|fence|trash|mailbox|car lights|car alarm)|tenant)\b/,
    ],
    [
      'medical',
      3,
      'Calls from a practice, a hospital or a pharmacy.',
      /\b(?:(?:from|with|at|of|is) (?:the )?(?:doctor|doctor s|doctors|dentist|vet|veterinar\w+|\w+ (?:\w+ )?(?:clinic|hospital|medical(?: center| group)?|dental|orthodontics?|pediatrics?|dermatology|cardiology|radiology|imaging|oncology|pharmacy|physical therapy|surgery|surgical|animal hospital|family practice|health center|urgent care|eye care|optometry|lab(?:s|oratory)?|hospice|nursing home|assisted living|rehab))|doctor \w+(?: s)? (?:\w+ )?(?:office|nurse|assistant|practice|clinic|team)|(?:doctor|nurse) \w+ (?:here|calling|speaking|from)|(?:i am|this is) (?:\w+ )?(?:the )?(?:doctor|nurse|midwife|caregiver|home (?:health )?aide|hospice nurse|therapist|veterinarian)|(?:test|lab|blood(?: work)?|biopsy|scan|mri|x ?ray) results?|(?:his|her|your|the) (?:prescription|surgery|procedure|biopsy|check ?up|colonoscopy|mammogram|cleaning|root canal|blood work|glasses|contacts|dog|cat|puppy)\b(?: \w+){0,5} (?:ready|scheduled|tomorrow|results|doctor|vet|pick)?)\b/,
    ],
    [
      'school',
      3,
      'Calls from a school, a day care or a coach.',
      /\b(?:(?:from|at|with|is) (?:\w+ ){0,4}(?:elementary|middle school|high school|academy|kindergarten|day ?care|preschool|school (?:district|office|nurse)|montessori|after ?school)|(?:your|his|her) (?:kid|son|daughter|child) s? ?(?:bus|stop|class|teacher|school|lunch|backpack|inhaler|jacket)|school nurse|(?:the )?school district|school bus|bus garage|counselor at|(?:school secretary|front office|principal|vice principal|guidance counselor|homeroom|attendance office|(?:\w+ s|your son|your daughter|his son|her daughter|his daughter|her son)(?: \w+)? (?:teacher|coach|tutor|school))|(?:i am|this is) (?:\w+ ){0,2}(?:the )?(?:teacher|coach|principal)|(?:your|his|her) (?:son|daughter|child|kid|kids|boy|girl)(?: \w+){0,8} (?:school|class|fever|sick|practice|picked|pick|teacher|game|team|bus|hurt|absent|threw))\b/,
    ],
    [
      'at-the-door',
      3,
      'Is at the door.',
      /\b(?:(?:i am|we are|driver is|parked) (?:\w+ ){0,3}(?:outside|out front|out back|downstairs|afuera|in front of|pulling up|at (?:the|your|his|her) (?:front |back )?(?:door|gate|lobby|house|building|entrance|curb))|(?:gate|door|buzzer|entry) code|buzz me|answering the door|nobody(?: is|s)? (?:\w+ )?(?:coming out|home|answering))\b/,
    ],
    [
      'delivery',
      3,
      'Brings something or is at the door.',
      /\b(?:(?:your|his|her|the) (?:delivery )?driver|(?:i am|we are|i have got|i got|got|have) (?:\w+ ){0,3}(?:a |your |his |her |the |an )(?:delivery|package|parcel|order|pizza|food|flowers|groceries|sofa|couch|fridge|mattress|washer|furniture|ride)|(?:i am|we are) (?:\w+ ){0,3}(?:outside|at (?:the|your|his|her) (?:door|gate|lobby|house|building|entrance|front|curb|address)|downstairs|out front|pulling up|in (?:the|your|his) (?:lobby|driveway)|on (?:the|our|my) way|(?:ten|five|twenty|fifteen|thirty|\d+) minutes (?:away|out))|(?:gate|door|buzzer|entry|access) code|buzz me|(?:ups|fedex|dhl|usps|door ?dash|uber(?: eats)?|instacart|lyft|amazon|grub ?hub)(?: \w+)? (?:driver|delivery|courier|with a)|(?:deliver(?:y|ing)|drop(?:ping)? off|pick(?:ing)? up)(?: \w+){0,5} (?:today|tomorrow|this (?:morning|afternoon)|signature|address|apartment|for (?:him|her|you)|between))\b/,
    ],
    [
      'work',
      2.5,
      'Says they work with the owner.',
      /\b(?:(?:i|we) (?:\w+ )?work (?:with|for|together|under)(?! (?:businesses|companies|homeowners|local|a lot|many))(?: \w+)?|(?:his|her|your) (?:boss|manager|supervisor|colleague|coworker|co worker|assistant|secretary|accountant|bookkeeper|lawyer|attorney|cpa|agent|realtor|business partner|client|foreman|crew|contractor|cleaner|gardener|babysitter|nanny|sitter|dog walker|mechanic|plumber|electrician|roofer|painter|tailor|hairdresser|barber)|\w+ (?:the|your|his|her) (?:\w+ )?(?:plumber|roofer|electrician|mechanic|painter|locksmith|carpenter|gardener|landscaper|babysitter|nanny|sitter|cleaner|tutor|foreman|apprentice|contractor|handyman|barber|tailor|florist|baker|caterer|pastor|rabbi|priest|vet|bookkeeper|accountant|lawyer)|(?:it is|this is|i am) (?:his|her|your) (?:boss|manager|supervisor)|(?:he|you) hired (?:me|us)|(?:your|the) (?:two|three|ten|eleven|noon|\w+) o clock is here|i am (?:covering|filling in) for|i am on (?:his|her|your) team|(?:attorney|lawyer) \w+(?: \w+)? s office|you have an account with us|i (?:am )?(?:supposed to )?start (?:work )?(?:on )?(?:monday|tuesday|wednesday|thursday|friday|tomorrow|next week)|from (?:work|the office|his office|her office|your office|accounting|human resources|hr|payroll|the job ?site|the shop|the site|the store|the warehouse)(?! of))\b/,
    ],
    [
      'hiring',
      2.5,
      'Calls about a job the owner applied for.',
      /\b(?:(?:you|he|she|\w+) (?:had |has |have )?(?:applied|interviewed|submitted|sent)(?: \w+){0,6} (?:position|job|role|opening|application|resume|interview|us)|(?:his|her|your) (?:application|resume|interview|candidacy|job offer|start date)|(?:set up|schedule|scheduling|move|arrange)(?: \w+){0,4} interview|offer letter|reference(?: check)? for|you (?:interviewed|applied|sent in)|listed (?:\w+ )?as a reference)\b/,
    ],
    [
      'customer',
      3,
      "Is a customer of the owner's, or wants to be.",
      /\b(?:(?:i|we) (?:\w+ )?(?:need|want|would like|wanted|am looking|are looking|was hoping|were hoping|hoping)(?: \w+){0,4} (?:to (?:book|order|reschedule|make an appointment|schedule|hire|buy (?:a|one|some|two)|cancel|place|rent|change)|a quote (?:for|on)|an? (?:estimate|quote|appointment) (?:for|on|to) (?:my|our|a|the)|someone to|somebody to|help with my|(?:my|our) \w+ (?:fixed|repaired|cleaned|painted|looked at|done))|do (?:you|they) (?:guys |all |still )?(?:(?:fix|repair|sell|carry|deliver|rent|install|make)\b|have (?:any )?(?:openings?|availability|tables?|rooms?|appointments?|(?:it |them )?in stock|time (?:this|next|to come|to look)))|(?:my|our) (?:\w+ )?(?:order|appointment|reservation|booking(?! system)|invoice|repair|kitchen|bathroom|deck|roof|sink|boiler|furnace|car|truck|bike|dress|cake|project|job|fence|house|heater|faucet|toilet|website|account with (?:him|you))\b|how much (?:do you|would|does|is it|you) (?:charge|cost|it cost|to)|(?:you|he|she|they|your (?:guys?|crew|company|team)) (?:\w+ )?(?:fixed|repaired|installed|painted|built|did|cleaned|worked on|sold|made|quoted|came out)(?: \w+){0,3} (?:my|our|us|me)|(?:i am|we are) (?:\w+ )?(?:an? )?(?:existing |regular |long time |old |returning |new |current )?(?:customers?|clients?|patients?|guests?)(?: of| here|$| and)|(?:from )?your (?:guys?|crew|workers|technician|truck|van|store|shop)\b|(?:is|are) (?:the|your|that|it) (?!owner|manager|homeowner|boss|person)(?:\w+ ){1,3}(?:still )?(?:available|for (?:sale|rent))|(?:saw|found|about) (?:the|your) (?:sign|ad|listing|advert)\b|are you (?:guys )?open|what time do you)\b/,
    ],
    [
      'calling-back',
      2.5,
      'Returns a call or was asked to ring.',
      /\b(?:(?:returning|return) (?:his|her|your|a|the|\w+ s|\w+ s) (?:phone )?call|(?:calling|ringing) (?:him |her |you |sam )?back|called (?:me|us) back|(?:he|she|they|you|someone|somebody|\w+) (?:just |had |has )?(?:called|rang|phoned|texted|messaged|emailed|left)(?: \w+){0,3} (?:me|us|my|our|voice ?mail|a message|earlier|yesterday|this morning|the shop|the office)|(?:missed|got|had) (?:a |his |her |your )?(?:missed )?call from|(?:asked|told|wanted) (?:me|us) to (?:call|ring|phone|give|get back|check)|(?:he|she) (?:is |was )?expect(?:s|ing) (?:my|a|our|this|me) ?(?:call)?|as (?:he|she|you) (?:asked|requested))\b/,
    ],
    [
      'official',
      2,
      'Calls for the police, a court, the city or an insurance claim.',
      /\b(?:(?:officer|detective|sergeant|deputy|trooper|constable|ranger|chief) \w+ (?:with|from|of|at|here|calling)|(?:from|with|is|at) (?:the )?(?:\w+ ){0,3}(?:police|sheriff s (?:office|department)|fire (?:department|marshal)|city|county|town|water department|public works|animal (?:control|shelter)|library|court(?:house)?|clerk)|(?:claims? (?:adjuster|number|department|representative)|adjuster|(?<!\b(?:start|file|begin|process) )your claim|his claim|her claim|the claim|the accident report)|jury duty office|(?:found|turned in|recovered) (?:your|his|her|a) (?:wallet|dog|cat|keys|phone|purse|bike|car|license))\b/,
    ],
    [
      'own-provider',
      2,
      'Calls about something the owner has ordered, booked or under repair.',
      /\b(?:(?:your|his|her) (?:order|appointment|reservation|booking|repair|car|truck|vehicle|van|tires?|flight|table|room|stay|rental|suit|dress|tux|cake|quote|kitchen|countertops?|cabinets|furnace|boiler|roof estimate|lease|loan application|closing|mortgage application|passport|permit|inspection|tax return|taxes|keys|watch|phone|laptop|bike|lawn ?mower|piano|books?)\b(?: \w+){0,6} (?:is ready|are ready|ready|in|came in|arrived|done|finished|fixed|tomorrow|today|monday|tuesday|wednesday|thursday|friday|confirm\w*|scheduled|reschedul\w+|questions?|approved|part|parts|left|pick(?:ed)? up)|(?:he|she|you) (?:dropped off|brought in|ordered|left|booked|scheduled|requested (?:a|an)|signed up with us|reserved|forgot)(?: \w+)?|(?:the )?(?:estimate|quote|part|parts|tickets?|paperwork|contract|invoice) (?:he|she|you) (?:asked|wanted|requested|ordered|needed|sent))\b/,
    ],
  ]),
  ...cues('standing', [
    [
      'asks-by-first-name',
      0.5,
      'Spoke of being known to the owner.',
      /\b(?:(?:he|she) (?:knows me|gave me|has my number|will know me)|(?:i|we) (?:met|talked|spoke|texted|saw|had (?:lunch|dinner|coffee))(?: \w+){0,2} (?:with |to )?(?:him|her|you|at|last|yesterday|on|about)|we (?:are|were) (?:supposed to|meeting|going to)|(?:our|the) (?:meeting|lunch|dinner|reunion|party|wedding|funeral|game|trip|rehearsal|practice))\b/,
    ],
    [
      'referred',
      1.5,
      'Was sent by somebody who can be named.',
      /\b(?:(?:referred|recommended|sent|suggested|introduced)(?: \w+){0,3} by \w+|(?:he|she|they|\w+ s|\w{3,}) (?:referred|recommended|sent) (?:me|us)|(?:got|have|found)(?: \w+){0,3} (?:number|card|name|you|him|her|it)(?: \w+){0,2} (?:from|off|on|in) (?:my |his |her |your |the )?(?:\w+ ){0,2}(?:brother|sister|friend|neighbou?r|mother|mom|dad|husband|wife|cousin|colleague|business card|card|truck|van|website|web ?site|google|facebook|flyer|sign|yelp|nextdoor|paperwork|emergency (?:contact|form|card)|contact (?:sheet|form)|directory|invoice|receipt|order|chart|phone|fridge)|(?:he|she|you) (?:gave|left|wrote|put)(?: \w+){0,4} (?:number|card|form|contact))\b/,
    ],
  ]),
]
