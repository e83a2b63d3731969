import type { CallScript } from '../types.ts'

/** HELD APART, like `unwanted.ts`: callers an owner would not want to lose. */
export const heldApartWanted: CallScript[] = [
  {
    id: 'mother-rambling',
    kind: 'family',
    label: 'wanted',
    opens:
      "oh hello dear is that you oh it's one of those machines well it's your mother i couldn't find your other number because the little book fell behind the dresser",
    who: "it's mom sweetheart it's carol",
    why: 'well the man came about the boiler and he says it is the valve and i did not know whether to say yes and also your aunt is asking about thanksgiving',
    how: 'what do you mean how i am your mother',
    else: ['are you still there'],
  },
  {
    id: 'brother-gruff',
    kind: 'family',
    label: 'wanted',
    opens: 'what is this put sam on',
    who: "it's his brother nick",
    why: 'tell him the truck died and i need a lift',
    how: 'i am his brother for god sake',
  },
  {
    id: 'wife-borrowed-phone',
    kind: 'family',
    label: 'wanted',
    opens:
      "hi um this is elena sam's wife i'm on somebody else's phone because mine's dead and i locked the keys in the car",
    else: ['please just tell him to pick up'],
  },
  {
    id: 'child-school-trip',
    kind: 'family',
    label: 'wanted',
    opens: 'um can i talk to my dad',
    who: 'lucas',
    why: 'i forgot my lunch and my inhaler',
    how: 'he is my dad',
  },
  {
    id: 'grandmother-accent',
    kind: 'family',
    label: 'wanted',
    opens: 'allo allo samuel it is nonna why you no answer',
    who: 'nonna nonna lucia',
    why: 'i make the sauce for sunday you come or no',
    how: 'i have number on the fridge',
  },
  {
    id: 'hermana-hospital',
    kind: 'family',
    label: 'wanted',
    opens: 'hola buenas tardes soy marisol la prima de samuel necesito hablar con él',
    who: 'marisol su prima de tampa',
    why: 'es que mi tío está enfermo y lo llevaron al hospital anoche',
    how: 'él me dio su número en navidad',
  },
  {
    id: 'friend-college-visit',
    kind: 'friend',
    label: 'wanted',
    opens: "yo is this sam's phone it's big mike from the dorms",
    who: 'mike mike donnelly',
    why: "i'm flying in for a wedding next weekend and wanted to grab a beer with him",
    how: 'he sent it to our group chat',
  },
  {
    id: 'friend-new-number',
    kind: 'friend',
    label: 'wanted',
    opens: 'hey uh this is priscilla i got a new phone so he will not have this number saved',
    why: 'i was just calling to see if we are still on for hiking saturday',
    how: 'we have been hiking buddies for like three years',
  },
  {
    id: 'choir-friend',
    kind: 'friend',
    label: 'wanted',
    opens:
      "good evening this is harold finch from st mark's choir i'm ringing round about the change to wednesday's rehearsal",
    how: 'it is on the choir phone sheet',
    else: ['we are starting at seven instead of half past'],
  },
  {
    id: 'cardiology-nurse',
    kind: 'medical',
    label: 'wanted',
    opens: "hi i'm trying to reach samuel rivera this is joan from doctor okafor's office",
    why: "i'm not able to leave details with a third party but the doctor would like him to call us back today about his recent test",
    how: 'it is in his chart',
  },
  {
    id: 'vet-surgery',
    kind: 'medical',
    label: 'wanted',
    opens:
      "hey there it's kelsey at barkside animal hospital i've got an update on biscuit he came through the operation just fine",
    how: 'it is the number on biscuit s paperwork',
    else: ['he can go home after four'],
  },
  {
    id: 'er-wife',
    kind: 'medical',
    label: 'wanted',
    opens:
      'this is the emergency department at mercy general calling for samuel rivera his wife has been brought in',
    who: 'my name is pat i am the charge nurse',
    how: 'she gave us the number',
  },
  {
    id: 'pharmacy-machine',
    kind: 'notice',
    label: 'wanted',
    opens:
      'hello this is greenfield pharmacy with a message for samuel you have one prescription that is ready to be picked up to hear this message again press one to stop these calls press nine',
    else: ['to hear this message again press one'],
  },
  {
    id: 'dentist-reminder-machine',
    kind: 'notice',
    label: 'wanted',
    opens:
      'this is an automated call from lakeview orthodontics to remind you of an appointment for lucas on thursday november twelfth at three forty five pm press one to confirm press two to reschedule',
    else: ['press one to confirm press two to reschedule'],
  },
  {
    id: 'district-snow',
    kind: 'notice',
    label: 'wanted',
    opens:
      'good morning this is superintendent allen from the millbrook school district due to the icy roads all schools will open two hours late today buses will run two hours behind their normal time',
    else: ['thank you and stay safe'],
  },
  {
    id: 'airline-delay',
    kind: 'notice',
    label: 'wanted',
    opens:
      'this is skyway airlines with important information about flight four eighteen to denver your flight is now departing at six ten pm from gate b nine',
    else: ['to repeat this information press star'],
  },
  {
    id: 'courier-window',
    kind: 'notice',
    label: 'wanted',
    opens:
      'hello this is an automated message from northline freight your delivery of one item is scheduled for tomorrow between eight am and noon an adult must be present to sign press one to confirm',
    else: ['press one to confirm or press three for other options'],
  },
  {
    id: 'bank-code',
    kind: 'code',
    label: 'wanted',
    opens:
      'hello this is your requested one time passcode from first harbor bank your code is seven one nine four zero two again your code is seven one nine four zero two goodbye',
    else: ['goodbye'],
  },
  {
    id: 'login-code',
    kind: 'code',
    label: 'wanted',
    opens: 'your verification code is three three eight one once again three three eight one',
    else: [''],
  },
  {
    id: 'school-nurse-fever',
    kind: 'school',
    label: 'wanted',
    opens:
      "hi this is the health office over at jefferson i've got lucas here with a temperature of a hundred and two",
    who: 'mrs daly the nurse',
    how: 'you are listed as his first contact',
  },
  {
    id: 'teacher-email',
    kind: 'school',
    label: 'wanted',
    opens:
      "hello mr rivera it's ms tran lucas's math teacher just calling for a quick chat about how he's doing",
    how: 'the number is in the parent portal',
  },
  {
    id: 'pizza-driver-lost',
    kind: 'delivery',
    label: 'wanted',
    opens: "yeah hey i got your pizza i'm in front of like a blue house and nobody's coming out",
    who: "tony's delivery",
    how: 'it is on the ticket',
  },
  {
    id: 'appliance-crew',
    kind: 'delivery',
    label: 'wanted',
    opens:
      "hi sir we have your dishwasher on the truck we'll be there in like twenty minutes is anybody home",
    who: 'um two brothers delivery for the home store',
    how: 'is in the paper of the order',
  },
  {
    id: 'plumber-callback',
    kind: 'trade',
    label: 'wanted',
    opens:
      "yeah this is dale from dale's plumbing you left me a message about a leak under the sink",
    how: 'he left it on my machine',
    else: ['i can come by about two'],
  },
  {
    id: 'garage-estimate',
    kind: 'trade',
    label: 'wanted',
    opens: 'hi this is manny over at southside auto i got the subaru up on the lift',
    why: 'he needs front pads and rotors about four fifty and i need the okay before i start',
    how: 'he wrote it on the drop off slip',
  },
  {
    id: 'new-customer-deck',
    kind: 'customer',
    label: 'wanted',
    opens:
      "hi there um i'm looking for someone to build us a deck out back and my neighbor said you did theirs",
    who: 'oh sorry this is amy keller',
    how: 'the watsons on birch lane gave me your card',
  },
  {
    id: 'upset-customer',
    kind: 'customer',
    label: 'wanted',
    opens:
      'this is ridiculous i have called three times the cabinet door your guys hung last week just came off and nearly hit my kid',
    who: 'brenda kowalski',
    how: 'it is on your damn invoice',
    else: ['i want somebody here today'],
  },
  {
    id: 'client-invoice',
    kind: 'customer',
    label: 'wanted',
    opens: "morning it's paul at harbor cafe just a question on the invoice you emailed over",
    how: "we've been using sam for years",
  },
  {
    id: 'recruiter-interview',
    kind: 'hiring',
    label: 'wanted',
    opens:
      "hi this is natalie moore in talent acquisition at brightwell i'm following up on the project manager position you interviewed for on monday",
    why: 'we would love to move forward to a final round',
    how: 'it is on his cv',
  },
  {
    id: 'boss-shift',
    kind: 'work',
    label: 'wanted',
    opens:
      "hey it's gina from the warehouse can you have sam call me we're short on the six am crew",
    how: 'i am his supervisor',
  },
  {
    id: 'accountant',
    kind: 'work',
    label: 'wanted',
    opens: "hello it's ruth his bookkeeper",
    why: 'the quarterly filing is due friday and i am missing two receipts',
    how: 'i have worked with sam since he opened',
  },
  {
    id: 'neighbour-water',
    kind: 'neighbour',
    label: 'wanted',
    opens: "hi it's frank in three b there's water dripping through my ceiling from sam's place",
    how: 'the super gave me the number',
  },
  {
    id: 'neighbour-dog',
    kind: 'neighbour',
    label: 'wanted',
    opens: "hello there i'm the lady with the green door and your beagle is in my yard again",
    who: 'edith',
    how: 'it is on his collar tag',
  },
  {
    id: 'police-bike',
    kind: 'official',
    label: 'wanted',
    opens:
      "good afternoon sir this is officer melendez with the ridgeway police non emergency line we've recovered a bicycle that matches your report",
    how: 'from the report you filed in june',
  },
  {
    id: 'insurance-adjuster',
    kind: 'official',
    label: 'wanted',
    opens:
      "hi i'm calling for mr rivera this is denise with keystone mutual about the claim he opened for the fender bender",
    why: 'i am the adjuster and want to set a time to look at the car',
    how: 'it is in the claim',
  },
  {
    id: 'city-permit',
    kind: 'official',
    label: 'wanted',
    opens:
      "yeah hi it's bob at the building department your permit for the garage is approved you can come get it",
    how: 'off the application',
  },
  {
    id: 'fallen-father',
    kind: 'family',
    label: 'wanted',
    opens: "please pick up dad's on the floor and he isn't moving",
    else: ['please hurry'],
  },
  {
    id: 'quiet-then-speaks',
    kind: 'friend',
    label: 'wanted',
    opens: '',
    who: 'sorry bad reception this is keisha from the running club',
    why: 'i have his jacket he left it at the race',
    how: 'he put it on the sign up sheet',
    else: ['hello hello can you hear me now this is keisha from the running club'],
  },
  {
    id: 'landlord',
    kind: 'neighbour',
    label: 'wanted',
    opens:
      "this is mr petrov the landlord the exterminator's coming wednesday and he has to get in",
    how: 'he rents from me',
  },
  {
    id: 'blood-donor-friend',
    kind: 'other',
    label: 'wanted',
    opens:
      "hi my name is andrea i found a wallet at the bus stop on fifth with sam rivera's cards in it",
    how: 'there was a business card inside',
  },
]
