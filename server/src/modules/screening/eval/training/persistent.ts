import { fromLines } from './lines.ts'

/** Sellers, campaigners and swindlers who go on after a no and have an answer to everything. */
export const persistent = fromLines(
  't-pers',
  'unwanted',
  `
sales | hi good afternoon my name is carl and i'm calling from bay area gutters | carl | we're offering a free gutter cleaning to homes in your zip code | we have the list from the county | it really is free you only pay if you like it
sales | hello how are you doing today | it's vanessa with reliable medicare advisors | you may be missing out on benefits worth three thousand dollars a year | you sent in a card | ma'am it takes two minutes
sales | hey is this the owner great this is tom with fast capital | tom | we can fund you within twenty four hours no collateral | from dun and bradstreet | what are your monthly sales
sales | hi i noticed your website does not come up on maps | priya | our team can rank you in the top three guaranteed | online search | i'll send you a free audit
sales | good morning can i talk to the person in charge of your electricity | jake with choice energy | our rates are locked for three years | we serve your area | just grab your bill for me
sales | hello this is sandra with the vehicle service department | sandra | your warranty has run out and we are giving you one last chance to renew | our records | what's the mileage
sales | hi there we buy houses for cash as they are | liz | would you consider an offer this month | tax records | i can come by tomorrow
sales | hello sir we are doing a promotion on air duct cleaning only eighty nine dollars | mike | the whole house | we worked next door | it's the last day
sales | hey my name's brent we help contractors get leads | brent | pay only when you close a job | you're on a directory | let me show you a demo
sales | hi is sam available it's regarding his retirement | kathy from golden years | we show people how to protect their money from taxes | an invitation in the mail | dinner is on us
sales | good evening we're your local newspaper | gary | half price for twelve weeks | you used to subscribe | you can cancel any time
sales | hello ma'am this is about your credit cards | mister adams | you qualify to have your rate dropped to zero | you have good standing | just tell me what you owe
sales | hi i have a great opportunity for you | jessica | people make five thousand a month from home with our system | a friend gave it to me | it's no pyramid
sales | hello are you the homeowner at this address | danny | we're installing new windows and want to use your house as a showcase | you're in a good spot | seventy percent off
sales | hey sam just circling back on my voicemail | kyle with cloudphones | i wanted to get ten minutes on your calendar to show our platform | linkedin | next tuesday or wednesday
sales | good day sir i am calling from a company for mobile apps | raj | we will make an app for your business at very low price | website | please just listen once
sales | hi it's megan with travel rewards | megan | you were picked for a five day cruise for two and only pay port fees | you filled in a raffle at the mall | it expires today
sales | hello do you have any pain in your knees or back | nurse line | medicare pays for a brace at no cost to you | our data | just give me the id on your card
sales | hi we're taking on new clients for tax debt | andrew | you can settle for much less than you owe | a public notice | there's a new program
sales | hi who takes care of your merchant account | beverly | we waive the fee for six months | a list | what do you pay now
survey | hi i'm calling from market insight we'd like to know your opinion | sara | it's about what you buy in supermarkets | random digits | it's only six questions
survey | hello could i speak to the youngest man in the household | gabe | it's a poll on the economy | randomly | you'd help us a lot
political | good evening i'm with citizens for lower taxes | fred | will you sign our petition | voter file | the mayor wants to take your money
political | hi this is olga for the green party | olga | we hope you come out and vote on the eighth | voter roll | do you need a ride to the polls
charity | hello i'm calling on behalf of the cancer research society | paula | could you give thirty dollars for a child in treatment | our list | every gift is doubled today
charity | hi it's the fire brigade benevolent fund | captain rick | we'd like to count on your support again | past givers | we can send a pledge card
scam | hello this is the technical department of windows | jason | your computer sends us error reports you must remove the hackers at once | your serial number | open the browser and go to this page
scam | hi this is the amazon fraud team | linda | there's an order of an iphone for eleven hundred dollars on your account | your account | install this app so that i can cancel it
scam | good morning sir you have a tax case | officer ryan | there's an arrest warrant if you do not pay today | i r s records | take a pen and write down the case number
scam | hello grandpa i need your help | it's your grandson | i got arrested and the lawyer needs money in cash please don't tell anyone | it's me grandpa | he'll send someone to your house
scam | this is your bank's security we stopped a transfer of two thousand dollars | daniel | read me the code on your phone so i can reverse it | your bank | quick or the money is gone
scam | hi i'm calling from the publishers prize office | mr johnson | you've won the second prize of one and a half million | you sent in an entry | we only need five hundred for the papers
scam | hello i am from the utility company | service agent | we disconnect you at noon if you don't pay with a moneypak card | your meter number | go to the nearest store
scam | this is dhl your parcel is at the customs | agent | there is a charge of three dollars for which we need your card | the tracking number | the number and the code at the back
scam | hello mister i'm a trader and i can make you rich with crypto | alex | you start with two hundred and take out thousands | telegram group | just download the app
scam | hi is this the mother of sam | officer at the jail | he hit a pregnant woman and needs bail | he gave the number | bring cash and speak to nobody
scam | good afternoon this is the medicare office | claims agent | your card is out of date and i must verify the number | medicare | and your bank so we can refund you
scam | hello i'm a doctor in the us army in syria | | i have gold and need you to keep it for me | facebook | you'll get thirty percent
scam | hello it's about the apartment you advertised | mr chen | i'm abroad and my agent will send you a check that is too high you send the rest back | the ad | by western union
scam | your social security number has been suspended | officer parker | press no keys and confirm the last four digits to me | federal department | you will be arrested today
robocall | hi this is amy with the home warranty division this is our final attempt to reach you press one to extend your coverage
robocall | good news your student loans may be forgiven under the new act call us back within forty eight hours
robocall | this is an urgent message from the bureau of tax enforcement failure to return this call will lead to your arrest
robocall | your google business listing is being removed press one to verify it with a specialist
robocall | we are calling about your medicare card you are eligible for a new genetic test at no cost press one
robocall | hello this is an important message about your apple account unusual activity was found press one to talk to a support agent
robocall | stop overpaying for your car insurance press one and save five hundred dollars a year
robocall | congratulations you've been approved for a personal loan of fifty thousand call toll free now
robocall | seniors this is your last chance to get final expense coverage for a dollar a day press one
robocall | this is jake with the carpet cleaning company three rooms for ninety nine dollars this week only call us back
robocall | an unauthorized payment of eight hundred dollars was made from your bank press one to stop it
robocall | tell your senator to vote no press one to be connected paid for by americans for freedom
robocall | buenas noticias usted califica para un descuento en su seguro de auto oprima uno ahora
scam | bueno le llamo del banco hubo un cargo de cinco mil pesos | ejecutivo ramírez | dígame el código que le llegó para cancelarlo | el banco | si no pierde su dinero
sales | buenas tardes señora le ofrecemos internet más rápido | patricia | cuesta la mitad de lo que paga ahora | somos de la compañía | es solo esta semana
`,
)
