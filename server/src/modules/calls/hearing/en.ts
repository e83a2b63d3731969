import { type Hearing, NAME } from './types.ts'

export const EN: Hearing = {
  introduced: new RegExp(
    String.raw`\b(?:my name is|my name's|this is|i am|i'm|it's|you can call me|call me|name is)\s+${NAME}`,
    'iu',
  ),
  beforeName: /^(?:it's |it is |sure,? |yes,? )/i,
  notAName:
    /^(?:a|an|the|not|just|so|very|still|also|here|there|in|on|at|from|with|about|looking|calling|trying|interested|wondering|hoping|going|sure|sorry|fine|good|great|okay|ok|yes|no|yeah|nope|thanks|thank|nothing|maybe|what|when|where|how|why|who|can|could|do|does|is|are|hello|hi|hey|my|your|his|her|our|their|ready|happy|new|back|later|tomorrow|today|afraid|having|planning|thinking)\b/i,
  afterName: /\s+(?:and|from|with|at|calling|i|here|speaking|for|about|but)\b.*$/i,
  yes: /\b(?:yes|yeah|yep|sure|correct|right|that works|this number|this one|same number|okay|ok|please do|fine)\b/i,
  no: /^\W*(?:no|nope|nah|not now|no thanks|no thank you|rather not|i'd rather not)\b/i,
  person:
    /\b(?:talk|speak|chat) (?:to|with) (?:an? |the |your |some ?)?(?:real |live |actual )?(?:human|person|agent|operator|someone|somebody|representative|owner|manager|staff)\b|\b(?:connect|transfer|put) me (?:to|with|through)\b|\b(?:real|live) (?:human|person|agent)\b|^\W*(?:operator|representative|human|agent)\W*$/i,
  callback:
    /\b(?:book|booking|appointment|schedule|reserve|reservation|call me back|callback|call back|sign (?:me )?up|place an order|set up a (?:meeting|call|demo)|get a quote|free quote|an estimate|a demo|leave (?:a |my )?(?:message|number|details))\b/i,
  goodbye:
    /^\W*(?:ok(?:ay)?,? |great,? |no,? |thanks,? |thank you,? |alright,? )*(?:good ?bye|bye(?:[- ]bye)?|that'?s (?:all|it|everything)|that will be all|nothing else|i'm (?:all )?good|have a (?:nice|good|great) (?:day|one|evening|weekend))\b/i,
  text: /\b(?:text|send|message) (?:it|me|us|that|the link|your link|a link|the booking)\b/i,
}
