import type { CallKind, CallScript } from '../types.ts'

const notice = (id: string, kind: CallKind, opens: string, ...more: string[]): CallScript => ({
  id,
  kind,
  label: 'wanted',
  opens,
  else: more,
})

export const notices: CallScript[] = [
  notice(
    't-n-pharmacy',
    'notice',
    'hello this is cvs pharmacy calling to let you know that your prescription is ready for pickup at the oak street store press one to hear this again',
    'press one to hear this again',
  ),
  notice(
    't-n-refill',
    'notice',
    'this is an automated message from your pharmacy it is time to refill your prescription press one to refill it now',
    'press one to refill it now',
  ),
  notice(
    't-n-dentist',
    'notice',
    'this is a reminder that you have an appointment with doctor wong on monday at ten thirty press one to confirm or two to cancel',
    'press one to confirm',
  ),
  notice(
    't-n-clinic',
    'notice',
    'this is bayside medical group confirming your visit tomorrow at two please bring your insurance card and arrive fifteen minutes early',
    'thank you',
  ),
  notice(
    't-n-school',
    'notice',
    'this is a message from the springfield school district all schools are closed today because of snow',
    'thank you',
  ),
  notice(
    't-n-absent',
    'notice',
    'this is the attendance office at central high school your child was marked absent from period two today please call the office',
    'please call the attendance office',
  ),
  notice(
    't-n-fedex',
    'notice',
    'this is fedex we attempted to deliver your package today and will try again tomorrow before noon',
    'to change the delivery press two',
  ),
  notice(
    't-n-store',
    'notice',
    'your order from home goods is ready for pickup please bring your order number and a photo id',
    '',
  ),
  notice(
    't-n-cable',
    'notice',
    'this is an automated reminder that a technician will arrive between one and three today for your installation press one to confirm',
    'press one to confirm',
  ),
  notice(
    't-n-airline',
    'notice',
    'your flight two twenty to chicago has been cancelled we have rebooked you on the next departure at seven fifteen',
    'press one to hear this again',
  ),
  notice(
    't-n-outage',
    'notice',
    'this is your power company crews are working on an outage in your area and expect power to be restored by six pm',
    '',
  ),
  notice(
    't-n-water',
    'notice',
    'this is the city water department a boil water advisory is in effect for your street until further notice',
    '',
  ),
  notice(
    't-n-library',
    'notice',
    'this is the county library one item on hold is now available for you',
    '',
  ),
  notice(
    't-n-trash',
    'notice',
    'this is the town with a notice that trash collection will be one day late this week because of the holiday',
    '',
  ),
  notice(
    't-n-storm',
    'notice',
    'this is an emergency alert from the county a tornado warning is in effect take shelter now',
    'take shelter now',
  ),
  notice(
    't-c-code',
    'code',
    'your verification code is 4 8 2 9 1 0 again your verification code is 4 8 2 9 1 0',
    'goodbye',
  ),
  notice(
    't-c-google',
    'code',
    'hello thank you for using our phone verification system your code is five five one two zero nine once again your code is five five one two zero nine goodbye',
    '',
  ),
  notice(
    't-c-bank',
    'code',
    'this is your bank with the security code you requested your code is two two eight four never share it with anyone',
    '',
  ),
  notice(
    't-c-signin',
    'code',
    'someone is trying to sign in your access code is nine nine three zero one one if this was not you hang up',
    '',
  ),
  notice(
    't-n-lab',
    'notice',
    'this is quest laboratory your test results are now available in your online account',
    '',
  ),
  notice(
    't-n-blood',
    'notice',
    'this is the blood center reminding you of your donation appointment on friday at noon',
    '',
  ),
  notice(
    't-n-car',
    'notice',
    'this is a message from metro toyota your vehicle is scheduled for service tomorrow at eight',
    '',
  ),
  notice(
    't-n-restaurant',
    'notice',
    'hello this is trattoria roma confirming your reservation for four tonight at seven press one to confirm',
    'press one to confirm',
  ),
]
