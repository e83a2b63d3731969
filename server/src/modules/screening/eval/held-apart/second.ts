import type { CallKind, CallScript } from '../types.ts'

const row = (
  label: CallScript['label'],
  id: string,
  kind: CallKind,
  opens: string,
  rest: Partial<CallScript> = {},
): CallScript => ({ id, kind, label, opens, ...rest })
const bad = row.bind(null, 'unwanted')
const good = row.bind(null, 'wanted')

/** HELD APART: a second set, written after the rules were finished and measured only once. */
export const heldApartSecond: CallScript[] = [
  bad(
    'b-toll',
    'scam',
    "this is the turnpike authority you've got an unpaid toll of six dollars that has turned into a penalty",
    {
      who: 'agent ross',
      why: 'it goes to collections tonight unless you clear it with me over the phone',
      how: 'your plate',
    },
  ),
  bad(
    'b-hoa-lien',
    'scam',
    "hello it's vince from the homeowners association there's a lien on your house",
    {
      why: 'the board approved foreclosure but i can stop it for nine hundred by zelle',
      how: 'the roster',
    },
  ),
  bad(
    'b-nurse-fake',
    'scam',
    "hi hon it's nurse debbie from the diabetes center we have your new glucose monitor ready",
    {
      why: 'i just need the letters and numbers on your medicare card and your doctor s name',
      how: 'your doctor sent us',
    },
  ),
  bad('b-granddaughter', 'scam', "papa it's me i'm crying something happened", {
    who: 'your granddaughter',
    why: 'i hit a pregnant lady with the car and they took me in i need you to talk to my attorney about bond',
    how: 'please papa',
    else: ['please do not tell dad'],
  }),
  bad(
    'b-paypal',
    'scam',
    "good day i'm from paypal billing you were charged six hundred for bitcoin",
    {
      who: 'senior executive alan',
      why: 'if it was not you we cancel it together please open your computer and go to the website i tell you',
      how: 'your paypal profile',
    },
  ),
  bad('b-ticket-seller', 'scam', "hi i saw you're looking for concert tickets", {
    who: 'lauren',
    why: 'i can not go so i sell four for half price just cash app me and i forward them',
    how: 'a post',
  }),
  bad('b-dea', 'scam', 'this is special agent moore of the drug enforcement administration', {
    why: 'a doctor has used your license to order pills and your registration is revoked unless you cooperate quietly',
    how: 'federal database',
    else: ['do not speak to a lawyer about this'],
  }),
  bad(
    'b-tech-router',
    'scam',
    "hello i'm calling from your internet company your router has been compromised",
    {
      who: 'shane network engineer',
      why: 'strangers are using it so type what i tell you in the run box and give me the nine digit number',
      how: 'you are our subscriber',
    },
  ),
  bad('b-utility-meter', 'scam', 'yes hello this is about your gas meter', {
    who: 'field office',
    why: 'you qualify for a credit but we need your account number and your bank to deposit it',
    how: 'billing',
  }),
  bad(
    'b-invest-gold',
    'sales',
    "hey there it's preston with liberty bullion how's your retirement looking",
    {
      why: 'folks are moving their savings into gold before the dollar drops',
      how: 'you requested our guide',
      no: 'it is a free guide no strings',
    },
  ),
  bad(
    'b-lawn',
    'sales',
    "hi it's spencer with green blade lawn care we treat a few yards on your block",
    {
      why: 'i could get you fifty percent off your first treatment',
      how: 'just the neighborhood',
      no: 'even the neighbors signed up',
    },
  ),
  bad('b-coffee', 'sales', 'good morning may i ask who orders the coffee for your office', {
    who: 'wendy from bean route',
    why: 'we would love to drop off a free tasting box',
    how: 'the internet',
    no: 'who else could i ask for',
  }),
  bad('b-erp', 'sales', 'hi sam this is colin i left you a couple of voicemails', {
    who: 'colin from stackline',
    why: 'it is about how you manage inventory we have helped folks like you cut waste by a third',
    how: 'linkedin',
    no: 'could i get ten minutes tuesday',
  }),
  bad('b-windshield', 'sales', "hello we're doing free windshield replacements in your zip code", {
    who: 'brandon',
    why: 'if you have a chip insurance covers it and you get a hundred dollar gift',
    how: 'a list',
    no: 'takes five minutes',
  }),
  bad('b-photo', 'sales', "hi i'm calling from little smiles portraits you won a free sitting", {
    who: 'jackie',
    why: 'you come in and we show you the packages',
    how: 'a raffle at the mall',
    no: 'it is free though',
  }),
  bad('b-cemetery', 'sales', "hello i'm paula with evergreen memorial gardens", {
    why: 'we are talking with families about planning ahead and there is a discount this month',
    how: 'we call the area',
    no: 'it spares your family the burden',
  }),
  bad('b-veterans', 'charity', "good evening sir i'm calling for the wounded heroes fund", {
    who: 'walt',
    why: 'we ask every family for a small pledge before the holidays',
    how: 'the phone book',
    no: 'even five dollars',
  }),
  bad('b-mayor', 'political', 'hi i am calling for friends of tom becker for mayor', {
    who: 'annie',
    why: 'may we put a sign in your yard',
    how: 'the precinct list',
    no: 'ok but please vote on tuesday',
  }),
  bad('b-health-poll', 'survey', 'hello we are asking households about health care in the state', {
    who: 'interviewer six',
    why: 'for a study which takes twelve minutes',
    how: 'dialed randomly',
    no: 'is there a better time',
  }),
  bad(
    'b-r-fuel',
    'robocall',
    'stop overpaying for electricity the state has approved a new lower rate and you must act before midnight press one to switch',
    { else: ['press one to switch'] },
  ),
  bad(
    'b-r-tax',
    'robocall',
    'this is a message from the tax relief hotline you may be eligible for the fresh start program that wipes out back taxes press one now',
    { else: ['press one now'] },
  ),
  bad(
    'b-r-review',
    'robocall',
    'hi this is mia from local boost your competitors are beating you in online reviews press one to fix your reputation',
    { else: ['press one'] },
  ),
  bad(
    'b-r-amazon',
    'robocall',
    'your amazon prime membership will be renewed for one hundred forty nine dollars press one to talk to our support team and cancel',
    { else: ['press one'] },
  ),
  bad(
    'b-r-burial',
    'robocall',
    'hello seniors a new state regulated benefit pays up to thirty five thousand toward burial costs press one for details',
    { else: ['press one for details'] },
  ),
  good('g-stepson', 'family', "hey it's cody your stepson", {
    why: 'my ride fell through can you come get me at the rink',
    how: 'you put it in my phone',
  }),
  good('g-grandad', 'family', 'hello hello this is your grandfather walter is the boy there', {
    why: 'the television does not work and i pressed everything',
    how: 'it is written on the wall',
  }),
  good('g-sil', 'family', "hi it's meg i'm sam's sister in law", {
    why: 'we are planning the baby shower',
    how: 'from my husband',
  }),
  good('g-roommate', 'friend', "dude it's pete your old roommate", {
    why: 'i am moving back to town in june',
    how: 'facebook',
  }),
  good('g-gym-buddy', 'friend', 'hi this is carla from spin class', {
    why: 'you left your water bottle and your ring',
    how: 'the sign in sheet',
  }),
  good(
    'g-ob',
    'medical',
    "good afternoon it's the midwife at rosewood birth center for mr rivera",
    {
      who: 'linnea',
      why: 'your wife is six centimeters so you should come',
      how: 'she told me to call',
    },
  ),
  good('g-physio', 'medical', 'hi this is greg from peak physical therapy', {
    why: 'your three o clock has to move to four',
    how: 'you filled out intake forms',
  }),
  good(
    'g-vaccine',
    'notice',
    'this is the county health department your second vaccine dose is due reply or call to book',
    { else: [''] },
  ),
  good(
    'g-prescription',
    'notice',
    'this is a call from wellspring drugs we could not fill your prescription because we need a new approval from your doctor',
    { else: [''] },
  ),
  good(
    'g-bus-late',
    'notice',
    'hello parents bus fourteen is running twenty minutes late this afternoon',
    { else: [''] },
  ),
  good(
    'g-code',
    'code',
    'here is the security code you asked for six six zero one nine five i repeat six six zero one nine five',
    { else: [''] },
  ),
  good(
    'g-mail',
    'delivery',
    "hi it's the mailman there's a certified letter and no one's answering the door",
    { who: 'rob' },
  ),
  good('g-grocery', 'delivery', "hello i'm shopping your groceries and they're out of oat milk", {
    who: 'denise with instacart',
    why: 'is almond ok',
  }),
  good(
    'g-hvac',
    'trade',
    "this is earl with cool breeze heating and air i'm running about an hour behind",
    { why: 'your tune up was for one', how: 'you booked it online' },
  ),
  good('g-jeweler', 'trade', 'hello your ring has been resized', {
    who: 'feldman jewelers',
    how: 'it is on the envelope',
  }),
  good('g-angry', 'customer', "i've left four messages and nobody calls me back about my fence", {
    who: 'gus moretti',
    how: 'from your truck',
    else: ['this is terrible service'],
  }),
  good('g-caterer', 'customer', "hi we're a party of thirty do you do private events", {
    who: 'simone',
    how: 'a friend told me about you',
  }),
  good(
    'g-hiring',
    'hiring',
    "hello it's karen from the school board office about the janitor job you put in for",
    { why: 'could you come in on wednesday', how: 'your application' },
  ),
  good('g-coworker', 'work', "it's dev from the night crew", {
    why: 'the forklift keys went home in his pocket',
    how: 'the shift sheet',
  }),
  good('g-downstairs', 'neighbour', "hi it's the couple in one c your music is really loud", {
    who: 'anna',
    how: 'the tenant list',
  }),
  good(
    'g-deputy',
    'official',
    "hello this is deputy sloan with the sheriff's office your cattle gate is open and cows are on the road",
    { how: 'your neighbor gave us the number' },
  ),
  good(
    'g-claims',
    'official',
    "hi it's ivan from harvest insurance i'm handling the kitchen fire claim",
    { why: 'when can i inspect the damage', how: 'the policy' },
  ),
  good('g-choking', 'family', "he's choking the baby's choking pick up sam", {}),
  good('g-lost-kid', 'other', "sir i have a little boy here at the mall who says you're his dad", {
    who: 'security at the mall',
    how: 'he knew the number',
  }),
]
