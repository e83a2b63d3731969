import type { CallScript } from '../types.ts'

/** HELD APART: callers nobody can be sure about. Taking a message is right; ending the call is tolerated. */
export const heldApartUnsure: CallScript[] = [
  {
    id: 'wrong-number-nails',
    kind: 'wrong-number',
    label: 'unsure',
    opens: 'hi do you have anything open at two for a gel manicure',
    who: 'melissa',
    why: 'for a manicure isn t this lucky nails',
    else: ['oh sorry wrong number'],
  },
  {
    id: 'wrong-number-name',
    kind: 'wrong-number',
    label: 'unsure',
    opens: 'is jerome there',
    who: 'tell him it is tasha',
    why: 'i am calling for jerome is this not his number',
    how: 'this is what he gave me',
  },
  {
    id: 'bank-fraud-machine',
    kind: 'notice',
    label: 'unsure',
    opens:
      'this is lakeside credit union fraud prevention did you attempt a transaction of one hundred twelve dollars at a gas station in ohio press one for yes press two for no',
    else: ['press one for yes press two for no'],
  },
  {
    id: 'mumbling-man',
    kind: 'other',
    label: 'unsure',
    opens: 'yeah uh',
    who: 'he knows me',
    why: 'just call me back',
    how: 'whatever man',
  },
  {
    id: 'debt-collector',
    kind: 'other',
    label: 'unsure',
    opens:
      'hello i am looking for samuel rivera this is gary at northgate associates it is a personal business matter',
    why: 'i can only discuss that with him directly',
    how: 'it is in the file',
  },
  {
    id: 'french-caller',
    kind: 'other',
    label: 'unsure',
    opens: "bonjour est-ce que je peux parler à monsieur rivera c'est pour la réservation du gîte",
    else: ['merci'],
  },
]
