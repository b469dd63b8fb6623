import type { Amount, Counted, SpokenLanguage } from './language.ts'

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]

const some = (one: string, many = `${one}s`): Counted => ({ forms: [one, many, many] })

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
    { signs: ['$', 'USD'], major: some('dollar'), minor: some('cent') },
    { signs: ['€', 'EUR'], major: some('euro'), minor: some('cent') },
    { signs: ['£', 'GBP'], major: some('pound'), minor: some('penny', 'pence') },
    { signs: ['₼', 'AZN'], major: some('manat'), minor: some('qapik') },
    { signs: ['₽', 'RUB'], major: some('rouble'), minor: some('kopeck') },
    { signs: ['₺', 'TRY'], major: some('lira', 'lira'), minor: some('kurush', 'kurush') },
  ],
  units: {
    ...{ km: some('kilometre'), m: some('metre'), cm: some('centimetre'), mm: some('millimetre') },
    ...{ kg: some('kilogram'), g: some('gram'), l: some('litre'), ml: some('millilitre') },
    ...{ 'm²': some('square metre'), 'm³': some('cubic metre'), 'km²': some('square kilometre') },
    ...{ '°C': some('degree Celsius', 'degrees Celsius'), '°': some('degree') },
    ...{ '°F': some('degree Fahrenheit', 'degrees Fahrenheit'), lb: some('pound'), ft: some('foot', 'feet') },
    ...{ 'km/h': some('kilometre per hour', 'kilometres per hour') },
    ...{ mph: some('mile per hour', 'miles per hour'), min: some('minute'), sec: some('second') },
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
