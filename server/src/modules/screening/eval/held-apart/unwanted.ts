import type { CallScript } from '../types.ts'

/**
 * HELD APART: unwanted calls by people and machines. Never read while the rules or the training scripts are changed, and never
 * used for training.
 */
export const heldApartUnwanted: CallScript[] = [
  {
    id: 'warranty-heather',
    kind: 'robocall',
    label: 'unwanted',
    opens:
      "hi this is heather with the dealer processing center i'm calling because you should've received something in the mail about your car's factory coverage running out since we haven't gotten a response this is a final courtesy call before we close out the file press two to be placed on the do not call list or hold for a specialist",
    else: ['to extend or reinstate your coverage press one now', 'thank you goodbye'],
  },
  {
    id: 'social-security-recording',
    kind: 'robocall',
    label: 'unwanted',
    opens:
      'this call is from the department of social security administration the reason you have received this phone call is to inform you that there is a legal enforcement action filed on your social security number for fraudulent activities so when you get this message kindly press one to connect with the officer now before we begin the legal proceedings',
    else: ['kindly press one to connect with the officer now'],
  },
  {
    id: 'loan-rachel',
    kind: 'robocall',
    label: 'unwanted',
    opens:
      "hello this is rachel calling in reference to your current credit card account there are no problems currently with your account it's urgent however that you contact us concerning your eligibility for lowering your interest rates to as little as six percent",
    else: ['please press the number nine on your phone to speak with a live operator'],
  },
  {
    id: 'student-loan-department',
    kind: 'robocall',
    label: 'unwanted',
    opens:
      "hey it's jessica giving you a ring from the student services office looks like you have a federal loan that's flagged for the new dismissal program and the pause on your payments is ending i do need to hear back so your benefits don't lapse",
    who: 'jessica with student services',
    else: ['call me back at eight four four five five five zero one two two', ''],
  },
  {
    id: 'amazon-iphone',
    kind: 'robocall',
    label: 'unwanted',
    opens:
      'hello this call is from amazon your account was used to place an order for an apple iphone eleven pro for nine hundred ninety nine dollars if you did not authorize this order press one to speak with customer support to cancel it',
    else: ['press one to cancel this order', 'press one to cancel this order'],
  },
  {
    id: 'utility-rebate-recording',
    kind: 'robocall',
    label: 'unwanted',
    opens:
      'this is an apology call from your electric utility you have been overcharged by your third party supplier you will be receiving a rebate check along with a thirty percent reduction on your electric and gas bill please press one to get your rebate check',
    else: ['please press one now'],
  },
  {
    id: 'chinese-consulate',
    kind: 'robocall',
    label: 'unwanted',
    opens: '您好这里是中国大使馆您有一份重要文件尚未领取请按一',
    else: ['请按一转接人工服务'],
  },
  {
    id: 'seguro-salud-grabacion',
    kind: 'robocall',
    label: 'unwanted',
    opens:
      'hola le llamamos para informarle que usted puede calificar para un plan de salud a bajo costo o sin costo según sus ingresos para hablar con un agente oprima el uno ahora',
    else: ['para ser removido de la lista oprima el nueve'],
  },
  {
    id: 'google-listing-voice',
    kind: 'robocall',
    label: 'unwanted',
    opens:
      'attention business owner this is an urgent call about your google listing our records show it has not been verified and customers searching for you may not be able to find you press one now to verify your listing so it is not marked permanently closed',
    else: ['press one now'],
  },
  {
    id: 'hotel-points',
    kind: 'robocall',
    label: 'unwanted',
    opens:
      'congratulations because of your previous stay with one of our partner hotels you have been chosen for an all inclusive getaway for two adults five days four nights at a fraction of the price to hear more press one',
    else: ['this promotion is only for the next fifty callers'],
  },
  {
    id: 'quiet-recording-card',
    kind: 'robocall',
    label: 'unwanted',
    opens: '',
    else: [
      'hello can you hear me okay',
      "great i'm calling from the cardholder relief center because you've kept up with your payments and you qualify for zero percent on your balances",
      'so do you owe more than five thousand dollars',
    ],
  },
  {
    id: 'irs-officer-brian',
    kind: 'scam',
    label: 'unwanted',
    opens:
      'yeah hello am i speaking with mr rivera this is officer brian clark badge number four four seven one i am with the internal revenue service criminal unit',
    who: 'i told you officer brian clark internal revenue service',
    why: 'there is a tax evasion case under your name with four thousand two hundred dollars owed and if it is not resolved today the local police will come to your residence',
    how: 'sir your number is in the federal record',
    else: ['if you disconnect this line i will treat it as a refusal and the warrant goes out'],
  },
  {
    id: 'bank-safe-account',
    kind: 'scam',
    label: 'unwanted',
    opens:
      "good afternoon it's thomas from the bank's security team there has been some unusual activity and i need to speak to the account holder quickly please",
    who: 'thomas greene senior investigator',
    why: 'two transfers are leaving his account right now so we are going to move the balance across into a secure account in his name i just need him to read me the six digit code that we texted him',
    how: 'his number is on the account obviously',
    else: ['please do not ring the branch because we think a staff member is involved'],
  },
  {
    id: 'windows-support-kevin',
    kind: 'scam',
    label: 'unwanted',
    opens:
      'hello sir my name is kevin i am calling from the technical department of windows how are you today',
    why: 'sir we are getting a lot of error reports from your computer it is sending infected files on the internet every time you go online',
    how: 'from the windows server sir it is registered under your license',
    else: [
      'can you please sit in front of the computer and hold down the windows key and the letter r',
      'sir otherwise the hackers will take everything',
    ],
  },
  {
    id: 'grandchild-lawyer',
    kind: 'scam',
    label: 'unwanted',
    opens: 'grandpa hi it is me your oldest grandson',
    who: "it's me grandpa you don't recognise my voice i broke my nose",
    why: "i was in a car with a friend and there was an accident and they found something in the car i'm at the police station and they say i need nine thousand for bail please don't say anything to mom and dad",
    how: 'i know your number grandpa come on',
    else: ['my lawyer mister goldberg will tell you how to get the cash to him'],
  },
  {
    id: 'prize-publishers',
    kind: 'scam',
    label: 'unwanted',
    opens:
      'congratulations congratulations this is david sayer from the prize patrol and i have some wonderful wonderful news today',
    who: 'david sayer from the award department',
    why: 'you came in second place and that is two point five million and a brand new mercedes and all that is needed is the delivery tax of four hundred ninety nine before we bring it to the door',
    how: 'from the entry form that was filled in at the store',
    else: ['you can pick up a card at walgreens and read me the numbers on the back'],
  },
  {
    id: 'crypto-recovery',
    kind: 'scam',
    label: 'unwanted',
    opens:
      'hi this is olivia from blockchain asset management calling for sam regarding the wallet he opened in two thousand nineteen',
    why: 'there is about thirty thousand in bitcoin sitting in that wallet which we can release to him but first he has to open a trading account with us and deposit a small amount',
    how: 'it is in our system from the registration',
    else: ['i can help him set it up now on any desk'],
  },
  {
    id: 'power-cutoff',
    kind: 'scam',
    label: 'unwanted',
    opens:
      'yes this is the disconnection department a technician is on the way to the business to cut the power for non payment',
    who: 'the electric company disconnection unit',
    why: 'the account is behind nine hundred eighty six dollars and the truck is about forty minutes out the only way to stop it now is to pay with a prepaid card or zelle',
    how: 'it is the number on the account',
  },
  {
    id: 'charity-troopers',
    kind: 'charity',
    label: 'unwanted',
    opens:
      "hey there it's rick calling on behalf of the fallen troopers relief committee how you doin today",
    who: 'rick with the fallen troopers relief committee',
    why: "we're just sending out the envelopes again this year and asking folks to do the twenty five dollar bronze or the fifty dollar silver level to help the families",
    how: "you're on our list of past supporters",
    no: 'well even ten dollars would help the widows and kids can i just put you down for ten',
    else: ['can i count on you this year'],
  },
  {
    id: 'medicare-card-martha',
    kind: 'scam',
    label: 'unwanted',
    opens:
      "hello dear my name is martha and i'm calling from medicare about the new plastic cards with the chip",
    why: 'we are sending the new card out and i only need to check the number on the old red white and blue one and your date of birth',
    how: "you're on the medicare roll honey",
    else: ['is your card handy'],
  },
  {
    id: 'customs-parcel-drugs',
    kind: 'scam',
    label: 'unwanted',
    opens:
      'this is agent walker with u s customs and border protection we have intercepted a box with your name and address at the el paso port',
    why: 'the box contains illegal substances and a car rented in your name was found with blood in it so there is a federal case and i must verify your identity',
    how: 'your name is on the package sir',
    else: ['you must not discuss this with anyone until the case is closed'],
  },
  {
    id: 'solar-tyler',
    kind: 'sales',
    label: 'unwanted',
    opens: "hey how's it going is this the homeowner",
    who: "my name's tyler i'm with bright roof energy",
    why: "so we're out in your area this week and because of the new state incentive you may be able to go solar with zero out of pocket and i just wanted to see what you pay for electric each month",
    how: 'oh we just call the neighborhood',
    no: 'i totally get that but if you could cut your bill in half would you at least look at it',
    else: ['is your roof mostly shaded'],
  },
  {
    id: 'seo-priya',
    kind: 'sales',
    label: 'unwanted',
    opens:
      'hello my name is priya i was going through your website and i found a few errors because of which you are not coming on the first page',
    why: 'we can bring you to the top of google in three months and i want to discuss the packages with the owner',
    how: 'your number is there on the website only',
    no: 'ma am just give me two minutes i will send the audit report free of cost',
  },
  {
    id: 'merchant-terminal',
    kind: 'sales',
    label: 'unwanted',
    opens:
      "hi there it's mike i'm calling about the credit card machine you've got at the store who would i talk to about that",
    who: "mike i'm with your local processing partner",
    why: "there was a rate change with visa and mastercard and you've been overpaying so i'm lining up merchants for a new terminal at no cost",
    how: 'we work with all the merchants in the zip code',
    no: "it's not really an offer it's an adjustment that you're owed i just need a statement",
  },
  {
    id: 'staffing-softsell',
    kind: 'sales',
    label: 'unwanted',
    opens: "hey sam it's brooke just trying to catch up with you real quick",
    who: "it's brooke over at talent bridge",
    why: 'i wanted to introduce myself and find out what your hiring needs look like for the next quarter we place great people in your industry',
    how: 'i came across him on linkedin',
    no: 'sure would there be a better time to send over a few candidate profiles',
  },
  {
    id: 'personal-matter-loan',
    kind: 'sales',
    label: 'unwanted',
    opens: 'yes can i speak with the owner please',
    who: "it's chris",
    why: "it's in regards to the application for the business line of credit up to two hundred fifty thousand",
    how: 'you inquired with us a while back',
    no: "okay but you're already pre approved so i can have the funds in the account by tomorrow",
    else: ["it's a business matter", 'just connect me to the owner please'],
  },
  {
    id: 'roof-storm-chasers',
    kind: 'sales',
    label: 'unwanted',
    opens:
      "good morning this is cody with pinnacle exteriors we're doing some work a couple of streets over from you after that hail",
    why: "we'd like to swing by and do a complimentary check of the shingles since insurance usually pays for the whole thing",
    how: "we're just calling the houses on the street",
    no: 'it does not cost anything though and my guy is there anyway today',
  },
  {
    id: 'extended-pitch-internet',
    kind: 'sales',
    label: 'unwanted',
    opens:
      'hi this is the loyalty team for your internet and cable we are giving valued customers fifty percent off for two years starting today',
    who: 'alex from the loyalty team',
    why: 'i just need to confirm the account and take the first three months upfront to lock in the price',
    how: 'you are our customer',
    no: 'this is only until tonight so i would hate for you to miss it',
  },
  {
    id: 'magazine-gym',
    kind: 'sales',
    label: 'unwanted',
    opens:
      "hey it's tanya from the fitness place on main we've got a new year thing going and i've set aside two guest passes",
    why: 'just to get you in for a tour and talk about the membership special that ends friday',
    how: 'you put your name in a bowl at the smoothie bar',
    no: 'no worries can i just text you the link for the special',
  },
  {
    id: 'political-volunteer',
    kind: 'political',
    label: 'unwanted',
    opens:
      "hi my name's gwen and i'm a volunteer with dana whitfield's campaign for state assembly",
    why: 'i wanted to ask if dana can count on your vote on the fifth and if you know where your polling location is',
    how: 'from the voter file',
    no: 'well can i tell you just one thing about her plan for the schools',
  },
  {
    id: 'political-recording',
    kind: 'political',
    label: 'unwanted',
    opens:
      "hi i'm congressman bill harper and on tuesday you have a choice my opponent wants to raise your taxes and i am asking for your vote paid for by friends of harper",
    else: ['paid for by friends of harper'],
  },
  {
    id: 'survey-tv',
    kind: 'survey',
    label: 'unwanted',
    opens:
      "good evening i'm calling from midstate opinion we're not selling anything we'd just like your views on local news it takes about eight minutes",
    who: 'the name is carl with midstate opinion',
    why: "it's a study about which channels people watch and how old they are",
    how: 'numbers are picked at random by the computer',
    no: 'may i ask then if there is another adult in the household who could take part',
  },
  {
    id: 'timeshare-exit',
    kind: 'sales',
    label: 'unwanted',
    opens:
      "hi i'm trying to reach the owner of the timeshare this is wesley we've got a buyer lined up for your week",
    why: 'the buyer is a corporation and they pay eighteen thousand and you only cover the closing and title fee',
    how: 'it is in the resort owner registry',
    no: 'you do not want the eighteen thousand then',
  },
  {
    id: 'job-text-scam',
    kind: 'scam',
    label: 'unwanted',
    opens:
      "hello i'm linda a recruiter from online hub we saw your resume and have a remote position liking videos for two hundred a day",
    why: 'you can start right now you only top up your work account with some usdt and the earnings come the same evening',
    how: 'from a recruitment website',
    else: ['shall i send the link on whatsapp'],
  },
  {
    id: 'jury-duty-deputy',
    kind: 'scam',
    label: 'unwanted',
    opens:
      "this is deputy harlan with the county sheriff's civil division i've got a failure to appear on you for grand jury",
    who: 'deputy harlan',
    why: "there's two citations and a bond of fifteen hundred each you can take care of it at a bond kiosk without being booked but you have to stay on the phone with me on the way",
    how: 'the clerk of court gave us this number',
  },
  {
    id: 'romance-courier',
    kind: 'scam',
    label: 'unwanted',
    opens:
      'good day i am diplomat agent james cole i have a trunk box consignment for you from a friend in syria',
    why: 'the box is at the airport and it contains two point eight million but the clearance certificate has to be paid for before i can move it',
    how: 'the general gave me your contact',
    else: ['you can pay with steam cards'],
  },
  {
    id: 'duct-cleaning',
    kind: 'sales',
    label: 'unwanted',
    opens:
      'hello good afternoon i am calling from air care we are giving a special in your area for the air duct and vent cleaning only eighty nine dollars for the whole house',
    who: 'sara from air care',
    no: 'okay what about the dryer vent also we can do',
    else: ['our team is in your area tomorrow so morning or afternoon'],
  },
  {
    id: 'we-buy-houses',
    kind: 'sales',
    label: 'unwanted',
    opens:
      "hey my name is jordan i was just calling about the property on maple street and wanted to see if you'd consider an offer",
    why: "me and my wife buy a couple of places a year as is for cash so i figured i'd ask",
    how: 'just county records',
    no: 'what number would make you think about it',
  },
  {
    id: 'copier-toner',
    kind: 'sales',
    label: 'unwanted',
    opens:
      "hi it's donna in the supply room i need the model number off your copier before the toner price goes up",
    who: 'donna with the supply center',
    why: "you're due for the toner and i can hold the old price if i ship it today",
    how: 'you guys are one of our accounts',
    no: "it's not an offer i just need the model number hon",
  },
]
