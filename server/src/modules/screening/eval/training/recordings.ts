import { fromLines } from './lines.ts'

/** Recordings as they reach a telephone: many begin in the middle, and none of them reacts to what it hears. */
export const recordings = fromLines(
  't-rec',
  'unwanted',
  `
robocall | your account will be charged four hundred ninety nine dollars for a new tablet bought through your amazon account if you did not make this purchase press one for customer support if you did press two
robocall | this is a call from amazon we placed a hold on a laptop order shipping to an address in ohio because it looked unusual to cancel this order and speak with our security team press one
robocall | to speak to an apple support advisor please press one to hear this message again press two
robocall | your icloud account has been breached please do not use your phone or computer for banking until you talk to a support advisor press one to connect
robocall | one to cancel the order or press two to talk to the billing department
robocall | an order in your name has been approved in advance if you want to authorize it or talk to a representative stay on the line or press one thank you goodbye
robocall | paypal has received a payment request of six hundred dollars from your wallet for bitcoin to dispute this charge press one now
robocall | your subscription for computer security renews today and your bank account will be debited three hundred forty nine dollars to stop the renewal press one and speak to our billing team
robocall | and as a thank you for paying on time you are now eligible for zero percent interest on every card this offer ends tonight press one to complete the enrollment or press nine to opt out
robocall | this is the account services center calling about your credit card there is no problem with your account but you can lower your rate today press one
robocall | of your social security number for suspicious activity in the southern border if you want to know more about this case press one to talk to an officer
robocall | this call is from the legal department of social security administration your number has been linked with a crime and all benefits will be suspended immediately press one to connect to an officer now
robocall | an enforcement action is filed against your name the court has issued a notice and a warrant ignoring this message will be taken as an attempt to avoid appearing before the judge press one to speak to an agent
robocall | if we do not hear from you we will be forced to take legal action press one and you will be connected to the investigation department
robocall | you have been officially notified by this call to speak with the legal department about your case file press one before consequences follow
robocall | a parcel under your name was seized at the border with drugs and cash in it the moment you get this call press one to speak to a customs officer
robocall | this is the internal revenue service the department has filed a lawsuit against you to know more call us immediately at two zero two five five five zero one four four i repeat two zero two five five five zero one four four
robocall | serious allegations are pressed on your name and you will be taken into custody by the local police so call us back right now the number is two zero two five five five zero one seven three i repeat
robocall | greetings this is an automated message from the electric company your service will be disconnected in the next thirty minutes for non payment press one to talk to the billing department
robocall | if you believe this is an error and want to stop the interruption of service press one for billing otherwise press two for the disconnection department thank you for choosing us
robocall | hi this is vanessa with the student support center following up about your federal student loans you are eligible for the new forgiveness program but we need to speak with you before the payment pause ends call us at eight three three five five five zero one nine two again that is eight three three five five five zero one nine two
robocall | hello this is carla brooks regarding your relief payment because you qualified for it you also qualify for a new debt elimination program passed this year call me and i will submit your form it takes five minutes my state assigned number is eight five five five five five zero one three one
robocall | please listen carefully student loan payments start again next month a petition is being filed on your behalf to bring your balance to zero press five now if your servicer was listed press seven if not
robocall | hi it's brenda on monday i'm calling about the pause on your student loan if you have a balance you can get into the program for ten thousand dollars of debt elimination call back today before five or tell us to opt out of these reminders
robocall | this is heather with the dealer service center our records show your factory warranty expires soon and this is one last courtesy call if you wish to extend or reinstate your coverage press four or press nine to stop these reminders
robocall | your vehicle is still eligible for coverage let me get a specialist to explain your options please hold thanks for holding all of our coverage specialists are busy stay on the line to keep your place | | | | | are you tired of surprise repair bills / press seven to keep holding
robocall | the warranty department we sent you several notices in the mail and you have yet to extend past the factory cutoff press five to renew now or nine to be removed from the list
robocall | thank you for staying with our hotels as a member of the friends rewards program you were drawn to receive a complimentary stay press one for details press two for the do not call list
robocall | selected to receive a one hundred dollar voucher if you want it press one to decline press zero
robocall | plans from every major health carrier press one for a hassle free assessment or two for our do not call list be happy and blessed
robocall | hi there i'm calling from your cable provider your existing account is qualified for fifty percent off kindly call us back at eight four four five five five zero one one eight between eight and five pacific time
robocall | dear customer we noticed fraudulent activity on your account and a charge of fifteen hundred dollars from another state kindly press one to talk to the security department
robocall | hi it's rachel i still have that business line of credit approved for two hundred thousand dollars i'd love to connect for a few minutes and learn about your growth plans call me back at the number that popped up on your phone
robocall | yes this is mary ann jones this message is about your unsecured credit debt i need to go over consolidation or repayment options please have your reference number handy zero two zero two four
robocall | hi this is the final call for your google listing it has not been verified and will be marked as permanently closed press one to verify press two to be taken off
robocall | this is a lender calling about the working capital you asked for your file is approved for eighty thousand with no credit check press one for a funding manager or press eight to be removed
robocall | hello can you hear me okay great my name is amy and i'm a senior benefits advisor on a recorded line do you have both medicare part a and part b | | | | yes that's great hold on while i connect my supervisor | great so are you over sixty five / wonderful hold on for the specialist
robocall | hello this is alex i am calling from the national solar program how are you today we want to see if your home qualifies to go solar for free do you own your home | | | | okay and is your electric bill over one hundred dollars | hello can you hear me / okay and is your bill over one hundred dollars a month
robocall | you may be entitled to money if you worked around asbestos or used this product press one to see if you have a claim press nine to stop the calls
robocall | were you hurt in an accident that was not your fault you may be owed up to fifty thousand dollars press one to talk to an intake agent
robocall | final expense benefits passed by your state can pay up to twenty five thousand dollars toward a funeral press one to see if you qualify
robocall | the irs has a new program for people who owe more than ten thousand in back taxes press one to be screened by a tax specialist or press two to be removed
robocall | this is an important message about your timeshare there is a class action and you may get all your money back press one
robocall | duct cleaning special this week in your area only eighty nine dollars for the whole house press one to book press two to be put on the do not call list
robocall | we will buy your house for cash as is no repairs no fees press one to get an offer today
robocall | last call about your express package it was sent twice and no one signed for it for english press one for chinese press two
robocall | press one now to be connected press nine to be removed from our calling list | | | | | press one now to be connected
robocall | now to be connected to a live agent or press two to be taken off our list
political | hi this is jim dawson i'm running for county commissioner because our roads are a mess i hope i can count on your vote on tuesday paid for by friends of jim dawson
survey | this is an automated poll of voters in your district if the election were held today who would you vote for press one for the democrat press two for the republican
charity | hello we are calling for the disabled firefighters fund your pledge of twenty dollars can save a family press one to pledge
robocall | felicidades usted tiene un crédito aprobado sin importar su historial marque el uno para hablar con un asesor
robocall | le llamamos porque califica para un plan de salud sin costo oprima uno para más información o dos para salir de la lista
robocall | este es un aviso final su número de seguro social será suspendido por actividad sospechosa oprima el uno para hablar con un oficial
robocall | aviso importante su servicio de luz será cortado en treinta minutos por falta de pago presione uno para pagar
`,
)
