import { normalise } from './normalise.ts'

/** A day, an hour, or an everyday thing that went wrong or was left behind: typical reasons why people call each other. */
const PARTICULAR =
  /\b(?:(?:on |this |next |by |till |until |for |since )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tonight|tomorrow|this (?:morning|afternoon|evening|weekend)|last night|noon|the (?:\w+teenth|\w+tieth|ninth|tenth|third|fourth|fifth|sixth|seventh|eighth))|(?:at|around|by|till|until|to|from) (?:\w+ )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: (?:thirty|fifteen|o clock|forty five))?$|(?:left|lost|found|forgot\w*|borrow\w*|returned?|dropped|broke|broken|leak\w*|dripping|overflow\w*|stuck|locked out|does not work|will not (?:start|open|close|come on)|fetch|pick (?:me|him|her|them|us) up|a (?:ride|lift)|running late|homesick|fever|rust|short|ready|came in|wrong (?:one|size|color)))\b/

/** The words that make a reason a particular one; null for a general reason. */
export const particularIn = (reason: string): string | null =>
  PARTICULAR.exec(normalise(reason))?.[0].trim() ?? null
