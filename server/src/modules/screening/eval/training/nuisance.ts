import { fromLines } from './lines.ts'

/** Unwanted calls of every kind, as they are made today. */
export const nuisance = fromLines(
  't-nuis',
  'unwanted',
  `
sales | hi this is brian with premier windows how are you today | brian | we're doing a few homes on your street and can give you a free estimate this week | you're in our area | it only takes ten minutes to look
sales | hello may i speak to the business owner | this is kayla | i wanted to see if you have looked at your card processing fees lately | your business is listed | we could save you a lot
sales | hey there it's justin i'm a local real estate investor | justin | i was wondering if you had thought about selling your place | public records | i'd pay cash and close in two weeks
sales | good afternoon this is melanie with senior choice benefits | melanie | there are new plans in your zip code that put money back in your social security check | you requested information | it will only take a minute to see if you qualify
sales | hi is this the homeowner | it's derek from bright solar | your roof came up as a good fit for our no cost solar program | from the county | have you seen how the rates went up
sales | hi i'm natalie i'm calling about your google business page | natalie | it isn't showing up right and you're losing customers | we're a google partner | we can fix it today for a small fee
sales | hello sir my name is kevin i'm with allied auto protection | kevin | your coverage is about to run out and i can renew it | it's in our records | i can lower the price
sales | hey quick question are you the person who handles the phones at your company | rob | we switch firms to internet telephones and cut the bill in half | i saw your website | could i send you an email
sales | hi this is tiffany calling on a recorded line | tiffany | we have medicare supplement options for people turning sixty five | you entered your details online | are you on part a and b
sales | hello i'm with the national roofing group | steve | we noticed storm damage on the houses in your neighborhood | we had a truck there | insurance pays for it all
sales | good day i represent a company that does web design | amit | we build a new website for two hundred dollars | i found you on the internet | sir please have a look at our work
sales | hi i work with small business owners on funding | chris | you are pre approved for up to eighty thousand | from a business directory | when would be a good time
sales | hello ma'am do you have cable or satellite | jordan | we have a bundle with fast internet for thirty nine ninety nine | you're a valued customer | it's cheaper than what you have
sales | hi can i talk to whoever buys the office supplies | mark | we have toner at half price this week | from your front desk | i'd throw in a free box
sales | hi this is lauren your resort concierge | lauren | you've been selected for a three night stay | you stayed with our partner | just the taxes
sales | hey how's it going i'm with summit pest control | tyler | we're treating several homes near you and have a discount | we're in the neighborhood | it's half price today
sales | hello do you currently have life insurance | brenda | our final expense plan covers everything for a dollar a day | you filled out a card | no medical exam
sales | good morning it's ashley from the marketing agency | ashley | i'd love to show you how we get dentists thirty new patients a month | linkedin | just fifteen minutes
sales | hi i wanted to follow up on the email i sent about your shipping costs | paul | we cut freight costs by a third | your company profile | who would be the right person
sales | hi is that sam great my name is oliver | oliver grant from keystone wealth | i work with people who want to retire early and had an idea for you | a referral | when could we sit down
sales | hello we are giving away a free alarm system to a few households | anna with home guard | you only pay the monitoring | your area was chosen | it's free equipment
sales | this is rachel from card member services | rachel | we can bring your interest down to one percent | your bank | you just need your card number
sales | hi i'm with american home warranty | todd | if your furnace breaks who pays for it | you own a home | two months free
sales | hello sir i'm calling regarding the student loan relief | miguel | your loan is eligible to be forgiven | department of education list | i need your birthday
sales | hi my name's grant i coach business owners | grant | i have a free workshop on doubling revenue | you were on a webinar | i only have two seats
survey | hello we're conducting a short survey on health care | nancy from opinion research | i have seven questions | your number was randomly selected | it's anonymous
survey | hi would you mind answering a few questions about the bank you use | will | you could win a gift card | random | just two minutes
survey | good evening i'm with the state university poll | beth | how likely are you to vote this fall | computer dialing | your voice matters
political | hi i'm jamie a volunteer for helen park for congress | jamie | can she count on your vote | voter list | will you put up a sign
political | hello this is a call for all voters in the sixth district the tax bill must be stopped press one to tell your representative
political | hey it's tracy with the committee for better schools | tracy | we hope you will vote yes on measure b | you're a registered voter | it helps the kids
charity | hello this is the state troopers association | officer bob | we have our annual drive for the families | you gave last year | even fifteen dollars helps
charity | hi i'm calling for the children's wish fund | marcy | little tommy would like to go to the zoo | from our donors | could you do twenty
charity | good afternoon it's the veterans relief network | gene | we'll send you an envelope would you return it | public list | every bit helps
scam | hello this is mark from amazon security | mark | someone bought a phone on your account and we have to secure it download any desk please | it's your account | sir your money is at risk
scam | i'm calling from microsoft your computer has been infected | steven wilson | go to your computer and press the windows key and r | from your licence | do you want to lose your files
scam | this is officer james with the social security administration | badge number four four two | your social security number was used in texas and there is a warrant | federal records | do not hang up
scam | hi grandma it's me | your grandson don't you know my voice | i crashed a car and i'm in jail i need bail money please don't tell dad | it's me
scam | hello i'm the lawyer of your son | attorney david miller | he was in an accident and needs nine thousand in cash for the bond a courier will come | he gave me your number | it has to be today
scam | this is the fraud department of your bank | anthony | someone is taking money from your account move it to a safe account now | we're your bank | i need the code we sent you
scam | hello this is the electric company | disconnection office | your bill isn't paid and we cut the power in thirty minutes pay with a prepaid card | your account | the truck is on the way
scam | congratulations mister rivera you are a winner | john with the sweepstakes | you won two million and a car you just pay the tax first | you entered | go to your bank
scam | hi mom my phone fell in the water this is my new number | it's me | can you pay a bill for me today i'll give it back | | it's urgent please
scam | good afternoon i'm calling about a package with drugs | agent cooper of customs | it was found in your name and you will be arrested unless you cooperate | federal database | keep this secret
scam | hello this is paypal billing | lisa | four hundred dollars will be taken for bitcoin if you did not do it i can cancel it stay on the line | it's your account | i need to connect to your computer
scam | sir you are getting a refund from your antivirus company | harry | i sent you too much by mistake you have to return it in gift cards | we have your file | my boss will fire me
scam | i'm from the irs you owe back taxes | officer daniel smith | pay today by wire or we send the police | the tax office | this is your last chance
scam | hello your visa card has been charged nine hundred dollars at walmart | sean | verify the card number so i can block it | your bank | just read the numbers on the front
scam | is this sam listen carefully we have your daughter | | bring the money and do not call the police | | stay on the phone
scam | hello dear i am doctor williams from the clinic in london | | a relative left you an inheritance of three million | the will | we only need the transfer fee
scam | hi this is emma i saw your profile about work from home | emma | you like videos and earn two hundred a day just deposit a small amount | whatsapp | all my friends do it
scam | good day this is your internet provider | roy | hackers are using your router i must fix it with you on the computer | you're our customer | please type what i tell you
scam | hello i'm with the water company your meter test failed | inspector cole | there is a fee of two hundred by zelle or your water is turned off | it's our system | it must be now
scam | hello we're from medicare your new plastic card is being sent | angela | please read me the number on your old card to activate it | we're medicare | your benefits stop otherwise
robocall | hello this is an important call about your car warranty press one to speak to a specialist or two to be removed
robocall | this is jennifer from the health enrollment center i'm calling about your subsidy press one now
robocall | your electric bill qualifies for a thirty percent discount press one to claim it before it expires
robocall | we've been trying to reach you about your student loan call us back at eight hundred five five five one two one two
robocall | hi i'm calling about the business loan you inquired about you're approved for up to two hundred thousand press one
robocall | attention this is your final notice from the legal department a case has been filed against you call immediately
robocall | hello homeowners in your area get new windows with no payments for a year press one to get your quote
robocall | hi it's kelly i'm just following up on your medicare benefits give me a call back at this number
robocall | this is a message from card services there is no problem with your account but you qualify for a lower rate press one
robocall | you have been chosen for a cruise to the bahamas press nine to accept or eight to be taken off
robocall | hello seniors a free back brace is waiting for you all you need is your medicare card press one
robocall | your netflix account will be suspended press one to speak with billing
robocall | vote for judge harmon on tuesday she's tough on crime paid for by friends of harmon
robocall | this is to inform you that your social security benefits will be stopped press one to talk to an officer
robocall | cash for your house any condition call tony today
robocall | this call is to notify you that your amazon prime is renewing for one hundred forty nine dollars to cancel press one
robocall | hello i'm calling from the tax relief hotline new programs let you settle press one now to see if you qualify
robocall | estimado cliente su servicio de luz será cortado por falta de pago oprima uno para hablar con un agente
sales | buenas tardes le llamo de energía verde | me llamo paola | tenemos paneles solares sin costo para su casa | su zona califica | le bajamos el recibo a la mitad
sales | hola con el dueño del negocio por favor | soy andrés | le ofrecemos una terminal para tarjetas con mejor tarifa | del directorio | solo cinco minutos
scam | señor le hablo de inmigración | agente morales | hay una orden en su contra y tiene que pagar una multa hoy con tarjetas de regalo | el sistema | no cuelgue
scam | abuela soy yo | tu nieto | choqué y necesito dinero para la fianza no le digas a mi papá | soy yo
`,
)
