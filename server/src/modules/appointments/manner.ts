import type { Deps } from '../../deps.ts'
import { aloudIn } from '../../wording/aloud.ts'
import { inOneLine } from '../../wording/in-one-line.ts'
import { wordingIn, writtenIn } from '../../wording/index.ts'
import { localeOf } from '../../wording/locale.ts'
import type { Booked, BookedRow } from './booked-store.ts'
import { appointmentLink, bookingLink } from './link.ts'
import { sayDay, sayHour, sayTime, sayTimeApart } from './say.ts'
import type { ScheduleRow } from './schedule-store.ts'
import type { TalkMessage } from './talk-types.ts'
import { willBeTexted } from './texts.ts'

/** Sentences about appointments: in writing with links, aloud without. */
export type Manner = {
  /** @param isThen whether the times are on the day that was asked for */
  offer(times: Date[], isThen: boolean): string
  nothing(): string
  /** @param name of the person who comes, if known already */
  kept(held: BookedRow, name: string | null): string
  askContact(held: BookedRow): string
  done(booked: Booked): Promise<string>
  cancelled(): string
  /** Puts a sentence before an offer. */
  after(before: string, text: string): string
}

type About = Pick<TalkMessage, 'call' | 'language'>

export const mannerOf = (deps: Deps, schedule: ScheduleRow, message: About, zone: string): Manner =>
  message.call ? mannerAloud(deps, message.language, zone) : written(deps, schedule, message, zone)

function written(
  deps: Deps,
  { code, hours }: ScheduleRow,
  { language }: About,
  zone: string,
): Manner {
  const say = (at: Date, inLanguage = language, theirs = zone) =>
    sayTimeApart(inLanguage, at, { theirs, ours: hours.time_zone })
  const words = writtenIn(language).appointment
  const all = words.allTimes({ link: bookingLink(deps.config, code, language) })
  // The appointment's language, because an email address alone has none.
  const linkOf = (row: BookedRow) => appointmentLink(deps.config, row.id, row.language)
  return {
    offer: (times, isThen) => {
      const lines = times.map((at, number) => `${number + 1}. ${say(at)}`)
      const offer = words[isThen ? 'offer' : 'offerOther']({ when: lines.join('\n') })
      return `${offer}\n\n${all}`
    },
    nothing: () => inOneLine(words.noTimes, all),
    kept: (held) => `${words.keptInChat({ when: say(held.startsAt) })}\n\n${linkOf(held)}`,
    askContact: (held) => `${writtenIn(held.language).appointment.askEmail}\n\n${linkOf(held)}`,
    done: async (booked) =>
      writtenIn(booked.language).appointment.done({
        when: say(booked.startsAt, booked.language, booked.timeZone),
        who: booked.person.name,
        link: linkOf(booked),
      }),
    cancelled: () => `${words.cancelled}.`,
    after: (before, text) => (before ? `${before}\n\n${text}` : text),
  }
}

export function mannerAloud(deps: Deps, language: string, zone: string): Manner {
  const { call, appointment } = wordingIn(language)
  const words = aloudIn(language)
  const say = (at: Date) => sayTime(language, at, zone)
  const dayOf = (at: Date) => sayDay(language, at, zone)
  // Times on the same day name the day once.
  const listed = ([first, ...others]: Date[]): string[] => {
    const isOneDay = others.every((at) => dayOf(at) === dayOf(first!))
    return [say(first!), ...others.map(isOneDay ? (at) => sayHour(language, at, zone) : say)]
  }
  const anyOf = new Intl.ListFormat(localeOf(language), { type: 'disjunction' })
  const after = (before: string, text: string) => `${before} ${text}`.trim()
  return {
    offer: (times, isThen) =>
      words[isThen ? 'offer' : 'offerOther']({ when: anyOf.format(listed(times)) }),
    nothing: () => appointment.noTimes,
    kept: ({ startsAt }, name) =>
      name ? words.sure({ when: say(startsAt), name }) : words.kept({ when: say(startsAt) }),
    askContact: () => call.askContact[1],
    done: async (booked) => {
      const done = words.done({ when: say(booked.startsAt), who: booked.person.name })
      const text = (await willBeTexted(deps, booked)) ? words.texting : ''
      return after(after(done, text), call.anythingElse)
    },
    cancelled: () => `${appointment.cancelled}. ${call.anythingElse}`,
    after,
  }
}
