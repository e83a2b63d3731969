import type { CallKind, CallScript } from '../types.ts'

const wanted = (
  id: string,
  kind: CallKind,
  opens: string,
  rest: Partial<CallScript> = {},
): CallScript => ({ id, kind, label: 'wanted', opens, ...rest })

/**
 * Wanted calls by people who talk on, correct themselves and stop short. Written before the rules were changed for recorded
 * speech.
 */
export const heldApartThirdWanted: CallScript[] = [
  wanted('h3-sister-clara', 'family', "It's his sister Clara, is he around?", {
    why: "Just tell him the flight lands at six instead of four, and he's picking me up.",
    how: "I'm his sister.",
  }),
  wanted('h3-mother-in-law', 'family', 'Oh hello, dear, this is Ruth, Sam’s mother-in-law.', {
    why: 'I wanted to ask what the children would like for Christmas.',
    how: 'Well, from my daughter.',
  }),
  wanted(
    'h3-son-school-phone',
    'family',
    "Hey, uh, can I talk to my dad? I'm on the coach's phone.",
    {
      who: 'Theo.',
      why: 'Practice ended early and nobody is here to get me.',
      how: "He's my dad.",
    },
  ),
  wanted('h3-cousin-hospital', 'family', 'Yeah hi, this is Nick, his cousin from Tulsa.', {
    why: "Grandpa's surgery went fine, I promised I'd let everybody know.",
  }),
  wanted('h3-wife-locked', 'family', "Hi, it's me, Jenna, I locked myself out again.", {
    who: 'Jenna, his wife.',
    why: 'I need him to come home with the key.',
  }),
  wanted('h3-college-roommate', 'friend', 'Hello? Yeah, tell Sam it’s Big Mike from college.', {
    why: "I'm in town till Sunday and I want to grab a beer with him.",
    how: 'We roomed together for three years, man.',
  }),
  wanted('h3-choir', 'friend', 'Good evening, this is Annette Powell, from choir.', {
    why: "Thursday's rehearsal is over at the Lutheran church instead.",
    how: "It's on our phone list.",
  }),
  wanted('h3-fishing', 'friend', 'Hey buddy, it’s Walt. You still want that boat trailer?', {
    who: 'Walt Jessup. We fish together.',
    why: 'My brother-in-law wants it otherwise, so I need to know by tonight.',
  }),
  wanted('h3-neighbor-water', 'neighbour', 'Hi there, I live in four B, right under you folks.', {
    who: 'My name is Priya.',
    why: "There's a stain on our ceiling that's getting bigger and it's dripping.",
    how: 'The super gave it to me.',
  }),
  wanted('h3-neighbor-dog', 'neighbour', "Sorry to bother you, it's Gary across the way.", {
    why: "Your dog got out and she's in my yard, I have her on a leash.",
    how: 'You gave it to me last summer.',
  }),
  wanted('h3-ortho', 'medical', 'Good morning, this is Denise with Lakeside Orthopedics.', {
    why: "Doctor Amari had to switch to Wednesday and I'm calling to see if two fifteen works.",
    how: "It's the number in the chart.",
  }),
  wanted('h3-vet-tests', 'medical', "Hi, it's Kim at Paws and Claws. I'm calling about Biscuit.", {
    why: 'His blood came back and the vet would like to go over it before the weekend.',
    how: "You're in our system as the owner.",
  }),
  wanted(
    'h3-hospital-discharge',
    'medical',
    'Yes, hello, I’m calling from Mercy General, fourth floor.',
    {
      who: "I'm the charge nurse, my name's Bernadette.",
      why: 'Mister Rivera senior is being sent home today and he put you down as his ride.',
    },
  ),
  wanted(
    'h3-teacher',
    'school',
    'Hello, this is Mrs. Okafor, I teach third grade at Willow Creek.',
    {
      why: "Nothing bad, I just wanted to talk about Ella's reading before conferences.",
      how: 'From the emergency card.',
    },
  ),
  wanted('h3-daycare-fever', 'school', 'Hi, it’s Tasha from Little Sprouts.', {
    why: "Noah's running a hundred and one, so he'd have to be picked up.",
  }),
  wanted('h3-courier-gate', 'delivery', "Yeah I got a package here and the gate's shut.", {
    who: 'The driver. FedEx.',
    why: 'It needs a signature or it goes back to the depot.',
  }),
  wanted('h3-grocery', 'delivery', "Hello, this is your shopper, they're out of the oat milk.", {
    who: 'Marisol, with Instacart.',
    why: 'Do you want the almond one or should I refund it?',
  }),
  wanted(
    'h3-florist',
    'delivery',
    'Hi, I have flowers for a Sam Rivera and nobody answers the bell.',
    {
      who: 'Rosebud Florist, I’m Teo.',
      why: 'Can I leave them with somebody next door?',
    },
  ),
  wanted('h3-boss', 'work', 'Morning. Is Sam there? This is Laura from accounting.', {
    why: 'His expense report got kicked back and payroll closes at noon.',
    how: 'I have it from the staff directory.',
  }),
  wanted('h3-supplier', 'work', 'Hey, this is Dominic over at Hudson Lumber.', {
    why: 'The oak you ordered came in short, eight boards instead of twelve, so what do you want me to do?',
    how: "You've had an account with us for years.",
  }),
  wanted(
    'h3-crew',
    'work',
    "Boss, it's Eddie. The concrete truck is here and there's nobody at the site.",
    {
      why: 'I need to know where he pours first.',
    },
  ),
  wanted(
    'h3-new-client',
    'customer',
    'Uh, hi, I was hoping somebody could come look at my deck. Two of the boards are rotten.',
    {
      who: 'Yeah, it’s Harold Finch, on Maple.',
      how: 'Your sign was in front of the Petersons’ place.',
    },
  ),
  wanted(
    'h3-angry-client',
    'customer',
    'You people were supposed to be here at nine o’clock and it is now eleven.',
    {
      who: 'This is Gloria Bennett.',
      why: 'The sink. You were going to put in the new sink today.',
    },
  ),
  wanted(
    'h3-wedding',
    'customer',
    'Hi! Okay, so, we’re getting married in June and we love your pictures.',
    {
      who: "I'm Kelsey and my fiancé's name is Rob.",
      why: 'Are you free on the fourteenth, and what would a whole day cost?',
      how: 'You did my cousin’s wedding.',
    },
  ),
  wanted(
    'h3-recruiter',
    'hiring',
    'Hi, this is Megan Stahl, I’m the recruiter at Northfield Hospital.',
    {
      why: 'You interviewed with the lab on Monday and they want you back for a second round.',
      how: 'From the application.',
    },
  ),
  wanted('h3-mechanic', 'trade', "Hey, it's Luis from the garage. Got the Subaru up on the lift.", {
    why: 'Rear brakes are shot too, so before I order anything I need your okay.',
  }),
  wanted(
    'h3-plumber-late',
    'trade',
    "Hi, I'm the plumber, I'm supposed to be there at ten but I'm stuck on the bridge.",
    {
      who: 'Stan.',
      why: "It'll be more like eleven, is that all right?",
    },
  ),
  wanted(
    'h3-library-wallet',
    'official',
    'Hello, I’m calling from the front desk at the public library.',
    {
      who: 'My name is Joan.',
      why: 'Somebody handed in a wallet and it has your card in it.',
    },
  ),
  wanted(
    'h3-adjuster',
    'official',
    'Good afternoon, this is Paul Whitaker, the adjuster on your hail claim.',
    {
      why: 'I would like to come by on Friday and have a look at the roof.',
      how: 'It’s on the claim you filed.',
    },
  ),
  wanted('h3-prima', 'family', 'Bueno, ¿está Sam? Habla su prima Lupita.', {
    why: 'Es que mi tía llega mañana y no sé quién va por ella al aeropuerto.',
    how: 'Somos familia.',
  }),
  wanted('h3-clienta', 'customer', 'Buenos días, disculpe, ¿ustedes arreglan techos?', {
    who: 'Me llamo Teresa Molina.',
    why: 'Tengo una gotera en la cocina y quería saber cuánto me cobran.',
    how: 'Me los recomendó mi vecina.',
  }),
  wanted(
    'h3-repartidor',
    'delivery',
    'Sí, mire, aquí estoy afuera con su pedido y no abre nadie.',
    {
      who: 'Soy el repartidor.',
      why: 'Traigo la comida.',
    },
  ),
  wanted(
    'h3-n-snow',
    'notice',
    'Good morning, parents. Because of the ice, Hillside Unified will start two hours late today. Buses will run two hours behind. Breakfast will not be served. Thank you, and stay safe.',
  ),
  wanted(
    'h3-n-pharmacy',
    'notice',
    "Hello. This is the pharmacy at Greene's Market with a message for, Samuel. You have, two, prescriptions waiting. We're open until nine. To hear this again, press star.",
  ),
  wanted(
    'h3-n-dentist',
    'notice',
    'Hi, this is Harbor Dental calling to remind, Sam, about a visit this Thursday at ten A M. Press one if you will be there, press two if you need a different time.',
  ),
  wanted(
    'h3-n-airline',
    'notice',
    'This is an alert about flight four one seven to Denver. It now leaves at seven forty from gate B twelve. We apologize for the change.',
  ),
  wanted(
    'h3-n-water',
    'notice',
    'This is the city water department. On Tuesday between eight and noon the water on Elm Street will be shut off for repairs. You do not need to do anything.',
  ),
  wanted(
    'h3-n-blood',
    'notice',
    'Hello, this is an automated call from Quest Labs. Your results have been posted to your account. If this is an emergency, hang up and dial nine one one.',
  ),
  wanted(
    'h3-n-cita',
    'notice',
    'Este es un recordatorio de la clínica San José. Sam tiene una cita el martes a las tres de la tarde. Para confirmar, oprima uno.',
  ),
  wanted(
    'h3-c-code',
    'code',
    'Hello. Your login code is: 5. 8. 0. 2. 1. 4. Once again, your code is: 5. 8. 0. 2. 1. 4. Goodbye.',
  ),
]
