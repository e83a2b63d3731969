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

export const business: CallScript[] = [
  known(
    't-clinic-results',
    'medical',
    "hi this is nurse amy from doctor patel's office calling for samuel",
    {
      why: 'the doctor has your lab results and would like you to call back',
      how: 'it is in his file',
    },
  ),
  known('t-dental-resched', 'medical', "hello it's maria from smile dental", {
    why: 'we need to reschedule your cleaning because the hygienist is out',
    how: "he's a patient here",
  }),
  known(
    't-hospital-admit',
    'medical',
    'this is st joseph hospital calling about your mother she was admitted tonight',
    { who: 'i am doctor lee in the emergency room' },
  ),
  known('t-pharmacist', 'medical', "hi it's the pharmacist at main street pharmacy", {
    why: 'we have a question about the prescription the doctor sent',
    how: 'from your profile',
  }),
  known('t-vet-call', 'medical', "hello i'm calling from the vet about max", {
    who: 'becky at paws veterinary clinic',
    why: 'his blood work is back and everything looks good',
    how: 'you left your number',
  }),
  known(
    't-nursing-home',
    'medical',
    'good afternoon this is sunrise assisted living calling about your father',
    {
      who: 'tonya the day nurse',
      why: 'he had a small fall and he is fine but we have to tell the family',
      how: 'you are his emergency contact',
    },
  ),
  known('t-therapist', 'medical', "hi this is doctor alan brooks returning sam's call", {
    why: 'he wanted to set up a first session',
    how: 'he left me a voicemail',
  }),
  known('t-eye', 'medical', 'hi calling from clear vision eye care your new glasses are in', {
    who: 'pam',
    how: 'you gave it when you ordered',
  }),
  known('t-teacher', 'school', "hi i'm mrs green ava's teacher at lincoln elementary", {
    why: 'she forgot her permission slip for the field trip',
    how: 'from the class contact form',
  }),
  known(
    't-school-sick',
    'school',
    'hello this is the school office your son is not feeling well and needs to be picked up',
    {
      who: 'jan in the front office at westside middle school',
      how: 'you are on the emergency card',
    },
  ),
  known('t-daycare', 'school', "hi it's little stars daycare", {
    why: 'emma has a fever so someone has to pick her up',
    how: 'it is on her form',
  }),
  known('t-coach', 'school', 'hey this is coach martinez from the soccer team', {
    why: 'practice is cancelled today because of the field',
    how: 'the parents list',
  }),
  known('t-principal', 'school', 'good morning this is principal howard', {
    why: 'i would like to talk about an incident with your daughter at recess',
    how: 'her school record',
  }),
  known(
    't-ups',
    'delivery',
    "hi this is the ups driver i'm at your door with a package that needs a signature",
    {},
  ),
  known('t-doordash', 'delivery', "hey i'm your doordash driver i'm outside what's the gate code", {
    who: 'ahmed',
  }),
  known(
    't-furniture',
    'delivery',
    "good morning we have a sofa delivery for you we're about thirty minutes away",
    { who: 'rooms furniture delivery', how: 'it is on the order' },
  ),
  known('t-flowers', 'delivery', 'hi i have flowers for samuel but nobody is answering the door', {
    who: 'rosebud florist',
    how: 'it is on the card',
  }),
  known('t-uber', 'delivery', "hello i'm your driver i'm parked in front of the building", {
    who: 'uber driver',
  }),
  known('t-es-entrega', 'delivery', 'buenas tengo un paquete para usted estoy afuera', {
    who: 'el repartidor',
  }),
  known('t-colleague', 'work', "hey it's mark from the office", {
    why: 'the client moved the meeting to three and sam has the slides',
    how: 'we work together',
  }),
  known('t-boss', 'work', "hi it's diane his manager", {
    why: 'can he cover the shift on sunday',
    how: "i'm his boss",
  }),
  known('t-lawyer', 'work', 'this is attorney robert klein i represent mr rivera', {
    why: 'the papers are ready for him to sign',
    how: "he's my client",
  }),
  known('t-realtor', 'work', "hi it's susan his realtor", {
    why: 'we have an offer on the house and we must answer by tonight',
    how: 'he hired me',
  }),
  known('t-babysitter', 'work', 'hi this is molly the babysitter', {
    why: "i can't find the kids' pajamas and the little one has a rash",
    how: 'you gave it to me tonight',
  }),
  known('t-recruit', 'hiring', 'hello this is angela from human resources at northwind', {
    why: 'you applied for the accountant position and we would like to set up an interview',
    how: 'from your application',
  }),
  known('t-offer', 'hiring', "hi i'm calling from city hospital about your job application", {
    who: 'peter in hr',
    why: 'we want to offer you the job',
    how: 'your resume',
  }),
  known('t-reference', 'hiring', 'good afternoon i am doing a reference check for joan miller', {
    who: 'rita from bell staffing',
    why: 'she listed you as a reference',
    how: 'she gave me your number',
  }),
  known('t-plumber', 'trade', "hi it's rick the plumber returning your call", {
    why: 'you asked about the water heater',
    how: 'you called me this morning',
  }),
  known('t-mechanic', 'trade', "hey this is al's garage your car is ready", {
    who: 'al',
    how: 'you left it with the keys',
  }),
  known('t-electrician', 'trade', 'good morning this is steve from bright electric', {
    why: 'we are scheduled to come tomorrow and i want to confirm the time',
    how: 'you booked with us',
  }),
  known(
    't-painter',
    'trade',
    "hello i'm calling about the estimate you asked for on painting the living room",
    { who: 'luis from fresh coat painting', how: 'you filled out the form on our website' },
  ),
  known('t-countertop', 'trade', "hi it's brenda from granite works your countertops came in", {
    why: 'we want to schedule the installation',
    how: 'it is on your order',
  }),
  known('t-tailor', 'trade', 'your suit is done you can pick it up', {
    who: 'the tailor on fifth street',
    how: 'it is on the ticket',
  }),
  known('t-customer-quote', 'customer', 'hi i need a quote for a new kitchen', {
    who: 'my name is helen ross',
    how: 'i found you on google',
  }),
  known('t-customer-sink', 'customer', 'hello do you fix sinks ours is leaking', {
    who: 'tim walker',
    how: 'my neighbor recommended you',
  }),
  known('t-customer-order', 'customer', "hi i'm calling about my order it hasn't arrived", {
    who: 'sandra lewis',
    why: 'i ordered a table three weeks ago',
    how: 'it is on the receipt',
  }),
  known('t-customer-angry', 'customer', 'i am so mad your guys never showed up today', {
    who: 'linda baker',
    why: 'i waited all day for my appointment',
    how: 'from your truck',
  }),
  known(
    't-customer-book',
    'customer',
    'good morning i would like to book an appointment for next week',
    { who: 'rachel kim', how: 'your website' },
  ),
  known(
    't-customer-invoice',
    'customer',
    "hey it's gary from gary's diner i have a question about my invoice",
    { how: "we're a customer of yours" },
  ),
  known('t-customer-hours', 'customer', 'are you open on saturday', {
    who: 'kelly',
    why: 'i want to drop off my bike for a repair',
    how: 'google',
  }),
  known(
    't-es-cliente',
    'customer',
    'buenos días quisiera pedir un presupuesto para pintar mi casa',
    { who: 'me llamo teresa', how: 'me lo recomendó una amiga' },
  ),
  known(
    't-police-found',
    'official',
    'this is officer grant from the police department we found your wallet',
    { how: 'your card was inside' },
  ),
  known('t-adjuster', 'official', "hello i'm the claims adjuster from statewide insurance", {
    who: 'carol davis',
    why: 'it is about your claim number four five one from the hail storm',
    how: 'from the claim',
  }),
  known('t-library', 'official', 'hi this is the public library a book you asked for came in', {
    who: 'dorothy',
    how: 'your library card',
  }),
  known(
    't-city',
    'official',
    'good morning this is the county clerk office about your permit application',
    { why: 'a page is missing from the form', how: 'the application' },
  ),
  known('t-animal-control', 'official', 'hi this is the animal shelter we have your dog here', {
    who: 'jess',
    how: 'the microchip',
  }),
  known('t-stranger-wallet', 'other', "hi you don't know me but i found your phone on the bus", {
    who: 'my name is omar',
    how: 'i pressed the contact called home',
  }),
]
