import { lastFigure, minutesAfter, plain, type SpokenLanguage } from './language.ts'

const months = [
  ...['yanvar', 'fevral', 'mart', 'aprel', 'may', 'iyun'],
  ...['iyul', 'avqust', 'sentyabr', 'oktyabr', 'noyabr', 'dekabr'],
]

const ordinals: Readonly<Record<number, string>> = {
  ...{ 1: 'birinci', 2: 'ikinci', 3: 'üçüncü', 4: 'dördüncü', 5: 'beşinci' },
  ...{ 6: 'altıncı', 7: 'yeddinci', 8: 'səkkizinci', 9: 'doqquzuncu', 10: 'onuncu' },
  ...{ 20: 'iyirminci', 30: 'otuzuncu', 40: 'qırxıncı', 50: 'əllinci', 60: 'altmışıncı' },
  ...{ 70: 'yetmişinci', 80: 'səksəninci', 90: 'doxsanıncı', 100: 'yüzüncü', 1000: 'mininci' },
}

/** 2024 as "2020 dördüncü": the engine reads the rest. */
export function ordinal(number: number): string {
  const { rest, last } = lastFigure(number)
  const word = ordinals[last]
  if (word !== undefined) return rest === 0 ? word : `${rest} ${word}`
  const step = last >= 1000 ? 1000 : 100
  return [rest, last / step, ordinals[step]].filter(Boolean).join(' ')
}

export const az: SpokenLanguage = {
  groupSign: '.',
  hasSpaceGroups: true,
  decimalSigns: ',.',
  number: ({ whole, fraction }) => (fraction === undefined ? whole : `${whole},${fraction}`),
  counted: (amount, { forms }) => `${az.number(amount)} ${forms[0]}`,
  percent: (amount) => `${az.number(amount)} faiz`,
  date: (day, month, year) => `${day} ${months[month - 1]} ${ordinal(year)} il`,
  time: (hours, minutes) => `${hours} ${minutesAfter(minutes, 'sıfır')}`,
  currencies: [
    { signs: ['₼', 'AZN'], major: plain('manat'), minor: plain('qəpik') },
    { signs: ['$', 'USD'], major: plain('dollar'), minor: plain('sent') },
    { signs: ['€', 'EUR'], major: plain('avro'), minor: plain('sent') },
    { signs: ['₽', 'RUB'], major: plain('rubl'), minor: plain('qəpik') },
    { signs: ['₺', 'TRY'], major: plain('lirə'), minor: plain('quruş') },
    { signs: ['£', 'GBP'], major: plain('funt sterlinq'), minor: plain('pens') },
  ],
  units: {
    ...{ km: plain('kilometr'), m: plain('metr'), sm: plain('santimetr'), mm: plain('millimetr') },
    ...{ kq: plain('kiloqram'), kg: plain('kiloqram'), q: plain('qram'), l: plain('litr') },
    ...{ ml: plain('millilitr'), 'm²': plain('kvadratmetr'), 'm³': plain('kubmetr'), ha: plain('hektar') },
    ...{ 'km²': plain('kvadrat kilometr'), '°C': plain('dərəcə Selsi'), '°': plain('dərəcə') },
    ...{ 'km/saat': plain('kilometr saatda'), dəq: plain('dəqiqə'), san: plain('saniyə') },
    ...{ mln: plain('milyon'), mlrd: plain('milyard'), 'man.': plain('manat'), 'dəq.': plain('dəqiqə') },
  },
  abbreviations: [
    [/№/, ' nömrə '],
    [/və s\./, 'və sairə'],
    [/və b\./, 'və başqaları'],
    [/məs\./i, 'məsələn'],
    [/m\. ?ə\./i, 'bizim eradan əvvəl'],
    [/prof\./i, 'professor'],
    [/akad\./i, 'akademik'],
    [/dos\./i, 'dosent'],
    [/dr\./i, 'doktor'],
    [/küç\./i, 'küçəsi'],
    [/pr\./, 'prospekti'],
    [/səh\./i, 'səhifə'],
    [/təq\./i, 'təqribən'],
  ],
}
