import type { SeedProject } from '#mocks/features/seeding/seed-project.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'

const { DRAFT, COMPLETED, REJECTED } = projectStatuses

/** Text-to-speech projects of the demo customer, newest first. Voices by id: az from 1, tr 9, en 17, ru 25. */
export const speechProjects: SeedProject[] = [
  {
    slug: 'text-to-speech',
    title: 'Muğam haqqında qısa hekayə',
    language: 'az',
    voiceId: 1,
    status: COMPLETED,
    daysAgo: 1,
    blocks: [
      {
        text: 'Muğam Azərbaycan xalqının yüz illər boyu qoruyub saxladığı musiqi sənətidir. O, ustaddan şagirdə canlı ifa ilə ötürülür.',
      },
      {
        text: 'Xanəndə oxumağa başlayanda tar və kamança onun səsini izləyir, sonra isə özləri söz deyir. Beləcə üç səs bir söhbətə çevrilir.',
      },
      { type: 'pause', text: '', settings: { pause: 1.5 } },
      {
        text: 'Şuşada yay axşamları insanlar həyətlərə yığışar, gənc ifaçıları dinləyər və gecə yarısına qədər muğamdan danışardılar.',
      },
      {
        text: 'Bu gün muğam böyük səhnələrdə səslənir, amma onun evi yenə də kiçik məclislərdir.',
        edited:
          'Bu gün muğam dünyanın böyük səhnələrində səslənir, amma onun evi yenə də kiçik məclislərdir.',
      },
    ],
  },
  {
    slug: 'text-to-speech',
    title: 'Haber bülteni, sabah yayını',
    language: 'tr',
    voiceId: 9,
    status: DRAFT,
    daysAgo: 2,
    blocks: [
      {
        text: 'Günaydın, değerli dinleyiciler. Bugün ülkenin batısında hava açık, doğu illerinde ise yer yer yağmur bekleniyor.',
      },
      {
        text: 'Boğaz hattında vapur seferleri sis nedeniyle bir saat gecikmeyle başladı. Yetkililer öğleye kadar durumun düzeleceğini söylüyor.',
      },
      { text: 'Kültür gündeminde, şehir kütüphanesinin yenilenen okuma salonu bu akşam kapılarını açıyor.' },
    ],
  },
  {
    slug: 'text-to-speech',
    title: 'Onboarding, lesson 1',
    language: 'en',
    voiceId: 19,
    status: COMPLETED,
    daysAgo: 6,
    blocks: [
      {
        text: 'Welcome to your first day. In the next three minutes you will learn how our team works, and where to ask when you are stuck.',
      },
      {
        text: 'Every morning at ten we meet for a quarter of an hour. Say what you finished, what comes next, and what stands in your way.',
      },
      {
        text: 'You do not have to remember all of this. Everything is written down, and nobody minds being asked twice.',
        settings: { speed: 0.9 },
      },
    ],
  },
  {
    slug: 'text-to-speech',
    title: 'Реклама чайной на набережной',
    language: 'ru',
    voiceId: 28,
    status: COMPLETED,
    daysAgo: 12,
    blocks: [
      {
        text: 'Чайная на набережной открыта с восьми утра. Свежая выпечка, двадцать сортов чая и вид на море.',
      },
      {
        text: 'Приходите вдвоём: вторая чашка за наш счёт. До конца ноября.',
        settings: { speed: 1.1, pitch: 1 },
      },
    ],
  },
  {
    slug: 'text-to-speech',
    title: 'Yeni mağazanın açılış elanı',
    language: 'az',
    voiceId: 5,
    status: REJECTED,
    daysAgo: 15,
    blocks: [{ text: '★ ★ ★ — — — ★ ★ ★' }],
  },
  {
    slug: 'text-to-speech',
    title: 'Telefon salamlaması',
    language: 'az',
    voiceId: 7,
    status: COMPLETED,
    daysAgo: 33,
    blocks: [
      {
        text: 'Salam! Zənginiz bizim üçün vacibdir. Operatora qoşulmaq üçün birə, iş saatlarını öyrənmək üçün ikiyə basın.',
      },
    ],
  },
]
