import type { EvaluationSet } from './types.ts'

export const drivingSchool: EvaluationSet = {
  business: 'Green Light',
  pages: [
    {
      title: 'Green Light driving school',
      url: 'https://green-light.example/',
      sections: [
        {
          heading: 'Learn to drive in Norwich',
          text: `Green Light is an independent driving school in Norwich, founded in 2009. Our three instructors, Priya Nair, Owen Clarke and Sal Whitcombe, teach manual and automatic.
We pick you up from home, school or work anywhere inside the ring road. Our pass rate at the first attempt is 71%.`,
        },
        {
          heading: 'Lesson prices',
          text: `Single lesson (60 minutes): £38
Double lesson: £74
Block of ten lessons: £350
Automatic supplement: £3 per lesson
Motorway session after the test: £85`,
        },
        {
          heading: 'Payment',
          text: `Pay by card, bank transfer or cash to your instructor. Blocks have to be paid in advance and stay valid for twelve months.`,
        },
      ],
    },
    {
      title: 'Before you start',
      url: 'https://green-light.example/before',
      sections: [
        {
          heading: 'What you need',
          text: `You must be 17 and hold a provisional licence; it costs £34 on the government website and arrives within a week. Bring the licence and, if you wear them, your glasses to the first lesson. You have to read a number plate from 20 metres.`,
        },
        {
          heading: 'How many lessons?',
          text: `Most learners need about 45 hours. We suggest two lessons a week; there is currently a waiting list of three weeks for new pupils.`,
        },
        {
          heading: 'Theory test',
          text: `The theory test has 50 questions, of which 43 must be right. We hold a free theory evening on the first Tuesday of each month at 7 pm in our office.`,
        },
        {
          heading: 'Nervous drivers',
          text: `Sal specialises in anxious learners and people who come back to the wheel after years. She uses a quiet car park for the first hours.`,
        },
      ],
    },
    {
      title: 'The small print',
      url: 'https://green-light.example/terms',
      sections: [
        {
          heading: 'Changing a lesson',
          text: `Move or cancel a lesson in the app at least 48 hours ahead and it costs nothing. With less notice the full price is due. If your instructor is ill, you get the hour back.`,
        },
        {
          heading: 'Test day',
          text: `Using our car for the practical test costs £95, including one hour of practice beforehand. The test centre is on Peachman Way. If you fail, you can book again after ten working days.`,
        },
        {
          heading: 'Cars',
          text: `Manual lessons take place in a Ford Fiesta, automatic ones in an electric Renault Zoe. All cars have dual controls and are fully insured for learners.`,
        },
        {
          heading: 'Gift vouchers',
          text: `Vouchers can be ordered by email for any number of lessons. They do not expire and cannot be exchanged for cash.`,
        },
        {
          heading: 'Reach us',
          text: `Our office at 8 Magdalen Street is staffed Monday to Friday from 10:00 to 16:00. Phone 01603 555 0144, email drive@green-light.example. Lessons run every day from 7 am to 9 pm.`,
        },
      ],
    },
  ],
  answerable: [
    { question: 'how much is one lesson', fact: /£38/ },
    { question: 'prices', fact: /£38/ },
    { question: 'And automatic?', after: 'how much is one lesson?', fact: /£3 per lesson/ },
    { question: 'whats the cost of 10 lessons', fact: /£350/ },
    { question: 'who are the instructors?', fact: /Priya Nair/ },
    { question: 'do u teach automatic', fact: /manual and automatic/ },
    { question: 'Will you pick me up from school?', fact: /pick you up/ },
    { question: 'how good is your pass rate', fact: /71%/ },
    { question: 'how old do i have to be', fact: /17/ },
    { question: 'What do I need to bring to my first lesson?', fact: /Bring the licence/ },
    { question: 'provisional license', fact: /£34/ },
    { question: 'How many hours will I need?', fact: /45 hours/ },
    { question: 'Is there a waiting list?', fact: /three weeks/ },
    { question: 'When is the theory evening?', fact: /first Tuesday/ },
    { question: 'how many questions in the theory test?', fact: /50 questions/ },
    { question: 'I am really nervous, who could teach me?', fact: /anxious learners/ },
    { question: 'can i cancel a lesson', fact: /48 hours/ },
    { question: 'What if my instructor is sick?', fact: /hour back/ },
    { question: 'Can I use your car for the driving test?', fact: /£95/ },
    { question: 'where is the test center', fact: /Peachman Way/ },
    { question: 'What happens if I dont pass?', fact: /ten working days/ },
    { question: 'what car will I drive', fact: /Fiesta/ },
    { question: 'am I insured?', fact: /insured/ },
    { question: 'gift card', fact: /Vouchers can be ordered/ },
    { question: 'Do they expire?', after: 'Can I buy a gift voucher?', fact: /do not expire/ },
    { question: 'opening hours', fact: /10:00 to 16:00/ },
    { question: 'Where can I find you?', fact: /8 Magdalen Street/ },
    { question: 'phone number?', fact: /01603 555 0144/ },
    { question: 'Can I pay cash?', fact: /cash/ },
    { question: 'Do you do lessons on sundays', fact: /every day/ },
    { question: 'How long is a block valid?', fact: /twelve months/ },
  ],
  unanswerable: [
    'Do you teach motorcycle riding?',
    'Do you have an office in Cambridge?',
    'Can I learn to drive a lorry?',
    'Is there a student discount?',
    'What is the wifi password?',
    'Do you offer intensive courses?',
    'Can I bring my dog to the lesson?',
    'Do you accept bitcoin?',
    'How much is a refresher course?',
    'Is Owen married?',
    'Do you have a female-only course?',
    'Do you speak Polish?',
    'How much does insurance for my own car cost?',
    'Do you sell cars?',
    'Do you have a simulator?',
    'Do you offer first aid courses?',
    'Can you do trailer towing?',
    'How many pupils do you have?',
    'Which insurance company do you use?',
    'Can I get a refund for unused lessons?',
    'Do you do sign language?',
    'What is the salary of an instructor?',
    'Who won the football yesterday?',
    'Is there a crash course in a week?',
    'Do you have wheelchair adapted cars?',
    'Can I eat in the car?',
    'Can I pay in instalments?',
  ],
}
