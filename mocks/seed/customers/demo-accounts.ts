import { genders, type LocaleCode } from '#src/contract/primitives.ts'

const DAY_MS = 86_400_000

export interface DemoAccount {
  id: number
  name: string
  email: string
  password: string
  gender: 0 | 1 | 2
  locale: LocaleCode
  phone: string | null
  about: Readonly<Record<LocaleCode, string>>
  ageMs: number
}

export const demoAccounts = {
  leyla: {
    id: 1,
    name: 'Leyla Məmmədova',
    email: 'leyla@avaz.example',
    password: 'sozun-sesi-1',
    gender: genders.WOMAN,
    locale: 'az',
    phone: '+994 50 210 34 56',
    about: {
      az: 'Layihələr və tarixçə',
      tr: 'Projeler ve geçmiş',
      en: 'Projects and history',
      ru: 'Проекты и история',
    },
    ageMs: 210 * DAY_MS,
  },
  anar: {
    id: 2,
    name: 'Anar Hüseynov',
    email: 'anar@avaz.example',
    password: 'sozun-sesi-2',
    gender: genders.MAN,
    locale: 'az',
    phone: null,
    about: { az: 'Balans azdır', tr: 'Bakiye az', en: 'Low balance', ru: 'Мало денег на балансе' },
    ageMs: 40 * DAY_MS,
  },
  deniz: {
    id: 3,
    name: 'Deniz Yılmaz',
    email: 'deniz@avaz.example',
    password: 'sozun-sesi-3',
    gender: genders.UNSELECTED,
    locale: 'tr',
    phone: null,
    about: { az: 'Yeni müştəri', tr: 'Yeni müşteri', en: 'New customer', ru: 'Новый клиент' },
    ageMs: 3_600_000,
  },
} as const satisfies Record<string, DemoAccount>
