import type { Pronunciation } from '#src/contract/block.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { pronouncedSpans } from '#src/rules/pronunciations.ts'
import { az, ordinal } from './az.ts'
import { en } from './en.ts'
import type { Amount, SpokenLanguage } from './language.ts'
import { ru, sayYear } from './ru.ts'
import { tr } from './tr.ts'

/** A part of a text, from `start` to before `end`, and the words spoken for it. */
export interface SpokenSpan {
  start: number
  end: number
  spoken: string
}

interface Rule {
  pattern: RegExp
  /** Undefined for a false match. */
  say(match: RegExpExecArray): string | undefined
}

const SPACE = '[ \\u00A0\\u2009\\u202F]'
const ALONE_BEFORE = '(?<![\\p{L}\\p{N}])'
const ALONE_AFTER = '(?![\\p{L}\\p{N}])'

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
const anyOf = (words: readonly string[]) =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map(escapePattern)
    .join('|')

/** Pattern of a number with grouping and decimals; captures the digits before and after the decimal sign. */
function numberPattern({ groupSign, hasSpaceGroups, decimalSigns }: SpokenLanguage): string {
  const groups = [
    hasSpaceGroups && `(?<!\\d${SPACE})[1-9]\\d{0,2}(?:${SPACE}\\d{3})+(?!${SPACE}?\\d)`,
    groupSign && `[1-9]\\d{0,2}(?:${escapePattern(groupSign)}\\d{3})+(?!${escapePattern(groupSign)}?\\d)`,
  ].filter(Boolean)
  const fraction = `(?:[${decimalSigns}](\\d+)(?![.,:/]?\\d))?`
  return `(?<![\\p{L}\\p{N}.,:/])(${[...groups, '\\d+'].join('|')})${fraction}`
}

function amountOf(whole: string | undefined, fraction: string | undefined): Amount {
  return { whole: (whole ?? '').replace(/\D/g, ''), fraction }
}

const isDay = (day: number, month: number) => day >= 1 && day <= 31 && month >= 1 && month <= 12

function dateRules(language: SpokenLanguage): Rule[] {
  const say = (day: string | undefined, month: string | undefined, year: string | undefined) =>
    isDay(Number(day), Number(month)) ? language.date(Number(day), Number(month), Number(year)) : undefined
  return [
    {
      pattern: /(?<![\p{N}.])(\d{1,2})\.(\d{1,2})\.((?:1\d|20)\d\d)(?!\d)/gu,
      say: ([, day, month, year]) => say(day, month, year),
    },
    {
      pattern: /(?<![\p{N}-])((?:1\d|20)\d\d)-(\d\d)-(\d\d)(?![\p{N}-])/gu,
      say: ([, year, month, day]) => say(day, month, year),
    },
    {
      pattern: /(?<![\p{N}:.,])([01]?\d|2[0-3]):([0-5]\d)(?![\p{N}:])/gu,
      say: ([, hours, minutes]) => language.time(Number(hours), Number(minutes)),
    },
  ]
}

function moneyRules(language: SpokenLanguage, number: string): Rule[] {
  const bySign = new Map(language.currencies.flatMap((one) => one.signs.map((sign) => [sign, one] as const)))
  const signs = anyOf([...bySign.keys()])
  function say(sign: string | undefined, { whole, fraction }: Amount) {
    const currency = bySign.get(sign ?? '')
    if (!currency) return undefined
    if (fraction?.length !== 2) return language.counted({ whole, fraction }, currency.major)
    const minor = language.counted({ whole: String(Number(fraction)) }, currency.minor)
    return `${language.counted({ whole }, currency.major)} ${minor}`
  }
  return [
    {
      pattern: new RegExp(`(?<![\\p{L}])(${signs})${SPACE}?${number}`, 'gu'),
      say: ([, sign, whole, fraction]) => say(sign, amountOf(whole, fraction)),
    },
    {
      pattern: new RegExp(`${number}${SPACE}?(${signs})(?![\\p{L}])`, 'gu'),
      say: ([, whole, fraction, sign]) => say(sign, amountOf(whole, fraction)),
    },
    {
      pattern: new RegExp(`(?<![\\p{L}])(${signs})(?![\\p{L}])`, 'gu'),
      say: ([, sign]) => bySign.get(sign ?? '')?.major.forms[2],
    },
  ]
}

function measureRules(language: SpokenLanguage, number: string): Rule[] {
  const { units } = language
  return [
    {
      pattern: new RegExp(`%${SPACE}?${number}|${number}${SPACE}?%`, 'gu'),
      say: ([, whole, fraction, wholeBefore, fractionBefore]) =>
        language.percent(amountOf(whole ?? wholeBefore, fraction ?? fractionBefore)),
    },
    {
      pattern: new RegExp(`${number}${SPACE}?(${anyOf(Object.keys(units))})${ALONE_AFTER}`, 'gu'),
      say([, whole, fraction, unit = '']) {
        const noun = units[unit]
        return noun && language.counted(amountOf(whole, fraction), noun)
      },
    },
    {
      pattern: new RegExp(`${number}(?![\\p{L}])`, 'gu'),
      say: ([written = '', whole, fraction]) =>
        /^\d+$/.test(written) ? undefined : language.number(amountOf(whole, fraction)),
    },
  ]
}

const abbreviationRules = ({ abbreviations }: SpokenLanguage): Rule[] =>
  abbreviations.map(([{ source, flags }, spoken]) => {
    const isSign = source === '№'
    const pattern = source.replaceAll(' ', `${SPACE}`)
    return {
      pattern: new RegExp(isSign ? pattern : `${ALONE_BEFORE}(?:${pattern})${ALONE_AFTER}`, `${flags}gu`),
      // A full stop that also ends the sentence is kept.
      say: ({ input, index, 0: { length } }) => (input.slice(index + length).trim() ? spoken : `${spoken}.`),
    }
  })

const azerbaijaniOrdinals: Rule = {
  pattern: /(?<![\p{L}\p{N}.,])(\d{1,4})-?(?:[cç][iıuü]|[nN]c[iıuü])(?![\p{L}\p{N}])/gu,
  say: ([, number]) => ordinal(Number(number)),
}

const russianYears: Rule = {
  pattern: /(?<![\p{L}\p{N}])([Вв]о? )?((?:1\d|20)\d\d) ?г\.(?![\p{L}])/gu,
  say: ([, preposition = '', year]) => `${preposition}${sayYear(Number(year), preposition !== '')}`,
}

const rulesOf = (language: SpokenLanguage, own: readonly Rule[] = []): readonly Rule[] => {
  const number = numberPattern(language)
  return [
    ...dateRules(language),
    ...own,
    ...moneyRules(language, number),
    ...measureRules(language, number),
    ...abbreviationRules(language),
  ]
}

const rules: Readonly<Record<LocaleCode, readonly Rule[]>> = {
  az: rulesOf(az, [azerbaijaniOrdinals]),
  tr: rulesOf(tr),
  en: rulesOf(en),
  ru: rulesOf(ru, [russianYears]),
}

/**
 * Parts of a text that are spoken differently than written: the customer's pronunciations, numbers, dates, money,
 * measures, abbreviations. In order.
 */
export function spokenSpans(
  text: string,
  locale: LocaleCode,
  pronunciations: readonly Pronunciation[] = [],
): SpokenSpan[] {
  const spans: SpokenSpan[] = pronouncedSpans(text, pronunciations).map(({ start, end, entry }) => ({
    ...{ start, end },
    spoken: entry.said,
  }))
  for (const { pattern, say } of rules[locale]) {
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length]
      if (spans.some((span) => start < span.end && span.start < end)) continue
      const spoken = say(match)
      if (spoken !== undefined) spans.push({ start, end, spoken })
    }
  }
  return spans.sort((a, b) => a.start - b.start)
}
