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

/** The answering was tuned on these … */
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
 * … and these were written before it was looked at, and their failures were never read. Not wholly blind all the same: whoever wrote them
 * also wrote the synonyms of their trades, and saw their totals while two weights were chosen. A figure for the open needs a new set.
 */
export const HELD_APART = [drivingSchool, hairSalon]
