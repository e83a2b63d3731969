import { fromLines } from './lines.ts'

/** Recorded announcements that the owner wants to hear about. Some begin in the middle, because a machine talks on during the greeting. */
export const announcements = fromLines(
  't-ann',
  'wanted',
  `
notice | this is the county school transportation office bus forty one broke down and will be about forty minutes late this afternoon
notice | of heavy snow there will be no school tomorrow friday after school activities are cancelled as well
notice | hello from the pharmacy at the corner your refill of two medicines was approved and can be picked up after four to listen again press star
notice | is ready for pick up at your pharmacy press one to hear this again
notice | this is the eye center with a reminder for sam your exam is on friday at nine thirty please bring your glasses press one to confirm
notice | your appointment is tomorrow at two fifteen press one to confirm press two to cancel or press three to speak to the front desk
notice | this is michigan medicine calling to remind you of your appointment on wednesday parking is on the upper levels if you need to reschedule call us at two zero two five five five zero one four zero
notice | your train to boston is running fifty minutes late and will leave from track nine we are sorry
notice | the gas utility will be replacing the main on your block next week and will knock before they turn anything off
notice | the power company is aware of the outage in your area crews are working and we expect to restore power by six this evening
notice | this is the imaging center your scan report was sent to your doctor who will call you
notice | your order from home depot is ready at the service desk please bring your order number and an id
notice | this is a delivery notice your sofa arrives tomorrow between ten and two please make sure someone is home press one to confirm
notice | this message is from the library a book you put on hold is waiting at the front desk until the twelfth
notice | this is the attendance office your child was marked absent from one or more periods today please send a note
notice | your table for four is ready please come to the host stand within ten minutes
notice | your doctor's office calls to let you know that the clinic is closed on monday for the holiday refills should be asked for by friday
notice | this is your bank with a fraud alert did you spend eighty two dollars at a gas station press one for yes press two for no we will never ask for your pin or password
notice | trash pick up on your street is one day late this week because of the holiday
notice | this is the school nutrition office your child's lunch account is low you can add money in the app
notice | you have a collect call from an inmate at the county jail to accept press one
notice | le recordamos que su hijo tiene su vacuna el viernes a las nueve en el centro de salud para confirmar oprima uno
notice | su receta está lista en la farmacia para escuchar otra vez oprima estrella
notice | este es un mensaje de la escuela mañana no hay clases por la nieve
code | your one time passcode for signing in is seven seven two zero nine three i repeat seven seven two zero nine three
code | is four four one nine again your verification code is four four one nine
`,
)
