import type { CallKind, CallScript } from '../types.ts'

const known = (
  id: string,
  kind: CallKind,
  opens: string,
  rest: Partial<CallScript>,
): CallScript => ({
  id,
  kind,
  label: 'wanted',
  opens,
  ...rest,
})

/** Wanted callers who say little, ramble, are cross or hurried, or use words typical of unwanted calls. */
export const plain: CallScript[] = [
  known('t-p-godmother', 'family', "hello is this working it's your godmother bea", {
    why: 'i have the christening photos and i do not know where to post them',
    how: 'from your mother',
  }),
  known('t-p-uncle-money', 'family', "sam it's uncle ted i owe you for the lumber", {
    why: 'i wanted to know how much so i can bring you a check',
    how: "i'm his uncle",
  }),
  known('t-p-niece', 'family', 'hi can you get uncle sam please', {
    who: 'bella',
    why: 'we need a ride from soccer',
    how: "he's my uncle",
  }),
  known('t-p-partner', 'family', "it's alex his partner", {
    why: 'the alarm company called and he has to call them back',
    how: 'i live with him',
  }),
  known('t-p-ex', 'family', "this is the mother of his kids tell him he's late again", {
    who: 'vanessa',
    why: 'he was supposed to pick them up at five',
  }),
  known('t-p-band', 'friend', "hey it's ollie from the band", {
    why: 'the gig got moved up an hour and we need his amp',
    how: 'we play together',
  }),
  known('t-p-camp', 'friend', 'hi uh this is brett we met camping at the lake', {
    why: 'you left a lantern with us and i wanna drop it off',
    how: 'you wrote it down for us',
  }),
  known('t-p-army', 'friend', "tell sam it's sarge", {
    who: 'sarge marty wilcox from the unit',
    why: 'reunion is on the ninth',
    how: 'we served together',
  }),
  known('t-p-clinic-short', 'medical', "hi it's the clinic please have sam call us", {
    who: 'tina at valley family practice',
    why: 'it is about a result i can not say more',
    how: 'his chart',
  }),
  known('t-p-hospice', 'medical', "this is gloria i'm the hospice nurse for your grandmother", {
    why: 'she is asking for the family and it may not be long',
    how: 'your mother gave me the number',
  }),
  known(
    't-p-insurance-clinic',
    'medical',
    "hello i'm calling from the dentist we need your new insurance card",
    {
      who: 'joy from bright smiles dental',
      why: 'the one we have expired before your crown on monday',
      how: 'you are a patient',
    },
  ),
  known('t-p-bus', 'school', "good morning this is the bus garage your kid's stop is changing", {
    who: 'darlene the dispatcher for the school district',
    why: 'the street is closed so it picks up on elm',
  }),
  known('t-p-counselor', 'school', 'hi this is ben ortiz the counselor at ridge high', {
    why: 'i would like to set up a time to talk about her classes',
    how: 'school file',
  }),
  known('t-p-locksmith', 'trade', "yo it's the locksmith i'm round the back", {
    who: 'andre',
    how: 'you called us',
  }),
  known(
    't-p-roofer',
    'trade',
    "hi it's hank the roofer we finished and left the bill in the mailbox",
    { why: 'wanted him to look it over and call with questions', how: 'he hired us' },
  ),
  known(
    't-p-solar-service',
    'trade',
    'hello this is jody from the company that put in your panels the inverter part is here',
    { why: 'can we come thursday to swap it', how: 'your service ticket' },
  ),
  known(
    't-p-bank-known',
    'official',
    "hi it's margaret from the credit union about the mortgage papers you signed",
    {
      why: 'one page was missing a signature so please stop by when you can',
      how: 'your loan application',
    },
  ),
  known(
    't-p-court-jury',
    'official',
    'good morning calling from the county clerk about the marriage license you picked up',
    { who: 'lois', why: 'the spelling of a name has to be fixed', how: 'your form' },
  ),
  known(
    't-p-fire-marshal',
    'official',
    'this is captain reyes with the fire department about the inspection at your shop',
    { why: 'i need to move it to friday', how: 'the permit' },
  ),
  known('t-p-supplier', 'work', "hey it's stan at the lumber yard your order's short two sheets", {
    why: 'do you want to wait or take a different brand',
    how: 'you have an account with us',
  }),
  known('t-p-new-hire', 'work', "hi i'm supposed to start monday and i can't find the address", {
    who: 'jamal the new apprentice',
    how: 'he hired me last week',
  }),
  known(
    't-p-wedding',
    'customer',
    "hello we got engaged and we'd like you to do our wedding cake",
    { who: 'hannah price', how: 'we had your cake at my friend s party' },
  ),
  known('t-p-refund-customer', 'customer', 'i want my money back the chair you sold me broke', {
    who: 'doug hansen',
    why: 'it fell apart the second day and i paid three hundred dollars',
    how: 'the receipt',
  }),
  known('t-p-rental', 'customer', 'hi is the apartment on cedar still available', {
    who: 'priya nair',
    why: 'i saw the sign and would like to look at it',
    how: 'the sign in the window',
  }),
  known('t-p-journalist', 'other', "good afternoon i'm a reporter with the county herald", {
    who: 'lena fisher',
    why: 'i am writing about the flood and would like a comment from sam',
    how: 'the mayor gave it to me',
  }),
  known('t-p-dog-found', 'other', 'hey i think i got your dog here big brown fella', {
    who: 'cliff',
    how: 'it is on the tag',
  }),
  known(
    't-p-hoa-notice',
    'notice',
    'this is a message for all residents of pine ridge the parking lot will be repaved on monday please move your cars by seven',
    {},
  ),
  known(
    't-p-church-notice',
    'notice',
    'hello this is the prayer line of first baptist the funeral for brother james will be saturday at eleven',
    {},
  ),
  known(
    't-p-court-notice',
    'notice',
    'this is an automated reminder from the county court you have a hearing on june third at nine in courtroom four',
    {},
  ),
  known(
    't-p-oil',
    'notice',
    'this is valley fuel your heating oil delivery is set for wednesday please keep the driveway clear',
    {},
  ),
  known(
    't-p-bank-notice',
    'notice',
    'this is a message from your credit union your new debit card was mailed today',
    {},
  ),
  known(
    't-p-vet-notice',
    'notice',
    'a reminder from happy tails animal clinic rex is due for his shots please call to schedule',
    {},
  ),
]
