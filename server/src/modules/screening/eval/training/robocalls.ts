import type { CallScript } from '../types.ts'

const recording = (id: string, opens: string, ...more: string[]): CallScript => ({
  id,
  kind: 'robocall',
  label: 'unwanted',
  opens,
  else: more,
})

export const robocalls: CallScript[] = [
  recording(
    't-warranty-records',
    "we've been trying to reach you about your vehicle's extended warranty our records show that it is about to expire this is the last notice we will send press one to speak to a warranty specialist or press two to be removed from our list",
    'press one to speak to a warranty specialist',
  ),
  recording(
    't-warranty-service',
    'this message is for the registered owner of the vehicle your manufacturer service contract is no longer active and you will be responsible for paying for any repairs please call us back at eight hundred five five five zero one nine nine',
    'please call us back today before we close your file',
  ),
  recording(
    't-rates',
    'attention this is your second notice about lowering the interest rate on your credit cards you are eligible for zero interest for eighteen months press one now to speak to a representative',
    'press one now to lower your rates',
  ),
  recording(
    't-debt-relief',
    'if you owe more than ten thousand dollars in credit card debt you may qualify for a new hardship program that can erase half of what you owe there is no obligation press one for a free consultation',
    'press one for a free consultation',
  ),
  recording(
    't-social-suspended',
    'we are calling to let you know that your social security number has been suspended because of suspicious activity if you do not respond an arrest warrant will be issued in your name press one to talk to an officer',
    'press one to talk to an officer',
  ),
  recording(
    't-irs-lawsuit',
    'hello this is officer robert from the tax and crime investigation unit of the internal revenue service this is the final notice that the i r s is filing a lawsuit against you call us back immediately on our hotline',
    'ignoring this will be an intentional second attempt to avoid an appearance before a judge',
  ),
  recording(
    't-student-forgive',
    'hi my name is ashley calling about your student loans new changes have taken effect and your loans may qualify for complete forgiveness before the program is discontinued call me at your earliest convenience',
    'again this is about your student loan forgiveness',
  ),
  recording(
    't-energy-rate',
    'attention electric customers you are qualified for a thirty five percent discount on your utility bill because you paid on time press one to apply the discount to your next bill',
    'press one to apply the discount',
  ),
  recording(
    't-google-verify',
    'this is a courtesy call for the business owner your business is not showing up correctly on google maps and voice search press one to speak with a listing specialist and claim your business',
    'press one to claim your business',
  ),
  recording(
    't-cruise',
    "this is your captain speaking congratulations you've been selected to receive a free cruise to the bahamas for two press one to claim your trip now or press nine to decline",
    'press one to claim your trip',
  ),
  recording(
    't-resort',
    'as a valued guest of our resorts you have earned a complimentary three night stay and a two hundred dollar dining card press one to speak to a vacation specialist',
    'press one to speak to a vacation specialist',
  ),
  recording(
    't-health-open',
    'the open enrollment period for health insurance is ending soon and you may be eligible for a zero premium plan with a monthly subsidy press one to speak to a licensed agent press two to opt out',
    'press one to speak to a licensed agent',
  ),
  recording(
    't-brace',
    'a message for seniors medicare now covers back and knee braces at no cost to you if you suffer from pain press one to be connected with a specialist and have yours shipped today',
    'press one to have yours shipped today',
  ),
  recording(
    't-medical-alert',
    'someone has ordered a free medical alert system for you it is paid for and ready to ship press one now to confirm the shipping address',
    'press one now to confirm the shipping address',
  ),
  recording(
    't-business-loan',
    'you have been pre approved for up to two hundred thousand dollars of working capital for your business with no collateral press one to speak to a funding advisor',
    'press one to speak to a funding advisor',
  ),
  recording(
    't-account-charge',
    'your subscription will be auto renewed today and three hundred ninety nine dollars will be charged to your account to cancel this order and get a refund press one to speak to the billing department',
    'to cancel this order press one',
  ),
  recording(
    't-antivirus',
    'this is to inform you that your computer security license has expired and your windows has been infected please call our technical support department on the toll free number',
    'please call our technical support department on the toll free number',
  ),
  recording(
    't-utility-disconnect',
    'this is an important message from your electric company your service will be disconnected within thirty minutes for non payment press one to make a payment and avoid disconnection',
    'press one to make a payment',
  ),
  recording(
    't-package-held',
    'your package is on hold at the warehouse because of an unpaid customs fee press one to speak to a delivery agent and release the parcel',
    'press one to release the parcel',
  ),
  recording(
    't-solar-recording',
    'great news homeowners in your area can now get solar panels installed at no cost under a new government program press one to find out if you qualify',
    'press one to find out if you qualify',
  ),
  recording(
    't-final-expense',
    'if you are between fifty and eighty you can get final expense life insurance starting at fifteen dollars a month press one now to get your free quote',
    'press one now for your free quote',
  ),
  recording(
    't-es-garantia',
    'estimado cliente la garantía de su vehículo está por vencer para extender su cobertura oprima el número uno para hablar con un representante',
    'oprima el uno',
  ),
  recording(
    't-es-tarjeta',
    'felicidades usted ha sido seleccionado para bajar las tasas de interés de sus tarjetas de crédito presione uno ahora',
    'presione uno ahora',
  ),
  recording(
    't-es-luz',
    'aviso importante su servicio de luz será suspendido en treinta minutos presione uno para hacer su pago',
    'presione uno para hacer su pago',
  ),
  recording(
    't-hello-hi',
    "hello hi this is emma i'm a senior benefits coordinator on a recorded line can you hear me okay",
    'great so the reason for the call is that you may be entitled to a new benefits package with medicare parts a and b are you over sixty five',
    'okay and do you have both part a and part b',
  ),
  recording(
    't-settlement',
    'this message is about your eligibility for compensation if you or a loved one used weed killer or talcum powder you may be entitled to a cash award press one to speak to an intake specialist',
    'press one to see if you qualify',
  ),
  recording(
    't-auto-insurance',
    'drivers in your zip code are overpaying for car insurance press one to get a lower rate today or press two to be taken off our list',
    'press one to get a lower rate',
  ),
  recording(
    't-vote-recording',
    'hello this is linda barnes and i am running for county judge i would be honored to have your vote this november paid for by the committee to elect linda barnes',
    'paid for by the committee to elect linda barnes',
  ),
  recording(
    't-refund-company',
    'we are calling because the company is closing and you are owed a refund of two hundred ninety nine dollars for the computer service you purchased press one so we can process your refund',
    'press one so we can process your refund',
  ),
  recording(
    't-homebuyer',
    'hi this is a quick message we are looking to buy houses in your neighborhood and pay cash in any condition if you want an offer press one',
    'if you want an offer press one',
  ),
]
