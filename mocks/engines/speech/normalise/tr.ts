import { minutesAfter, plain, type SpokenLanguage } from './language.ts'

const months = [
  ...['Ocak', 'Şubat', 'Mart', 'Nisan', 'Mayıs', 'Haziran'],
  ...['Temmuz', 'Ağustos', 'Eylül', 'Ekim', 'Kasım', 'Aralık'],
]

export const tr: SpokenLanguage = {
  groupSign: '.',
  hasSpaceGroups: true,
  decimalSigns: ',.',
  number: ({ whole, fraction }) => (fraction === undefined ? whole : `${whole},${fraction}`),
  counted: (amount, { forms }) => `${tr.number(amount)} ${forms[0]}`,
  percent: (amount) => `yüzde ${tr.number(amount)}`,
  date: (day, month, year) => `${day} ${months[month - 1]} ${year}`,
  time: (hours, minutes) => `${hours} ${minutesAfter(minutes, 'sıfır')}`,
  currencies: [
    { signs: ['₺', 'TL', 'TRY'], major: plain('lira'), minor: plain('kuruş') },
    { signs: ['₼', 'AZN'], major: plain('manat'), minor: plain('kapik') },
    { signs: ['$', 'USD'], major: plain('dolar'), minor: plain('sent') },
    { signs: ['€', 'EUR'], major: plain('avro'), minor: plain('sent') },
    { signs: ['₽', 'RUB'], major: plain('ruble'), minor: plain('kopek') },
    { signs: ['£', 'GBP'], major: plain('sterlin'), minor: plain('peni') },
  ],
  units: {
    ...{ km: plain('kilometre'), m: plain('metre'), cm: plain('santimetre'), mm: plain('milimetre') },
    ...{ kg: plain('kilogram'), g: plain('gram'), gr: plain('gram'), l: plain('litre'), lt: plain('litre') },
    ...{ ml: plain('mililitre'), 'm²': plain('metrekare'), 'm³': plain('metreküp'), ha: plain('hektar') },
    ...{ 'km²': plain('kilometrekare'), '°C': plain('santigrat derece'), '°': plain('derece') },
    ...{ 'km/sa': plain('kilometre saatte'), 'km/s': plain('kilometre saatte'), dk: plain('dakika') },
    ...{ sn: plain('saniye'), mn: plain('milyon'), mln: plain('milyon'), mlr: plain('milyar') },
  },
  abbreviations: [
    [/№/, ' numara '],
    [/no:/i, 'numara '],
    [/vb\./, 've benzeri'],
    [/vs\./, 'vesaire'],
    [/vd\./, 've diğerleri'],
    [/örn\./i, 'örneğin'],
    [/bkz\./i, 'bakınız'],
    [/m\. ?ö\./i, 'milattan önce'],
    [/m\. ?s\./i, 'milattan sonra'],
    [/prof\./i, 'profesör'],
    [/doç\./i, 'doçent'],
    [/dr\./i, 'doktor'],
    [/av\./i, 'avukat'],
    [/sn\./i, 'sayın'],
    [/cad\./i, 'caddesi'],
    [/sok\.|sk\./i, 'sokak'],
    [/mah\./i, 'mahallesi'],
    [/yy\./, 'yüzyıl'],
  ],
}
