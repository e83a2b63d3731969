import { fromLines } from './lines.ts'

/** Sellers and swindlers who talk like ordinary people, first politely and then not. */
export const talkers = fromLines(
  't-talk',
  'unwanted',
  `
scam | grandma hi it's me please don't be mad | your grandson | i had an accident and they took me in i need eight thousand dollars for the lawyer today please don't tell my parents | | | i'm gonna put my lawyer on
scam | hello dad it's me my voice is bad i broke my nose | it's me your son | i hit a woman with the car and they are holding me the public defender says cash only and don't tell mom
scam | don't hang up if you love your brother | none of your business | he owes us and you will wire the money now or you won't see him
scam | hello ma'am this is from the internet service provider there are hackers on your router | my name is sean | open your laptop so i can show you the bad connections | we have your ip address
scam | hello this is peter from microsoft technical department how are you today | peter parker sir | your computer is downloading a virus right now and hackers are using it are you near the computer | from your windows license | no sir this is a security matter just turn on the computer
scam | you are getting your money back from the tech support plan | jack | please go on the computer and i will link you to the bank server so you can fill the form | your old account
scam | i sent you too much on the refund sir by mistake it was four thousand and i will lose my job | | you have to send back the difference with gift cards from the store please do not tell the cashier
scam | this is investigator lane with the revenue service | | a lien is on your wages and the marshal is on his way unless it is cleared with me now | your file | | you get vouchers and give me the numbers on the back
scam | agent thomas from social security your benefits will be stopped | agent thomas badge four one one | your number was used to rent a car found with blood and drugs you must verify the last four of your social and your bank | government records
scam | this is deputy clark with the sheriff's office civil division about a missed jury summons | | there are two citations and you can post the bond by cash app or you will be arrested | your address | | you are under a gag order so don't talk about it
scam | hi i'm with your bank someone in florida is taking money out right now | linda | i texted you a passcode read it to me so i can block them | your profile | | it's only to verify you
scam | hi this is the security department of your credit union did you just spend nine hundred dollars at a target in miami | michelle | then i need your card number and the three digits on the back to cancel it
scam | gas company final visit we are shutting you off this morning | field office ray | a money pack card number over the phone will hold it | you are our customer
scam | am i talking to the lucky lady you won a truck and half a million | claims manager | the tax is nine hundred and we come with the balloons | you entered at the store
scam | this is doctor stevens from medicare pharmacy you get a free back brace | | just give me your medicare number from the red white and blue card and i will ship it
scam | hi i'm calling about the job you applied for online you are hired | mrs adams human resources | we send you a check and you buy the equipment and wire the rest to our vendor | your resume on indeed
scam | hello this is your amazon account manager there is an iphone ordered to texas | kevin | to cancel it download the any desk app and log in to your bank so i can refund you
scam | hey it's tom from your church i'm in a bind | pastor tom | could you pick up a couple of apple cards for a sick lady and text me the codes i'm in a meeting
scam | hi it's your ceo i'm boarding | you know who | i need you to buy some gift cards for clients and keep it between us
scam | le hablo del departamento de policía hay una demanda contra usted | oficial garcía | pague la multa hoy con una tarjeta o lo van a arrestar | está en el sistema
scam | abuela soy yo tuve un accidente | tu nieto | necesito dinero para la fianza no le digas a mi mamá
scam | buenas tardes le habla el departamento de fraudes de su banco | señor pérez | necesito que me diga el código que le llegó a su teléfono
sales | hi there we're doing energy checks on your street | kyle with sun partners | most homes like yours can have panels with nothing down and a smaller bill | a homeowner list | it's only to see if your house is a fit
sales | hello who do i talk to about your online marketing | eric with rank wise | your competitors show up before you and we fix that | found you on maps | can i just email you a free report
sales | hi who buys the paper and toner in your office | dee with office source | we undercut what you pay by a third | from a directory | could i send a catalog
sales | good afternoon i buy houses in your part of town | shawn | would you sell yours this year if the number was right | tax records | just a ballpark figure
sales | hello this is about your cell phone plan | karen with mobile deals | you could have four lines for a hundred dollars and new phones | your area | what do you pay now if i may ask
sales | is the owner available please | greg with capital bridge | we fund small businesses fast up to half a million with no collateral | public filing | what if i could beat your current rate
sales | hi this is lauren i sent an email last week and wanted to follow up | lauren with talent stream | we help companies like yours hire faster and i'd love fifteen minutes on your calendar | linkedin | could you point me to whoever does hiring
sales | hello my friend do you have insurance for your car | mark from quote wizard | i can save you up to forty percent just tell me the make and model | you filled in a form online | it takes one minute sir
sales | hi i'm with green shield pest control we're treating your neighbor's place tomorrow | cody | since the truck is there we can do yours half price for ants and spiders | we are in the area | it's just this week though
sales | hello ma'am do you still have your diabetes supplies shipped | nancy | we can send them free with your insurance just confirm your date of birth | your doctor's list | i only need to verify your address
sales | hi this is josh with home pro windows | josh | we have a crew in your area and are giving free estimates on new windows | you are on our list | even if it's down the road you get the price locked
sales | hi is the manager there | tanya with first merchant | we can cut what you pay per swipe on your card machine | local businesses | i'd just like to drop off some information
sales | hey there quick question are you taking on more jobs right now | zach with lead rocket | we have homeowners in your zip code asking for your kind of work and we sell the leads exclusively | your google page | you only pay per call
sales | good day sir i represent a wine club | philip | we have a case of bordeaux at an introductory price | you bought wine before | may i ask what you normally drink
charity | good evening i'm collecting for fallen officers | bill | a gift of thirty five gets you a window sticker | you helped last year | any amount helps
charity | hello i'm calling for the children's wish alliance | debbie | we're short this month for three little kids could you help with forty dollars | our donor list | how about twenty
political | hello i'm with the committee to elect judge moore | jen | early voting started and we'd love your support | voter file | may i send you a flyer
survey | good evening we're asking people about their shopping habits | beth from market pulse | it's ten short questions and there's a small reward | a random number | would a later time be better
sales | buenas tardes le llamo de la compañía de internet con una promoción | patricia | le podemos bajar su factura y darle el doble de velocidad | está en nuestra lista | solo le tomo dos minutos
`,
)
