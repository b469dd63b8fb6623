import { type Amount, type Counted, lastFigure, type SpokenLanguage } from './language.ts'

const months = [
  ...['января', 'февраля', 'марта', 'апреля', 'мая', 'июня'],
  ...['июля', 'августа', 'сентября', 'октября', 'ноября', 'декабря'],
]

/** Genitives of ordinal numbers: "of the first". */
const genitives: Readonly<Record<number, string>> = {
  ...{ 1: 'первого', 2: 'второго', 3: 'третьего', 4: 'четвёртого', 5: 'пятого', 6: 'шестого' },
  ...{ 7: 'седьмого', 8: 'восьмого', 9: 'девятого', 10: 'десятого', 11: 'одиннадцатого' },
  ...{ 12: 'двенадцатого', 13: 'тринадцатого', 14: 'четырнадцатого', 15: 'пятнадцатого' },
  ...{ 16: 'шестнадцатого', 17: 'семнадцатого', 18: 'восемнадцатого', 19: 'девятнадцатого' },
  ...{ 20: 'двадцатого', 30: 'тридцатого', 40: 'сорокового', 50: 'пятидесятого' },
  ...{ 60: 'шестидесятого', 70: 'семидесятого', 80: 'восьмидесятого', 90: 'девяностого' },
  ...{ 800: 'восьмисотого', 900: 'девятисотого', 1000: 'тысячного', 2000: 'двухтысячного' },
}

function genitive(number: number): string {
  const teens = number % 100
  const { rest, last } = teens > 10 && teens < 20 ? { rest: number - teens, last: teens } : lastFigure(number)
  const word = genitives[last]
  if (word === undefined) return String(number)
  return rest === 0 ? word : `${rest} ${word}`
}

/** "The first of May": the same words in the nominative, neuter. */
const dayName = (day: number) =>
  genitive(day)
    .replace(/третьего$/, 'третье')
    .replace(/ого$/, 'ое')

function formOf(whole: string): 0 | 1 | 2 {
  const [last, teens] = [Number(whole.slice(-1)), Number(whole.slice(-2))]
  if (teens > 10 && teens < 20) return 2
  if (last === 1) return 0
  return last > 1 && last < 5 ? 1 : 2
}

/** The numbers one and two have a feminine form before feminine nouns: 21 is "20 одна". */
function feminine(whole: string): string {
  const form = formOf(whole)
  const last = Number(whole.slice(-1))
  if (form === 2 || last > 2 || whole.length > 15) return whole
  const rest = Number(whole) - last
  return `${rest === 0 ? '' : rest} ${last === 1 ? 'одна' : 'две'}`.trim()
}

const parts = ['десят', 'сот', 'тысячн']
const ending = (figures: string) => (formOf(figures) === 0 ? 'ая' : 'ых')

function sayNumber({ whole, fraction }: Amount): string {
  if (fraction === undefined) return whole
  const part = parts[fraction.length - 1]
  if (part === undefined) return `${whole} запятая ${[...fraction].join(' ')}`
  const figures = String(Number(fraction))
  return `${feminine(whole)} цел${ending(whole)} ${feminine(figures)} ${part}${ending(figures)}`
}

function sayCounted(amount: Amount, { forms, isFeminine }: Counted): string {
  if (amount.fraction !== undefined) return `${sayNumber(amount)} ${forms[1]}`
  return `${isFeminine ? feminine(amount.whole) : amount.whole} ${forms[formOf(amount.whole)]}`
}

/** "В 2024 г." is "in the year 2024", anywhere else it is "of the year 2024". */
export function sayYear(year: number, isIn: boolean): string {
  const said = genitive(year)
  return isIn ? `${said.replace(/его$/, 'ем').replace(/ого$/, 'ом')} году` : `${said} года`
}

const countedForms = (one: string, few: string, many: string, isFeminine = false): Counted => ({
  forms: [one, few, many],
  isFeminine,
})
const hours = countedForms('час', 'часа', 'часов')
const minutes = countedForms('минута', 'минуты', 'минут', true)
const seconds = countedForms('секунда', 'секунды', 'секунд', true)
const thousands = countedForms('тысяча', 'тысячи', 'тысяч', true)
const metres = countedForms('метр', 'метра', 'метров')
const kilometres = countedForms('километр', 'километра', 'километров')
const kilograms = countedForms('килограмм', 'килограмма', 'килограммов')
const roubles = countedForms('рубль', 'рубля', 'рублей')
const kopecks = countedForms('копейка', 'копейки', 'копеек', true)
const cents = countedForms('цент', 'цента', 'центов')
const degrees = countedForms('градус', 'градуса', 'градусов')

const withEnding = ({ forms: [one, few, many] }: Counted, end: string) =>
  countedForms(`${one} ${end}`, `${few} ${end}`, `${many} ${end}`)

export const ru: SpokenLanguage = {
  groupSign: undefined,
  hasSpaceGroups: true,
  decimalSigns: ',.',
  number: sayNumber,
  counted: sayCounted,
  percent: (amount) => sayCounted(amount, countedForms('процент', 'процента', 'процентов')),
  date: (day, month, year) => `${dayName(day)} ${months[month - 1]} ${genitive(year)} года`,
  time: (hour, minute) =>
    [sayCounted({ whole: String(hour) }, hours), minute > 0 && sayCounted({ whole: String(minute) }, minutes)]
      .filter(Boolean)
      .join(' '),
  currencies: [
    {
      signs: ['₼', 'AZN'],
      major: countedForms('манат', 'маната', 'манатов'),
      minor: countedForms('гяпик', 'гяпика', 'гяпиков'),
    },
    { signs: ['₽', 'RUB', 'руб', 'руб.'], major: roubles, minor: kopecks },
    { signs: ['$', 'USD'], major: countedForms('доллар', 'доллара', 'долларов'), minor: cents },
    { signs: ['€', 'EUR'], major: countedForms('евро', 'евро', 'евро'), minor: cents },
    {
      signs: ['₺', 'TRY'],
      major: countedForms('лира', 'лиры', 'лир', true),
      minor: countedForms('куруш', 'куруша', 'курушей'),
    },
    {
      signs: ['£', 'GBP'],
      major: countedForms('фунт', 'фунта', 'фунтов'),
      minor: countedForms('пенс', 'пенса', 'пенсов'),
    },
  ],
  units: {
    ...{ км: kilometres, km: kilometres, м: metres, m: metres, кг: kilograms, kg: kilograms },
    ...{
      см: countedForms('сантиметр', 'сантиметра', 'сантиметров'),
      мм: countedForms('миллиметр', 'миллиметра', 'миллиметров'),
    },
    ...{ г: countedForms('грамм', 'грамма', 'граммов'), л: countedForms('литр', 'литра', 'литров') },
    ...{
      мл: countedForms('миллилитр', 'миллилитра', 'миллилитров'),
      га: countedForms('гектар', 'гектара', 'гектаров'),
    },
    ...{ 'м²': countedForms('квадратный метр', 'квадратных метра', 'квадратных метров') },
    ...{ 'км²': countedForms('квадратный километр', 'квадратных километра', 'квадратных километров') },
    ...{ 'км/ч': withEnding(kilometres, 'в час'), 'м/с': withEnding(metres, 'в секунду') },
    ...{ '°C': withEnding(degrees, 'Цельсия'), '°С': withEnding(degrees, 'Цельсия'), '°': degrees },
    ...{ ч: hours, 'ч.': hours, мин: minutes, 'мин.': minutes, сек: seconds, 'сек.': seconds },
    ...{ тыс: thousands, 'тыс.': thousands, млн: countedForms('миллион', 'миллиона', 'миллионов') },
    ...{ млрд: countedForms('миллиард', 'миллиарда', 'миллиардов') },
  },
  abbreviations: [
    [/№/, ' номер '],
    [/т\. ?д\./, 'так далее'],
    [/т\. ?п\./, 'тому подобное'],
    [/т\. ?е\./, 'то есть'],
    [/т\. ?к\./, 'так как'],
    [/до н\. ?э\./, 'до нашей эры'],
    [/н\. ?э\./, 'нашей эры'],
    [/и др\./, 'и другие'],
    [/напр\./i, 'например'],
    [/см\./i, 'смотри'],
    [/стр\./i, 'страница'],
    [/ул\./i, 'улица'],
    [/просп\./i, 'проспект'],
    [/проф\./i, 'профессор'],
    [/акад\./i, 'академик'],
    [/им\./, 'имени'],
    [/гг\./, 'годы'],
  ],
}
