import { cues } from './cue.ts'

/** Offers: `pitch` is sold by telephone and nothing else; `sales` is said by honest businesses as well. */
export const SALES = [
  ...cues('pitch', [
    [
      'vehicle-warranty',
      -6,
      'Offered a vehicle warranty or service contract.',
      /\b(?:(?:car|auto|vehicle|factory|extended|manufacturer(?: s|'s)?)(?: \w+){0,3} (?:warranty|coverage|service contract)|warranty (?:on|for|of) your (?:car|vehicle|auto)|vehicle service (?:department|division|center|contract)|warranty (?:department|division|services|has expired|is about))\b/,
    ],
    [
      'debt-offer',
      -5,
      'Offered lower interest, debt relief or loan forgiveness.',
      /\b(?:(?:lower|reduce|reducing|lowering|zero|0|low)(?: \w+){0,3} (?:interest|rates?|debt|payments?|mortgage|apr)|interest rates?|credit card (?:services?|debt|balance|holder)|card ?(?:holder|member) services?|debt (?:relief|consolidation|settlement|forgiveness|free)|consolidat\w+(?: \w+){0,3} (?:debts?|loans?|payments)|student loans?(?: \w+){0,6} (?:forgiv\w*|relief|discharge|dismiss\w*|eligible|status|repayment)|loan forgiveness|refinanc\w*|reverse mortgage|hardship program|(?:loan|debt) (?:elimination|discharge|dismissal|cancell?ation)|student (?:loan|support)s? (?:center|payments?|forgiveness|repayment)|monthly payments (?:could|can) be (?:cut|lowered))\b/,
    ],
    [
      'business-listing',
      -5,
      'Offered a search listing, ranking or website work.',
      /\b(?:(?:google|business|yelp|bing|online|search) (?:listing|profile|placement|ranking|presence|reviews?)s?|(?:first|top|front) (?:page|spot|of the page)(?: \w+){0,3} (?:google|search)|seo|search engine|(?:verify|claim|update) your (?:business|google|listing)|voice search|rank(?:ing)? (?:higher|number)|(?:you are|you re|your (?:site|business)(?: is)?) on (?:page|the) (?:two|three|four|five|\d|second|third)|(?:get|move|put) you (?:to|at|up) (?:the )?(?:top|first)|online marketing|(?:not|is) showing up|web ?site (?:design|redesign|traffic|development)|digital marketing|lead generation|(?:more|exclusive|qualified) leads)\b/,
    ],
    [
      'business-money',
      -5,
      'Offered business loans or card processing.',
      /\b(?:business (?:loan|funding|line of credit|capital|financing)|working capital|merchant (?:services?|account|processing|cash)|(?:credit card|payment) process(?:ing|or)|processing (?:rates|fees)|(?:pre ?approved|qualif\w+|approved) (?:for|you for)(?: \w+){0,5} (?:loan|funding|thousand|dollars|credit|capital|grant)|unsecured|(?:line of credit|funding|loan|capital|funds?)(?: \w+){0,5} (?:approved|pre ?approved|earmarked|available|ready|offer)|we fund|up to (?:half|a quarter) (?:of )?a million|no collateral|swipe|card (?:machine|terminal|reader))\b/,
    ],
    [
      'energy-offer',
      -5,
      'Offered solar panels or a cheaper energy bill.',
      /\b(?:solar|(?:lower|save|saving|reduce|cut|overpaying|discount|rebate)\b(?: \w+){0,7} (?:energy|electric(?:ity)?|utility|power|gas|heating)(?: bill)?s?|(?:energy|electric(?:ity)?) (?:supplier|provider|rates?|choice|savings?|audit|discount)|(?:discount|rebate|credit|refund) on your (?:electric|energy|power|utility|gas|next)(?: \w+)? bill|go green|nothing down|(?:covers?|pays? for) (?:the|your) panels|(?:panels|roof|home|house) (?:could |would |may )?(?:qualif\w+|is a fit)|smaller (?:electric |power )?bill)\b/,
    ],
    [
      'insurance-offer',
      -4.5,
      'Offered insurance or medical aids.',
      /\b(?:(?:health|life|auto|car|home(?:owner s?)?|burial|final expense|medicare|dental)(?: \w+){0,2} (?:insurance )?(?:plans?|quotes?|benefits|advantage|supplement|coverage|enrol\w+|expense|subsid\w+)|medicare|obamacare|affordable care|open enrol\w*|(?:back|knee|wrist|shoulder) braces?|diabetic (?:supplies|shoes|meter)|medical alert|(?:alert|emergency) (?:system|bracelet|pendant)|hearing aids?|stimulus|(?:health|insurance) subsid\w+)\b/,
    ],
    [
      'home-offer',
      -4,
      'Offered house work or to buy the house.',
      /\b(?:(?:new|replacement|free|your)(?: \w+){0,2} (?:roof(?:ing)?|windows?|gutters?|siding|kitchen|bathroom|driveway|duct|insulation)(?: \w+){0,3} (?:estimate|inspection|quote|offer|cleaning|installed|installation|special|promotion|neighbo\w*|project)|(?:roof|window|gutter|duct|carpet|chimney|siding|insulation|termite|pest|hvac)s? (?:cleaning|inspection|replacement|special|offer|treatment|promotion)s?(?: \w+){0,4} (?:special|free|offer|area|neighbo\w*|discount|week|only)|(?:buy|purchase|sell|cash (?:offer )?for|interested in|offer (?:on|for))(?: \w+){0,3} (?:your|the) (?:house|home|property|land)|(?:cash|an all cash) offer|local investor|(?:i|we) buy (?:houses|homes|properties|land)|(?:would|consider|ever) (?:you )?sell(?:ing)? (?:your|the|it|yours)|as is no|home security system|security (?:system|cameras?) (?:free|at no)|homeowners? in your|do you (?:own|rent) your (?:home|house)|own (?:your|the) home)\b/,
    ],
    [
      'holiday-offer',
      -5,
      'Offered a holiday or timeshare.',
      /\b(?:time ?shares?|vacation (?:package|club|ownership|stay|getaway)|(?:complimentary|discounted|free|all inclusive)(?: \w+){0,3} (?:stay|cruise|vacation|getaway|trip|nights?|resort)|resort (?:stay|package|preview)|(?:marriott|hilton|expedia|tripadvisor|hyatt)(?: \w+){0,4} (?:rewards?|points|guest|vacation|selected|stay))\b/,
    ],
    [
      'vote-asked',
      -4,
      'Rang for a campaign or a vote.',
      /\b(?:(?:your|his|her) (?:vote|support)(?: \w+){0,3} (?:on|in|this|for|november|election|tuesday)|vote (?:for|yes|no)|re ?elect\w*|campaign(?:ing)? for|(?:running|candidate) for (?:\w+ ){0,3}(?:congress|senate|governor|mayor|council|board|office|judge|sheriff|president)|(?:republican|democratic|democrat) (?:party|national|candidate)|get out the vote|paid for by|political action|polling place|registered voters?|running for|committee to elect|early voting|voter file|your (?:vote|ballot)|stand with (?:me|us)|volunteer with the campaign)\b/,
    ],
    [
      'survey',
      -4,
      'Wanted answers for a survey.',
      /\b(?:surveys?|opinion (?:poll|research)|(?:conducting|doing|taking) (?:a|some|an) (?:\w+ ){0,4}(?:poll|study|research|questionnaire)|polling|market research|research (?:firm|company|group|call)|(?:few|couple|quick|short|ten|eight|several)(?: \w+){0,2} questions\b|(?:about )?(?:eight|ten|five|fifteen|twelve) minutes (?:on|of|and)|how you feel about|right track|(?:talking|speaking) (?:to|with) (?:people|voters|folks|residents)|asking people)\b/,
    ],
    [
      'donation',
      -4,
      'Asked for a donation.',
      /\b(?:donat(?:e|ion|ions|ing|ed)|pledge|contribut(?:e|ion|ions|ing)|fund ?(?:drive|rais\w+)|fundraiser|tax deductible|(?:our|fund|the|annual) drive is|count you in|(?:asking|ask|only|just|even) (?:\w+ ){0,2}(?:ten|twenty|twenty five|thirty|thirty five|forty|fifty) (?:five )?(?:dollars )?(?:this year|would help|helps|for|gets)|a gift of|our donor list|(?:collecting|raising)(?: \w+)? for|(?:police|fire ?fighters?|troopers?|sheriffs?|veterans?|officers?|cancer|orphans?|children s)(?: \w+){0,2} (?:fund|association|lodge|alliance|benevolent|charity|foundation|relief|council|drive|lodge))\b/,
    ],
  ]),
  ...cues('sales', [
    [
      'offer',
      -3,
      'Spoke of an offer, a promotion or savings.',
      /\b(?:(?:special|limited|exclusive|great|amazing|unbeatable|promotional|introductory) (?:\w+ )?(?:offer|deal|promotion|price|discount|rate|program|opportunity)s?|limited time|promotion(?:al|s)?|no (?:obligation|cost to you|money down|strings)|risk free|free (?:quote|estimate|consultation|trial|demo|inspection|sample|month|evaluation|assessment|analysis|gift|installation)|save (?:you |him |her |them )?(?:\w+ ){0,4}(?:money|percent|dollars|thousands|hundreds|up to)|saving people|you (?:may |might |could )?(?:pre )?qualify|money back guarantee|act (?:now|fast)|sign(?:ing)? (?:you |him |them )?up|lock in|best price|half price|(?:percent|%) (?:off|discount)|(?:you(?: would|'d)? (?:be )?|be )sav(?:e|ing) (?:\w+ ){0,2}(?:every|money|a lot)|(?:thirty|twenty|ten|forty|fifty) dollars less|(?:less than|cut|undercut|lower|beat)(?: \w+){0,2} (?:you|your)(?: current)? (?:pay|rate|price|bill)|double (?:the|your) speed|introductory|good news about your|exclusively|per call)\b/,
    ],
    [
      'asks-for-decider',
      -3,
      'Asked for whoever decides or owns, not for a person.',
      /\b(?:(?:speak|talk|speaking|talking)(?: \w+){0,3} (?:to|with) (?:the |a |an |whoever )?(?:\w+ )?(?:owner|homeowner|manager|decision maker|head of (?:the )?household|lady of the house|man of the house|person (?:in charge|who|responsible|that)|business owner|account holder|is in charge|handles|takes care)|(?:who|whoever|person (?:who|that)) (?:\w+ )?(?:handles|takes care of|is in charge of|buys|does (?:the )?(?:hiring|marketing|it))|(?:is|are) the (?:owner|manager|boss) (?:there|in|available|around)|who do i (?:talk|speak) to about|(?:point me to|direct me to)|are you the (?:\w+ )?(?:owner|homeowner|decision maker|head of|person who|person in)|decision maker|whoever (?:is in charge|handles|makes|pays|takes)|in charge of (?:the |your )?(?:\w+ )?(?:bills?|marketing|it|utilities|phones?|purchasing|advertising|insurance|payroll))\b/,
    ],
    [
      'few-minutes',
      -2,
      'Asked for a moment to tell more.',
      /\b(?:(?:couple of|few|two|five|ten|thirty|just a) (?:minutes|seconds|moments?)(?: \w+){0,2} (?:of your|of his|of her|time|to (?:explain|tell|share|go over|discuss|show))|(?:have|got) (?:a )?(?:couple|few|two|five|quick)(?: of)? (?:minutes?|seconds?|moments?)|(?:quick|short|brief) (?:demo|presentation|overview|intro(?:duction)?|pitch)|(?:hop|jump|get) on a (?:quick |short |brief )?(?:\w+ )?call|put (?:something|time|it) on (?:his|the|her|your) calendar|(?:it )?(?:only|just) takes? (?:\w+ )?(?:two|five|a|one|ten|a couple of) minutes?|solo le tomo|(?:fifteen|thirty|twenty|ten) minutes on your calendar|(?:sent|send) (?:you )?an email last week|(?:mail|email|send|drop off) (?:you |something |some |a )(?:\w+ )?(?:in the mail|information|something|catalog|report|brochure|flyer)|quick call|tell (?:you|him|her) (?:a bit |a little )?(?:more )?about (?:our|what we|how we)|how (?:are you|is your day)(?: doing)?(?: \w+){0,2} (?:today|going)|circle back|touch base|reach(?:ing)? out to (?:see|introduce|local|business|home|you because)|introduce (?:myself|ourselves|our|my company))\b/,
    ],
    [
      'we-help',
      -3,
      'Praised a product or a company.',
      /\b(?:we (?:help|work with|specialize|provide|offer|partner with|sell|are offering|do (?:\w+ ){0,2}for)(?: \w+){0,4} (?:businesses|companies|homeowners|owners|people|folks|families|customers|clients|solutions?|services?|seniors|contractors|restaurants|shops|offices)|our (?:new |award winning |innovative |latest )?(?:product|solution|platform|software|service|system|services|solutions|technology|newsletter)s?|leading provider|(?:switch|upgrade) (?:to|your) (?:\w+ )?(?:provider|plan|carrier|service|system|internet|cable)|(?:phone|internet|cable|tv|payroll|copier|printer|toner|coffee|cleaning|janitorial|staffing) (?:service|services|supplies|provider|plan|package|lease|solution|company)s? (?:for|in|with|to|that|at)|current provider|(?:we|i) lease|contract is up|(?:folks|people|homes|neighbors|homeowners) (?:in|around|across) (?:the|your) (?:neighborhood|area|zip code|part of town|street)|(?:crew|truck|team)(?: \w+)? in your area|on behalf of (?:spectrum|xfinity|comcast|at ?t|verizon|direct ?tv|t ?mobile)|(?:calling|checking in with) (?:local |some |the )?(?:folks|homeowners|businesses|business owners)|what do you pay|(?:your|the) (?:cell phone|phone|internet|cable|electric|energy) (?:plan|bill)|we sell|taking on more jobs|what price would you|are you (?:currently )?(?:using|happy with|satisfied with|paying|interested))\b/,
    ],
    [
      'not-selling',
      -3,
      'Insisted it was no sales call.',
      /\b(?:not (?:an offer|a sales|selling|trying to sell|a telemarket|a solicit)\w*|no sales pitch|not here to sell)\b/,
    ],
    [
      'cold-list',
      -2.5,
      'Had the number from a list or would not say whence.',
      /\b(?:(?:our|a|my|marketing|calling|call|lead|purchased|bought)(?: (?:contact|calling|marketing|business|customer|lead|email))? (?:list|database|lists|crm)|public records?|(?:county|tax|property) records|(?:on|from) (?:our|a) (?:\w+ )?(?:list|directory)(?! of)|list of homeowners|(?:in|your|this|the) zip code|you came up|our service area|public filing|found (?:you|your number) on (?:maps|linkedin)|filled (?:in|out) a form online|random number|(?:auto|random(?:ly)?|computer|automatic\w*)(?: \w+)? (?:dial\w*|generated)|randomly|the (?:system|computer|dialer) (?:just )?(?:dial|gave|gives|pull|connect|put)\w*|pops? up on my screen|lead (?:source|vendor|company|provider)|(?:zoom ?info|apollo|data provider|third party))\b/,
    ],
  ]),
]
