import { expect, it } from 'vitest'
import { wantsAppointment } from './wish.ts'

it.each([
  "I'd like to book an appointment",
  'Can I book an appointment for Tuesday at 3?',
  'I want to schedule a quick demo',
  'Could you book me in for a service next week?',
  'Do you have any free slots on Friday?',
  'When can I come in?',
  "what's the next available appointment",
  'How do I make an appointment?',
  'appointment please',
  'I want to book a visit. How much is it?',
  'Can we come by tomorrow?',
  'What does a service cost, and can I book one on Tuesday?',
  'Quiero reservar una cita',
  'Je voudrais prendre rendez-vous',
  'Ich möchte einen Termin am Dienstag vereinbaren',
  'Vorrei prenotare un appuntamento',
  'Quero marcar uma consulta',
  'Ik wil een afspraak maken',
])('"%s" wants an appointment', (text) => expect(wantsAppointment(text)).toBe(true))

it.each([
  'How do I cancel my appointment?',
  'How much is a service?',
  'What does it cost to book a lesson?',
  'Do I need an appointment?',
  'Do you take walk-ins or must I book an appointment?',
  'What is your cancellation policy for appointments?',
  'Are you open on Tuesday?',
  'Do you sell books?',
  'I read your booklet about repairs',
  'Can I bring my dog?',
  'Do you have any job openings?',
  'Was kostet ein Termin?',
])('"%s" wants none', (text) => expect(wantsAppointment(text)).toBe(false))
