import { fromLines } from './lines.ts'

/** People as they really talk: they correct themselves, start in the middle, and have one plain thing to say. */
export const people = fromLines(
  't-people',
  'wanted',
  `
family | it's her nephew aaron is she home | | i passed my driving test and wanted to tell her | she's my aunt
family | hello dear it's your aunt vera | | i made too much soup and somebody should come and get a pot
family | is my mom there please | jack | grandpa wants to know if i can stay until sunday | she's my mom
family | yeah hi this is rick his uncle from denver | | the funeral is moved to friday and i wanted to tell everybody
family | hi it's me joe her husband | | the car won't start and i need a lift from the station
family | hey dad's at the clinic they're keeping him overnight | it's his daughter amy | he asked for his charger and the blue pills
family | hi sam's grandma here | rose | i can not get the television to work again
family | yes this is paula his ex wife | | emma has a recital at six and he said he'd drive | we share the kids
friend | yo tell sam it's tiny from the shop class | tiny | i got the tickets and he owes me forty bucks | we went to school together
friend | hi this is andrea from book club | | we're meeting at my place instead of the library on wednesday | it's on the sheet
friend | hey it's gus you left your jacket at the bar | gus | i'll hang on to it till friday | we watch the games together
friend | hello this is father michael from saint anne's | | the food drive needs two more hands on saturday and sam said he might come | the parish list
friend | hi this is joan we met at carol's wedding | joan | i found the pictures you asked for and want to send them | you wrote it on a napkin
friend | it's dave from poker | | we start at eight not seven and bring chips
neighbour | hello i just moved in next to you | helen ward | a letter of yours was in my box and it looks important | it's on the envelope
neighbour | hi this is pete from number twelve | | your sprinkler has been on since last night | the block party list
neighbour | it's june over the fence | | can i borrow the long ladder on saturday
neighbour | hi i'm the manager of your building | carlos | they have to turn the water off for an hour and the plumber needs into your unit | the lease
medical | hi this is carol at the eye doctor | | your new glasses are in and we'd like to fit them | your file
medical | hello i'm the midwife maria | maria | your wife asked me to let you know we're starting the drip
medical | hi this is the rehab your father is with us | social worker lynn | he wants his hearing aid and his slippers | the admission form
medical | hi this is tom the physical therapist | | i have to push our session to four because my car is in the shop
medical | hello this is walgreens the pharmacist speaking | phil | your doctor wrote a dose that doesn't fit what you take and i wanted to check before i fill it | your prescription
school | good afternoon this is the band teacher mr cole | | anna left her flute here and the concert is tonight | the school list
school | hello this is camp birchwood | counselor sam b | your daughter is homesick and asked to hear your voice
school | this is the office at lincoln middle | mrs perez in attendance | your son isn't in first period and we have no note
school | hi coach bell here | coach bell | the bus broke down so the boys will be back around nine
delivery | hi it's the moving company we're lost | vince | which side of the river is your street | the order
delivery | i've got your thai food and the map is wrong | i'm the dasher | are you behind the bank
delivery | good morning water delivery | kurt | nobody put the empties out do you want me to leave five full ones
delivery | this is the furniture truck we're twenty minutes out | big al's delivery | is there an elevator for the couch
work | hi it's the reception downstairs | | your two o'clock is here with three people | the house phone list
work | hello this is the print shop | wendy | your flyers are done but the blue came out dark do you still want them | your order form
work | hey chief it's ramon | ramon | the inspector came early and wants to see the permit
work | hi it's grace i'm covering for tina today | grace | the client moved the call to three and needs the slides before | i'm on his team
work | hello this is attorney susan blake's office | jim her paralegal | the closing is set for the ninth and we need a signature on one page | your file with us
work | hi it's the night guard at your store | omar | the back door alarm keeps going and i can't lock it
customer | hello i need a new lock on my shop door | mr kim | someone tried to break it last night | your van drives by here
customer | i have been waiting two weeks for my curtains | doris lang | you said they would be up before my party
customer | hi we're planning a retirement party and your band was so good last year | nina | do you play on the twentieth and how much | you played at the lodge
customer | hello do you guys still do lawn mowers mine won't start | fred | it's a toro and it smokes | the yellow pages
customer | hi i left a coat at your place last night | monica | gray wool with a red scarf in the pocket | from the receipt
customer | good afternoon i'd like to ask about a birthday cake for saturday | irene | for twelve people chocolate with strawberries | google
customer | yeah hi my invoice says four hundred but you told me three fifty | walt jessup | i just want to know which one is right
hiring | hello this is scott from city schools human resources | | you sent in for the driver job and we want to set a road test | your application
hiring | hello i'm calling about the server job you posted | alex | i have three years at the diner and can start monday | the sign in the window
trade | hi it's the body shop | rosa | the bumper is painted but we found rust underneath do you want us to treat it
trade | morning it's the chimney man | bert | i'm at the corner is it the house with the green door
trade | hello it's the piano tuner | mrs olsen | i could come tuesday or thursday which is better | you called me
trade | hi this is bill about the dishwasher part | bill from appliance works | it came in and i can be there tomorrow at eight
official | hello this is the bus company's lost and found | kim | we have your backpack from the forty two line
official | hi i'm the claims person for your fender bender | anita | i still need the name of the other driver | your claim
official | hi this is officer dunn from the second precinct | | we found your bicycle and you can pick it up with an id | the report you made
official | hello it's the town clerk's office | martha | your permit is signed you can fetch it till four
friend | hey sam it's ray give me a buzz when you can i'm heading out to chris's place and running late so start the grill without me love you bye
work | hi sam it's josh from campbell returning your call from this morning i'm at my desk until five if you want to try me again thanks bye
medical | hi this is sue from doctor kirk's office your insurance is asking whether you are still covered under your wife's plan so please call us back when you get this we're here till five thank you bye bye
customer | hi my name is chris i got your message yesterday about the leak and wanted to help figure out what is going on please call me back at your convenience thank you
family | hi honey it's mom we just drove through nashville and should be there in two hours give us a call love you bye
friend | hey it's brian just calling to remind you about group tonight it's the last one of the year hope to see you there bye
work | hi this is dana i'm so sorry about the mix up with the software today my student installed the wrong one and you shouldn't have to worry about it again
family | hola hija soy tu papá | | ya llegamos a la casa y dejé mis lentes contigo
family | hola soy su hermana rosa | | dígale que mi mamá está en el hospital y pregunta por él
neighbour | buenas soy la vecina de abajo | marta | le está cayendo agua a mi cocina desde su baño
customer | buenas tardes quisiera un pastel para el sábado | me llamo julia ortega | es para quince personas de chocolate | vi su anuncio
delivery | buenas traigo un mueble para sam rivera | el chofer | no encuentro el número de la casa
medical | buenas tardes le llamo del consultorio del doctor vega | soy ana la enfermera | el doctor tuvo que cambiar su cita al jueves | su expediente
work | oye soy beto el de la obra | beto | ya llegó el cemento y no hay quien abra
school | buenos días le hablo de la escuela lincoln | la maestra gómez | su hijo tiene fiebre y hay que venir por él
`,
)
