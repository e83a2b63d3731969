import { bikeShop } from './bike-shop.ts'
import { cafe } from './cafe.ts'
import { campsite } from './campsite.ts'
import { dentist } from './dentist.ts'
import { drivingSchool } from './driving-school.ts'
import { guesthouse } from './guesthouse.ts'
import { gym } from './gym.ts'
import { hairSalon } from './hair-salon.ts'
import { lakesideDental } from './lakeside-dental.ts'
import { plumber } from './plumber.ts'
import { saas } from './saas.ts'
import { vet } from './vet.ts'
import { woolShop } from './wool-shop.ts'

/** The sets that the answering was tuned on … */
export const TUNED = [
  dentist,
  bikeShop,
  saas,
  cafe,
  guesthouse,
  gym,
  vet,
  woolShop,
  lakesideDental,
  campsite,
  plumber,
]
/**
 * … and the sets that were written before anybody looked at it; their failures were never read. They are not entirely blind: their author
 * also wrote the synonyms of these trades, and saw the totals while two weights were chosen. A figure for publication needs a new set.
 */
export const HELD_APART = [drivingSchool, hairSalon]
