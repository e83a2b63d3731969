import { cues } from './cue.ts'

/** How somebody answers, whatever it is about. */
export const MANNER = [
  ...cues('evasive', [
    [
      'evasive',
      -1.5,
      'Avoided the question.',
      /\b(?:(?:it is |this is |a |is )?(?:a )?(?:personal|private|confidential)(?: (?:matter|business|call|reasons?|in nature))|(?:he|she|they) (?:will know|knows|would know) (?:what|why|who)|(?:just|please just|can you just|could you just|why (?:do not|can not) you just) (?:put|connect|transfer|get|pass|patch)|none of your (?:business|concern)|(?:can not|not able to|not allowed to|would rather not|prefer not to|not going to|rather not|do not want to) (?:say|discuss|disclose|tell you|share|talk to you|get into|go into)|why do you (?:need|want|ask)|does it matter|what does it matter|(?:i will|i would rather|prefer to) (?:explain|tell|speak|talk|discuss)(?: \w+){0,3} (?:him|her|them|directly)|business (?:matter|proposal|proposition|opportunity|call|purposes?)|regarding (?:business|something important|an important matter|a personal)|an important (?:matter|business)|i already (?:told|said)|who is this|who am i speaking|is this a (?:robot|machine|computer|recording|bot))\b/,
    ],
  ]),
  ...cues('wrong-number', [
    [
      'wrong-number',
      -1,
      'Seems to have the wrong number.',
      /\b(?:(?:sorry|oh|think|must have|have|got|dialed|be|is this|is it) (?:\w+ ){0,4}wrong (?:number|person|one)|wrong number|misdial\w*|is this not|(?:this|it) is not \w+(?: s)?(?: \w+)? (?:pizza|salon|house|number|office)|(?:i was|i am) (?:trying to reach|looking for|calling for) (?:a )?(?:different|another))\b/,
    ],
  ]),
]
