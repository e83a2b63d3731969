import { fromLines } from './lines.ts'

/**
 * Wanted callers who use the typical words of swindlers and sellers: they may have to wait or leave a message, but are never hung up on.
 */
export const risky = fromLines(
  't-risky',
  'wanted',
  `
work | hi it's your it guy neil | | can you turn on your computer so i can get the printer going | you called the help desk
work | hello this is the help desk | neil from support | i need you to read me the code on the screen so we can reset your password | you opened a ticket
customer | i paid by zelle and got charged twice | barbara | i want the refund of my deposit
customer | hi do you take gift cards | tom | my wife has one for your shop
other | this is your bank your new debit card is ready at the branch | nicole at first savings
official | this is detective moore from the county police | | we arrested a man who had your social security card and i need a statement | the report
family | mom it's zoe my phone broke | zoe | can you send me forty dollars on venmo for gas
family | dad i got a ticket and the fine is due today | kyle | can you pay it online for me i will pay you back
trade | hi this is the solar installer | greg from sunworks | the crew is on your roof and we need the breaker off
trade | hello it's mike about the roof estimate you asked for | mike | i can do it for nine thousand and start monday
customer | i would like to sell you my house you did my neighbor's | ed | are you still buying | your sign
work | it's the payroll service | gina at paychecks plus | your payment bounced and we need the new account number before friday or nobody gets paid
other | hi i am calling about the survey of your lot line | the surveyor jim | we need to know where the pins are
other | it's the campaign office you volunteered for | jess | are you still good to drive voters on tuesday
charity | hi sam it's mary from the food bank | | your donation truck is at the wrong door
medical | this is medicare calling you back about your appeal | mr hall | the form was missing a page | your letter
medical | hello your prescription plan denied the refill | cindy at the pharmacy | the doctor has to call medicare
official | hello this is the irs returning your call | agent hill | you asked for a transcript and we need the year
notice | your car is due for its warranty service at the dealer press one to book or press nine to stop these reminders
notice | the school district survey is open to parents until friday press one to hear it in spanish
notice | this is the electric company power will be shut off on your street tomorrow from nine to noon for maintenance
notice | this is the court reminding you of jury duty on monday at eight press one to confirm
notice | hello from your insurance company your claim payment was mailed today
notice | your amazon package was left with the front desk
notice | your credit card payment is due in three days press one to make a payment
`,
)
