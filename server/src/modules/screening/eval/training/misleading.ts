import { fromLines } from './lines.ts'

/** Wanted callers who talk about money, codes, prizes, police, offers or computers for good reasons. */
export const misleading = fromLines(
  't-mis',
  'wanted',
  `
customer | hi you charged my card twice for the haircut | denise | i'd like one of them back | it's on my statement | i just want my money back
customer | the washing machine you sold me is broken and i want a refund | phil gardner | it stopped after two days | i bought it in your store
customer | hello can i pay the invoice with paypal | lena | i got it yesterday and the bank number is wrong | you sent me the invoice
customer | hi do you sell gift cards | olivia | it's for my mother's birthday | your window
customer | i won your raffle at the fair and wanted to pick up the prize | carl | the ticket says to call this number | it's on the ticket
customer | do you fix computers mine has a virus | wanda | it's very slow and shows windows all the time | a friend said so
customer | hello you quoted me for solar panels and i'd like to go ahead | mr boyd | when can you start | you were at my house
customer | hi i want to insure my boat with you | keith | what papers do you need | you do my house
customer | my payment did not go through what do i do | stacy | the card was declined | i ordered on your site
customer | how much is the deposit for the hall | june | we'd pay cash | from the church
customer | i got your special offer in the mail and would like to use it | ross | it says twenty percent off brakes | the flyer
work | hello it's it support | vikram from it | i need you to restart your computer tonight because of the update | we're the help desk
work | hi it's marcy from payroll | | your bank account number changed and the transfer came back | i work with him
work | it's joe from the shop the inspector was here and there's a fine to pay | joe | should i pay it from the till | i work for him
work | hi boss the truck got towed and they want two hundred dollars | luis | can you send me the money or pay by phone | i'm on the crew
work | your attorney here the other side has filed a lawsuit | stella brooks | we have to answer by monday | he's my client
work | it's the accountant the tax office wrote about last year's return | howard | i need the receipts | i do his books
work | hi this is your real estate agent we have an offer on the house | connie | they'd pay cash and close soon | you listed with me
work | hello your financial adviser returning your call | diane wells | you wanted to move your savings | he's my client
family | dad i lost my wallet and need money for the train | it's tim | can you send me twenty dollars | i'm his son
family | hi mom i got a new phone this is my number now | lucy | i wanted to ask what time dinner is | she's my mom
family | it's your sister don't tell mom but i'm planning her party | ruth | can you bring the cake | we're sisters
family | grandpa it's ella i passed my exam | ella | i wanted you to be the first to know | he's my grandpa
family | hey it's your brother i had an accident with your car it's only the bumper | nick | should i call the insurance | we're brothers
family | hello it's aunt pam i won five hundred dollars at bingo | | i want to take you all out for dinner | i'm his aunt
family | hi dad the police stopped me for speeding | zach | the fine is a hundred and twenty what do i do | i'm his son
family | it's his wife the bank called about our mortgage | | they need his signature today | i'm his wife
friend | hey man it's cory i finally have your money | cory | i can bring the sixty bucks tonight | we're friends
friend | hi it's wendy we're collecting for the teacher's present | | ten dollars each would be great | our kids are in one class
friend | this is pete from the lodge it's about the charity breakfast | | we need somebody at the grill | he's a member
friend | yo it's al i got two free tickets for the game | al | does he want to come | we always go
neighbour | hi it's kurt from number six the police were at your house | | someone tried the back door | i live opposite
neighbour | hello your landlord the rent for march has not arrived | mr schultz | could you check with your bank | you're my tenant
neighbour | it's the treasurer of the homeowners association your dues are open | fay | it's ninety dollars till the end of the month | you live here
medical | hello doctor reed's billing office you have a balance of forty dollars | gina | the insurance didn't pay all of it | you were here in may
medical | hi it's the pharmacy medicare needs your new card number | paul the pharmacist | we can't fill it before | you're our customer
medical | this is the hospital we need to verify your date of birth before the surgery | nurse hill | it's only for the file | you're scheduled for monday
medical | good morning the dental office your insurance has changed | rita | please bring the new card on tuesday | you have an appointment
school | hello the school cafeteria your son's lunch account is empty | ms young | could you send some money with him | it's in our list
school | hi it's the band boosters we're selling fruit again | parent of a trumpet player | how many boxes does he want | he bought last year
school | this is the college your daughter's scholarship came through | admissions office | she has to sign the letter | she applied
official | detective ortiz from the police we caught the man who broke into your car | | we have your computer here | you filed a report
official | hello the county court you're called for jury service | clerk of the court | you asked to have it postponed | you wrote to us
official | this is the tax assessor you asked for a correction of your property bill | mr hale | it's been approved | you sent a form
official | state patrol your truck is on the shoulder of route nine | trooper lane | it has to be towed | the plate is yours
official | it's the customs office at the port your motorcycle has arrived | | the papers are complete and you can fetch it | you're the importer
other | this is your bank the branch on main you left your card in the machine | teller named joan | you can get it here | we know you
other | hi i'm from your bank about the loan you applied for | mr keller | it's approved and you need to sign | you were here on friday
other | hello the credit union your new debit card came back in the mail | amber | is your address still right | you're a member
other | hi the electric company you reported an outage | dispatcher | power is back in an hour | you called us
other | this is the power company our crew needs to get to the pole in your yard | foreman lee | could you open the gate | your address
other | it's the phone company your technician is running late | dispatch | he'll be there at three | you have an appointment
other | hello your car dealer the recall part for your airbag is in | service desk sam | it's free of charge | you bought the car here
other | it's the travel insurance your claim is approved | mrs ford | where shall we send the check | you filed it
other | hi the auction house your painting was sold | mr vale | we need your account number to pay you | you signed a contract
other | hello your lottery pool at work i have the numbers | sid | we won forty dollars together | we play together
delivery | hi i've got a package there's cash on delivery of thirty dollars | post office driver | are you at home | it's on the label
delivery | hello customs fees on your parcel are eleven dollars | the mailman | you can pay me at the door | it's addressed to you
hiring | hi your background check needs your social security card please bring it on monday | hr at the plant | you start on monday | you signed the offer
hiring | hello we'd like to make you an offer | carol from the hospital | it's the full time job | you interviewed with us
trade | hi the boiler warranty covers the part you only pay for the labor | plumber named gus | can i come tomorrow | you called us
trade | your insurance agent your car policy is renewed | betty | i have the new card for you | you're with us for years
trade | it's the roofer the insurance will pay for your roof | dale | when can we start | you had me look at it
trade | the solar crew is on your roof and nobody is there to turn the power off | installer | what should we do | you ordered from us
family | hola soy su hijo me robaron la cartera | beto | puede mandarme veinte dólares para el camión | es mi papá
customer | quiero que me devuelvan el dinero de la mesa | doña elsa | salió rota | la compré con ustedes
official | le hablo de la policía encontramos su carro robado | oficial ruiz | puede venir por él | usted puso la denuncia
`,
)
