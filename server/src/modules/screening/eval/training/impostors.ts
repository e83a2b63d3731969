import type { CallKind, CallScript } from '../types.ts'

const impostor = (
  id: string,
  kind: CallKind,
  opens: string,
  rest: Partial<CallScript>,
): CallScript => ({ id, kind, label: 'unwanted', opens, ...rest })

/** Unwanted callers who sound like wanted ones: officials, carers, couriers, colleagues, old acquaintances. */
export const impostors: CallScript[] = [
  impostor(
    't-i-court-fine',
    'scam',
    'good morning this is sergeant wells from the county court regarding an unpaid traffic citation',
    {
      why: 'the judge signed an order this morning and unless the fine is paid by noon we have to bring you in but it can be handled with a voucher',
      how: 'court records',
      else: ['please remain on the line while you drive there'],
    },
  ),
  impostor(
    't-i-warrant-squad',
    'scam',
    'this is lieutenant harris with the city police warrant squad is this mr rivera',
    {
      why: 'you missed a court date so there is a complaint in your name and you need to post the amount right now to clear it',
      how: 'from the system',
      else: ['do not go to the station they will lock you up'],
    },
  ),
  impostor(
    't-i-tax-resolve',
    'scam',
    'hi this is nicole with the tax mediation office about your state tax file',
    {
      why: 'your case is scheduled for enforcement and you may qualify to settle for less if we verify your information',
      how: 'your file was forwarded to us',
    },
  ),
  impostor(
    't-i-bank-manager',
    'scam',
    "hello it's patricia from the branch security office calling about the customer's savings account",
    {
      why: 'we believe an employee is stealing so we need the customer to withdraw the funds and hand them to our officer',
      how: 'from the account details',
      else: ['he must not mention it to the cashier'],
    },
  ),
  impostor(
    't-i-card-blocked',
    'scam',
    "good evening i'm calling from visa and mastercard your card was used in another state",
    {
      who: 'security officer mark jones',
      why: 'to stop it please confirm the sixteen digits and the expiry and the three numbers on the back',
      how: 'we monitor all cards',
    },
  ),
  impostor(
    't-i-phone-carrier',
    'scam',
    "hi this is ryan from your wireless carrier's loyalty department",
    {
      why: 'we are giving you half off your phone bill so i just sent you a pin and need you to read it back to apply the discount',
      how: 'you are a customer',
      no: 'just the six digits and it is applied',
    },
  ),
  impostor(
    't-i-pharmacy-canada',
    'scam',
    "hello dear i'm calling from your pharmacy about your medicines",
    {
      who: 'sandy',
      why: 'we can ship your blood pressure pills at seventy percent off if you give me a visa card',
      how: 'you bought from us last year',
    },
  ),
  impostor(
    't-i-hospital-debt',
    'scam',
    'this is the hospital collections officer about your daughter',
    {
      who: 'agent doyle',
      why: 'there is a bill and she will be sued today unless you pay by card on this call',
      how: 'medical records',
    },
  ),
  impostor(
    't-i-courier-fee',
    'scam',
    "hi it's the delivery company there's a parcel for you but the address is incomplete",
    {
      who: 'dispatch',
      why: 'to release it we charge a two dollar redelivery fee so i will take your card number',
      how: 'on the label',
    },
  ),
  impostor('t-i-nephew', 'scam', "uncle it's me do you know who this is", {
    who: "your nephew don't you remember",
    why: 'i am at the airport and they held me and i have to pay a fine before they let me go can you send it to a friend by zelle',
    how: 'come on uncle',
    else: ['please keep it from my mother'],
  }),
  impostor('t-i-friend-wallet', 'scam', "hey buddy it's your old friend guess who", {
    who: 'you forgot me already',
    why: 'my wallet was stolen in london and i need you to lend me eight hundred dollars by moneygram',
    how: 'from way back',
  }),
  impostor('t-i-boss-wire', 'scam', "it's the ceo are you at your desk", {
    who: 'richard the ceo',
    why: 'we are closing a deal and i need you to wire the vendor today and do not discuss it with accounting',
    how: 'company directory',
  }),
  impostor(
    't-i-landlord-deposit',
    'scam',
    "hello i'm the owner of the house you are renting the bank account changed",
    {
      who: 'mr white',
      why: 'from now on send the rent by cash app to the new account starting today',
      how: 'lease',
    },
  ),
  impostor(
    't-i-recruit-check',
    'scam',
    "hi i'm the hiring manager for the data entry job you got the position",
    {
      who: 'ms adams',
      why: 'we mail you a check for equipment which you deposit and forward the rest by bitcoin',
      how: 'from indeed',
    },
  ),
  impostor('t-i-census', 'scam', "hello i'm with the census and need to finish your form", {
    who: 'field worker',
    why: 'please tell me your income bank and social security number for each person',
    how: 'your address',
  }),
  impostor('t-i-facebook', 'scam', 'this is facebook account security someone reported your page', {
    who: 'meta support',
    why: 'your page will be deleted unless you confirm your login and the code that arrives',
    how: 'linked number',
  }),
  impostor(
    't-i-water-test',
    'sales',
    "hi i'm with the water quality department we are testing the tap water in the homes on your street",
    {
      who: 'jenny',
      why: 'a technician will come by free of charge and show you our filtration system',
      how: 'your street',
      no: 'it is just a test and you get a gift for your time',
    },
  ),
  impostor(
    't-i-domain',
    'sales',
    "good morning i'm calling about the renewal of your domain name listing",
    {
      who: 'dan at domain registry services',
      why: 'it is expiring and we can renew it for ten years with search submission included',
      how: 'public whois',
      no: 'it would lapse tomorrow then',
    },
  ),
  impostor(
    't-i-yellow',
    'sales',
    'hi i just need to confirm the address for your directory listing',
    {
      who: 'phyllis from the business pages',
      why: 'the listing renews for five hundred and i only need a yes from the owner',
      how: 'it ran last year',
      no: 'you already agreed last year so it will be billed',
    },
  ),
  impostor('t-i-erc', 'sales', "hey it's todd i'm circling back about the employee credit", {
    who: 'todd with tax credit partners',
    why: 'your company is owed up to twenty six thousand per employee and we handle the filing for a share',
    how: 'our records',
    no: 'most owners said that and then got a check',
  }),
  impostor(
    't-i-poster',
    'sales',
    'this is the labor compliance office your workplace posters are out of date',
    {
      why: 'to avoid a penalty you have to order the new set for two hundred and ten dollars today',
      how: 'state records',
      no: 'the penalty is seven thousand sir',
    },
  ),
  impostor('t-i-friendly-broker', 'sales', "sam hey it's derek how you been buddy", {
    who: 'derek from the brokerage',
    why: 'i have a stock that is going to move this week and wanted you to get in early',
    how: 'we spoke a few months back',
    no: 'just give me one trade to prove myself',
  }),
  impostor('t-i-app-dev', 'sales', "hello sir i'm anil we develop mobile apps and web sites", {
    why: 'i want to know if you have any requirement for an app or a new website for your business',
    how: 'through google',
    no: 'sir can i send our portfolio',
  }),
  impostor(
    't-i-event',
    'sales',
    "hi this is chloe i'm calling to invite sam to an exclusive dinner seminar",
    {
      why: 'it is about retirement planning and there is a free steak dinner',
      how: 'you were on a guest list',
      no: 'you may bring a guest as well',
    },
  ),
  impostor(
    't-i-software',
    'sales',
    "hey sam it's ashley over at flowdesk just following up on my email",
    {
      why: 'i thought you might want to see how other shops your size are saving ten hours a week with our platform',
      how: 'your website',
      no: 'would thursday work better for a walkthrough',
    },
  ),
  impostor('t-i-fuel-card', 'sales', 'good afternoon who handles the fuel cards for your trucks', {
    who: 'gil from fleet fuel',
    why: 'we give contractors a discount at the pump',
    how: 'a trade directory',
    no: 'how many vehicles do you run',
  }),
  impostor(
    't-i-alumni',
    'charity',
    "hi my name's katie i'm a sophomore at the university calling alumni tonight",
    {
      why: 'we are raising money for scholarships and hoped you could give a gift this year',
      how: 'alumni office',
      no: 'many give even five dollars',
    },
  ),
  impostor(
    't-i-disabled-bulbs',
    'charity',
    'hello i am calling for disabled workers selling light bulbs and trash bags',
    {
      who: 'ed',
      why: 'each order supports a handicapped person',
      how: 'you ordered before',
      no: 'just one box then',
    },
  ),
  impostor(
    't-i-petition',
    'political',
    "hello i'm calling neighbors about the ballot measure on rent",
    {
      who: 'a volunteer named luis',
      why: 'we want to know if you will be voting yes on measure b',
      how: 'voter rolls',
      no: 'can i leave you with one fact',
    },
  ),
  impostor(
    't-i-radio-poll',
    'survey',
    'hi we are asking listeners in the area a couple of things about what they hear on the radio',
    {
      who: 'kim from audience research',
      why: 'just your opinions for a study and then you are in a drawing',
      how: 'random number',
      no: 'it will be very quick',
    },
  ),
]
