import type { CallKind, CallScript } from '../types.ts'

const known = (
  id: string,
  kind: CallKind,
  opens: string,
  rest: Partial<CallScript> = {},
): CallScript => ({
  id,
  kind,
  label: 'wanted',
  opens,
  ...rest,
})

export const personal: CallScript[] = [
  known('t-sister', 'family', "hey it's kate your sister call me", {
    why: "it's about mom's birthday we want to do a dinner on saturday",
    how: "i'm his sister",
  }),
  known('t-dad', 'family', "hi son it's dad i don't know how to work this thing", {
    who: "it's his father george",
    why: 'just wanted to see how he is and if he can help me with the gutters',
    how: "he's my son",
  }),
  known('t-aunt', 'family', 'hello this is aunt peggy calling from ohio', {
    why: 'uncle bill is in the hospital and the family is gathering',
    how: 'his mother gave me this number',
  }),
  known('t-cousin', 'family', "yo what's up it's his cousin ray", {
    why: 'i got tickets to the game and wanna know if he is in',
    how: 'we are family man',
  }),
  known('t-husband', 'family', "hi i'm jennifer's husband tell her to pick up please", {
    who: 'greg',
    why: 'the baby is crying and i cannot find the bottles',
  }),
  known('t-daughter', 'family', 'is my mommy there', {
    who: 'sophie',
    why: 'i want to come home from the sleepover',
    how: "she's my mommy",
  }),
  known('t-son', 'family', 'dad are you there pick up practice got out early', {
    who: "it's tyler",
    why: 'i need a ride home',
    how: "he's my dad",
  }),
  known('t-grandma', 'family', "hello sweetie it's grandma i made too many cookies again", {
    who: 'grandma rose',
    why: 'well i was wondering if you would come by on sunday and my knee has been acting up',
    how: 'oh honey i have known you since you were born',
  }),
  known('t-inlaw', 'family', "good evening it's barbara his mother in law", {
    why: 'what time should we come for dinner and should i bring a pie',
  }),
  known('t-es-mama', 'family', 'hola mijo soy tu mamá', {
    who: 'soy su mamá',
    why: 'llámame cuando puedas es por lo de tu abuela',
    how: 'soy su mamá',
  }),
  known('t-es-prima', 'family', 'hola soy lupita la prima de sam', {
    why: 'voy a estar en la ciudad y quiero verlo',
    how: 'me dio su número mi tía',
  }),
  known(
    't-fell',
    'family',
    "help it's his wife i fell down the stairs and i think my leg is broken",
    { else: ['please hurry'] },
  ),
  known('t-heart', 'family', 'this is his sister dad had a heart attack the ambulance is here', {}),
  known(
    't-fire',
    'neighbour',
    "there's smoke coming out of sam's kitchen window somebody needs to come right now",
    { who: 'the neighbor karen' },
  ),
  known('t-friend-beer', 'friend', "hey man it's josh is sam around", {
    why: 'just wanted to see if he wants to watch the game tonight',
    how: "i'm a friend of his from work",
  }),
  known('t-friend-old', 'friend', 'hi this is claire an old friend of sam from high school', {
    why: "i'm in town and wanted to catch up over coffee",
    how: 'his sister gave me his number',
  }),
  known('t-friend-fish', 'friend', "it's walt from the bowling league", {
    why: 'letting him know we moved to lane nine on thursday',
    how: 'he put his number on the team sheet',
  }),
  known('t-friend-church', 'friend', 'good morning this is pastor dave from grace church', {
    why: 'i wanted to thank sam for helping with the picnic',
    how: 'it is in the church directory',
  }),
  known('t-friend-bookclub', 'friend', "hello i'm marion from the book club", {
    why: 'we are meeting at my house this month instead',
    how: 'we are in the same book club',
  }),
  known('t-friend-sad', 'friend', "it's tom um i just need to talk to him it's been a rough day", {
    why: 'my dad passed away last night',
    how: 'we have been best friends since we were kids',
  }),
  known('t-friend-new', 'friend', "hey uh it's nina i lost my phone so this is my new number", {
    why: 'wanted to ask about the trip next month',
    how: 'we went to college together',
  }),
  known('t-neighbour-package', 'neighbour', "hi it's your neighbor lisa from across the street", {
    why: 'a package of yours was delivered to my house by mistake',
    how: 'you gave me your number when we moved in',
  }),
  known('t-neighbour-tree', 'neighbour', 'this is bill next door', {
    why: 'a branch from your tree came down on my fence last night',
    how: 'you gave it to me',
  }),
  known('t-neighbour-car', 'neighbour', 'hey i live downstairs your car lights are on', {
    who: 'joe in two a',
  }),
  known('t-landlady', 'neighbour', 'hi this is the property manager at oak court', {
    why: 'the water will be off tomorrow morning and i need to get into the apartment',
    how: 'it is on your lease',
  }),
  known('t-hoa', 'neighbour', "hello this is janet i'm on the building board", {
    why: 'you left the garage door open and someone should close it',
    how: 'from the residents list',
  }),
]
