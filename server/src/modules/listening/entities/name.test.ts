import { expect, it } from 'vitest'
import { listen } from '../listen.ts'

const nameIn = (text: string, askedName: boolean, language: string) =>
  listen(text, { languages: [language], before: language, ...(askedName && { asked: 'name' }) })
    .name

it.each([
  ["Hi, my name is Grace Hopper and I'd like a quote.", false, 'Grace Hopper'],
  ['This is maria from the dentist.', false, 'Maria'],
  ["I'm looking for a plumber.", false, null],
  ['Please call me back.', false, null],
  ["It's about my order.", false, null],
  ['Grace Hopper', true, 'Grace Hopper'],
  ['Grace Hopper', false, null],
  ["It's Anne-Marie O'Neill.", true, "Anne-Marie O'Neill"],
  ["hi this is dr patel's office about a cleaning", false, null],
  ["it's Jonas, Marta's brother", false, 'Jonas'],
  ['my name is tom', false, 'Tom'],
  ['hello is sam there', false, null],
  ['What do you need it for?', true, null],
  ['No thanks', true, null],
])('the name in %j (asked for: %s) is %s', (said, isAsked, name) => {
  expect(nameIn(said, isAsked, 'en')).toBe(name)
})

it.each([
  ['Hola, me llamo José Núñez y quiero una cita.', false, 'José Núñez'],
  ['Mi nombre es maría', false, 'María'],
  ['Le habla Ana de la clínica.', false, 'Ana'],
  ['Soy nueva aquí.', false, null],
  ['Sí, Grace Hopper.', true, 'Grace Hopper'],
  ['¿Para qué lo necesita?', true, null],
  ['My name is Grace.', false, 'Grace'],
])('in Spanish the name in %j (asked for: %s) is %s', (said, isAsked, name) => {
  expect(nameIn(said, isAsked, 'es')).toBe(name)
})

it.each([
  ['de', 'hier ist die sabine vom kegelverein', 'Sabine'],
  ['de', 'ich bin Peter Weber', 'Peter Weber'],
  ['de', 'Ich bin neu hier', null],
  ['fr', 'je suis Claire', 'Claire'],
  ['fr', 'je suis malade', null],
  ['it', 'sono marco', 'Marco'],
  ['nl', 'ik ben Jan', 'Jan'],
  ['pt', 'sou a Marta', 'Marta'],
])('%s: the name in “%s” is %s', (language, said, name) => {
  expect(nameIn(said, false, language)).toBe(name)
})

it.each([
  ['en', 'Moore. Rebecca Moore.', 'Rebecca Moore'],
  ['en', 'Van Dyke. Peter van Dyke.', 'Peter van Dyke'],
  ['en', 'Mildred Hutchinson, but everybody calls me Millie.', 'Mildred Hutchinson'],
  ['en', "My name's Ann, A-N-N, no E. Ann Lee, L-double-E.", 'Ann Lee'],
  ['de', 'Müller, Marta Müller, Goethestraße 5 in Köln.', 'Marta Müller'],
  ['de', 'Weiß, W-E-I-Eszett.', 'Weiß'],
  ['de', 'Schmitz, Anna', 'Anna Schmitz'],
  ['en', 'jack jack wilson', 'Jack Wilson'],
  ['en', "It's under Garcia", 'Garcia'],
  ['de', 'Auf den Namen Becker', 'Becker'],
  ['es', 'Me llamo José Ruiz, Ruiz con zeta', 'José Ruiz'],
  ['es', 'Me llamo Begoña Ruiz, con be alta.', 'Begoña Ruiz'],
  ['en', "Hi, it's your cousin Emma", 'Emma'],
  ['es', 'María José Fernández Núñez', 'María José Fernández Núñez'],
])('%s: whoever was asked is meant by one name in “%s”', (language, said, name) => {
  expect(nameIn(said, true, language)).toBe(name)
})

it.each([
  ['en', 'This is Lincoln Elementary School, your daughter Emma fell off the climbing frame'],
  ['de', 'Hallo Oma, rat mal wer dran ist!'],
  ['de', 'Ihre Tochter Emma ist gestürzt'],
  ['es', 'Hola abuela, ¿sabes quién soy?'],
  ['de', 'Sie haben ein Auto gewonnen. Sie müssen nur die Überführungskosten bezahlen.'],
])('%s: nobody says their own name in “%s”', (language, said) => {
  expect(nameIn(said, false, language)).toBeNull()
  expect(nameIn(said, true, language)).toBeNull()
})
