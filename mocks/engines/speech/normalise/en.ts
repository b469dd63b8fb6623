import type { Amount, Counted, SpokenLanguage } from './language.ts'

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]

const countedForms = (one: string, many = `${one}s`): Counted => ({ forms: [one, many, many] })

const isOne = ({ whole, fraction }: Amount) => whole === '1' && fraction === undefined

function ordinal(day: number): string {
  const ending = [11, 12, 13].includes(day) ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')
  return `${day}${ending}`
}

/** 1995 as "19 95", 1905 as "19 oh 5", 2005 and 2000 in full. */
function sayYear(year: number): string {
  const [centuries, rest] = [Math.floor(year / 100), year % 100]
  if (year < 1100 || year > 2099 || (centuries === 20 && rest < 10)) return String(year)
  if (rest === 0) return `${centuries} hundred`
  return rest < 10 ? `${centuries} oh ${rest}` : `${centuries} ${rest}`
}

function sayTime(hours: number, minutes: number): string {
  if (minutes === 0) return hours > 0 && hours <= 12 ? `${hours} o'clock` : `${hours} hundred`
  return minutes < 10 ? `${hours} oh ${minutes}` : `${hours} ${minutes}`
}

export const en: SpokenLanguage = {
  groupSign: ',',
  hasSpaceGroups: false,
  decimalSigns: '.',
  number: ({ whole, fraction }) => (fraction === undefined ? whole : `${whole}.${fraction}`),
  counted: (amount, { forms }) => `${en.number(amount)} ${isOne(amount) ? forms[0] : forms[2]}`,
  percent: (amount) => `${en.number(amount)} percent`,
  date: (day, month, year) => `${months[month - 1]} ${ordinal(day)} ${sayYear(year)}`,
  time: sayTime,
  currencies: [
    { signs: ['$', 'USD'], major: countedForms('dollar'), minor: countedForms('cent') },
    { signs: ['€', 'EUR'], major: countedForms('euro'), minor: countedForms('cent') },
    { signs: ['£', 'GBP'], major: countedForms('pound'), minor: countedForms('penny', 'pence') },
    { signs: ['₼', 'AZN'], major: countedForms('manat'), minor: countedForms('qapik') },
    { signs: ['₽', 'RUB'], major: countedForms('rouble'), minor: countedForms('kopeck') },
    { signs: ['₺', 'TRY'], major: countedForms('lira', 'lira'), minor: countedForms('kurush', 'kurush') },
  ],
  units: {
    ...{
      km: countedForms('kilometre'),
      m: countedForms('metre'),
      cm: countedForms('centimetre'),
      mm: countedForms('millimetre'),
    },
    ...{
      kg: countedForms('kilogram'),
      g: countedForms('gram'),
      l: countedForms('litre'),
      ml: countedForms('millilitre'),
    },
    ...{
      'm²': countedForms('square metre'),
      'm³': countedForms('cubic metre'),
      'km²': countedForms('square kilometre'),
    },
    ...{ '°C': countedForms('degree Celsius', 'degrees Celsius'), '°': countedForms('degree') },
    ...{
      '°F': countedForms('degree Fahrenheit', 'degrees Fahrenheit'),
      lb: countedForms('pound'),
      ft: countedForms('foot', 'feet'),
    },
    ...{ 'km/h': countedForms('kilometre per hour', 'kilometres per hour') },
    ...{
      mph: countedForms('mile per hour', 'miles per hour'),
      min: countedForms('minute'),
      sec: countedForms('second'),
    },
  },
  abbreviations: [
    [/№/, ' number '],
    [/No\.(?= ?\d)/, 'number'],
    [/e\. ?g\./i, 'for example'],
    [/i\. ?e\./i, 'that is'],
    [/etc\./i, 'et cetera'],
    [/vs\./i, 'versus'],
    [/approx\./i, 'approximately'],
    [/mr\./i, 'mister'],
    [/mrs\./i, 'missis'],
    [/dr\./i, 'doctor'],
    [/prof\./i, 'professor'],
  ],
}
