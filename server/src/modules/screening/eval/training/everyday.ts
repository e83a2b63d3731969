import { fromLines } from './lines.ts'

/** Wanted calls of every kind, by people who do not know about the screening and say what comes to mind. */
export const everyday = fromLines(
  't-day',
  'wanted',
  `
family | hey it's mom are you there | it's his mother | your father wants to know when you are coming on sunday | i'm his mother
family | hi this is lydia | lydia his sister | i'm at the airport and my flight was moved so he should come at nine | he's my brother
family | um yes hello i'm trying to reach my grandson | it's grandpa joe | the television remote stopped working again | he's my grandson
family | is dad there it's emily | emily his daughter | i left my violin in his car | he's my dad
family | hello it's uncle frank calling from tampa | | i found the old photo albums and wanted to send them | i'm his uncle
family | could you tell my husband to call me | it's karen his wife | the plumber came and we have to decide about the sink | i'm his wife
family | hi it's me | his brother luis | mom's birthday is on saturday and we should get her something together | we're brothers
family | this is beth i'm his stepsister | | the lawyer sent the papers for the house and he has to sign them | through the family
family | yeah hello is my nephew in | aunt carol | i'm making the list for thanksgiving and want to know how many they are
family | good evening this is his mother in law | | i'm outside the station and nobody's here to pick me up | he's married to my daughter
friend | hi is sam around it's dave | dave from college | i'm in town this weekend and wanted to grab a beer | we studied together
friend | hello my name is priya i used to work with sam at the bakery | | i'm getting married and want to invite him | we're old friends
friend | yo it's rico | rico from the gym | he forgot his shoes in my trunk | we work out together
friend | hey can i talk to sam | this is hannah | i can't make it to the concert and wanted to give him my ticket | we're friends from the choir
friend | hi there this is marcus we met at the lake last summer | | i'm selling my kayak and he said he would want it | he gave me his number
friend | it's olga from the reading circle | | we changed the book for next month | i have the list of members
friend | hello this is gerald an old classmate | gerald pratt | we're putting the reunion together for june | from the yearbook list
friend | hi i'm a friend of his wife | it's monica | i borrowed her casserole dish and want to bring it back | through her
friend | hello it's ben the guy he plays squash with | | i hurt my ankle so tomorrow is off | we play every thursday
friend | hi this is sandy from the dog park | | bruno got loose and i thought he could help me look | we walk our dogs together
neighbour | hello i live across from you at number nine | mister alvarez | your car window is open and it's going to rain | i'm his neighbor
neighbour | hi this is joan next door | | i have a parcel that was left for you | we're neighbors
neighbour | sorry to bother you i'm the new tenant upstairs | my name is felix | the hallway light is out and i don't know who to call | from the list by the door
neighbour | it's the super | ray | i need to get into the apartment at two because of the pipe | i manage the building
neighbour | hello i'm from the house behind yours | ruth | there's a branch hanging on the wire and i'm worried | i got the number from the lady on the corner
medical | good morning this is cindy at doctor holt's office | | we have to move his appointment from tuesday to thursday | he is a patient of ours
medical | hi i'm calling from the eye clinic | this is brandon at the eye clinic | the lenses he ordered have a wrong strength and we ordered new ones | from his file
medical | this is the pharmacy on fifth street | it's anita the pharmacist | the doctor has not answered about the refill | he left his number with us
medical | hello my name is grace i'm a nurse at st luke's | | his mother would like him to bring her glasses | he's the emergency contact
medical | hi it's the vet's office about biscuit | this is tom at the animal clinic | she's awake and you can take her home after four | you wrote it on the form
medical | hello i'm calling for mister rivera from the lab at county hospital | theresa | we need another blood sample the first one was damaged | from the doctor
medical | this is maple grove nursing home | sister agnes | your father has lost his hearing aid and we can't find it | you're his contact
school | hi this is miss hall the teacher of his daughter | | i'd like to talk about the reading test | it's in the school records
school | good afternoon westfield elementary here | this is the school nurse | leo has an upset stomach and should be picked up | you're on the card
school | hello it's coach daniels | | practice is moved to the other field tonight | from the team list
school | this is the after school club | amber | nobody has come for maya yet | you are her emergency contact
school | hi i'm a parent from the class | megan | could you bring drinks for the picnic on friday | from the class list
delivery | hi i've got a delivery and can't find the entrance | i'm the driver from the furniture store | it's your table i'm on birch street | it's on the order
delivery | hey it's your food | luis with the food | which floor are you on
delivery | hello this is nate with the moving company | | the truck is stuck and we'll be there an hour late | you booked us
delivery | yeah i'm at the gate with a package | courier | i need the code to come in | it's on the label
delivery | hi we want to bring the dishwasher tomorrow | it's harper appliances | is somebody home between eight and eleven | you ordered it
work | hi it's nina from accounting | | there's a number missing in his expense report | we work together
work | hello this is tom he knows me from the site | tom the foreman | the concrete comes at six instead of seven | we work together
work | is sam there the customers are waiting in front of the store | it's julie from the store | he has the key | we work together
work | this is greg his boss | | the meeting tomorrow is at the other office | i'm his manager
work | hi i'm filling in for laura and can't find the key to the safe | pat | where does he keep it | from the staff list
work | hello i do his taxes | marjorie stone | he forgot to sign one page and the deadline is monday | he's my client
work | hi this is the painter | wes | i'm at the paint shop and they only have the darker blue | he hired me
work | it's alma i clean his house | | i can't come on friday can i come thursday | i work for him
work | good morning attorney klein's office | this is sheila | the signing is moved to ten o'clock | he is our client
work | hi it's the babysitter | chloe | the little one has a fever and i don't know where the medicine is
hiring | hello this is martin from the city library | | you applied to us and we'd like to see you on wednesday | from your application
hiring | hi i'm calling about the resume you sent | erica at north pier hotel | can you come for an interview on monday | you applied for the front desk
hiring | good afternoon this is lena from human resources at the clinic | | we want to offer you the position | you interviewed last week
hiring | hi my name is oscar | | i'm checking a reference for jill thomas who worked for you | she put you down
customer | hi do you still fix lawn mowers | my name is earl | mine won't start and i need it by saturday | your sign on the road
customer | hello i'd like to order forty cupcakes | sabrina | it's for a baby shower on the tenth | i ate them at my sister's
customer | hi i'm calling about the apartment | kevin lee | is it still free and can i see it tomorrow | the sign in the window
customer | hey you put in our fence and a post is loose | mrs dunn | could somebody come and look | you did the work in april
customer | hello are you taking piano students | dora | my son is seven and would like to start | the teacher at school told me
customer | hi what do you charge for a deck | walter briggs | it's about twelve by twenty | my neighbor had you
customer | yes i have an appointment at four and i'm stuck in traffic | renee | i'll be twenty minutes late | you're my hairdresser
customer | hi i bought a bike from you last week and the brake is squeaking | jonah | can i bring it in | it's on the receipt
customer | good morning i need a locksmith | paula | i broke the key in the door | found you on google maps
customer | hi my mother used to get her curtains from you | lorraine | i'd like the same cloth | she has your card
customer | hello i run the cafe on main | ines | could you deliver bread on sundays too | we buy from you
customer | can i book the hall for the fifth of may | harold | it's a birthday with about fifty people | the church told me
customer | hi is the red truck still for sale | duane | i can come with cash tonight | your ad in the paper
customer | hello you tuned our piano in the fall | mrs ito | it's out of tune again after the move | you left a card
trade | hi this is the roofing company you called | bill | i can come friday to measure | you asked us for an estimate
trade | hello it's the garage | manny at the garage | your brakes are done but one tire is worn what should we do | you brought the car in
trade | this is the tailor | mister wu | the jacket is ready and the pants next week | you left your number
trade | hi it's the print shop | jess | the file you sent has a low resolution picture | it's on the order
trade | good morning this is skyline travel | nadia | the hotel you booked is closed and i have another one | you booked with us
trade | hi i'm calling from the frame shop | elliott | the glass you chose is out of stock | you ordered on saturday
trade | hello this is the heating company | troy | our man is on his way to you now | you called this morning
official | hello this is officer ramirez from the town police | | somebody found your bicycle | it's registered to you
official | hi i'm the adjuster for your water damage | colin | i'd like to come by on wednesday | you filed a claim
official | good morning county clerk's office | mrs bell | your permit can be picked up | you applied for it
official | this is the animal shelter | kim | we have a dog with your number on the tag | it's on his tag
official | hello this is the water department | jeff | your meter shows a leak could somebody look | you're the account holder
official | hi it's the library | | the book you asked for is in | it's on your card
other | hello i'm returning a call from this number | bridget | somebody called me at ten | it's on my phone
other | hi i found a phone and this number was in it | a man named curtis | i wanted to give it back | it's under home
other | hello i think your dog is at my place | tina | a brown one with a white paw | the number is on the collar
other | hi you left your credit card at our restaurant | it's the waitress at luigi's | we keep it at the counter | it was with your reservation
other | i have a message from sam to call him back | peter vance | it was about the boat | he left a voicemail
other | good day this is reverend cole | | i'd like to talk to him about the funeral | he's in my parish
other | hi i'm calling about the carpool on monday | jackie | it's my turn but my car is in the shop | from the carpool list
other | hello it's the lady from the flea market | | the clock he liked is still here | he gave me his card
family | soy su hermano beto | beto | mi mamá quiere saber si vienen el domingo | es mi hermano
family | buenas tardes habla su tía chela | | me dejaron plantada en la estación y necesito que venga por mí | soy su tía
customer | buenas quiero pintar mi casa | me llamo raúl | cuánto cobra por tres cuartos | me lo recomendó un vecino
work | hola soy el maestro de la obra | don chuy | mañana empezamos a las seis | trabajo con él
medical | buenos días le hablo del consultorio de la doctora ruiz | lucía | hay que cambiar su cita para el jueves | es paciente de la doctora
delivery | tengo un pedido y no encuentro la casa | el repartidor | estoy en la calle doce | viene en el pedido
school | hola soy la maestra de valentina | | se siente mal y alguien la tiene que recoger | está en la lista
neighbour | soy la vecina de enfrente | doña mary | se quedaron prendidas las luces de su carro | vivo enfrente
friend | qué onda soy memo | memo del equipo | el partido se cambió a las siete | jugamos juntos
`,
)
