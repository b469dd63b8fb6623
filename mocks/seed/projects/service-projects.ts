import type { SeedProject } from '#mocks/features/seeding/seed-project.ts'
import { bookOf } from '#mocks/services/audio-book/seed/seed-book.ts'
import { botOf } from '#mocks/services/chat-bot/seed/seed-bot.ts'
import { supportTurns } from '#mocks/services/chat-bot/seed/support-turns.ts'
import { clonedFrom } from '#mocks/services/cloning/seed/seed-clone.ts'
import { pagesOf } from '#mocks/services/detect-text/seed/seed-pages.ts'
import { dubOf } from '#mocks/services/dubbing/seed/seed-dub.ts'
import { transcriptOf } from '#mocks/services/speech-to-text/seed/seed-transcript.ts'
import { DEFAULT_SETTINGS } from '#mocks/services/website-reader/reader-settings.ts'
import { sampleArticles } from '#mocks/services/website-reader/sample-articles.ts'
import { readerWith } from '#mocks/services/website-reader/seed/seed-reader.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { seasideBook } from './seaside-book.ts'

const { DRAFT, COMPLETED, ORDERED, REJECTED, WAITING_FOR_ORDERING } = projectStatuses

export const finishedClone: SeedProject = {
  slug: 'cloning',
  title: 'Nərmin xanım',
  language: 'az',
  status: COMPLETED,
  daysAgo: 30,
  quoted: 4900,
  content: clonedFrom({
    readers: ['nermin'],
    gender: 'WOMAN',
    age: 'young',
    accent: 'Bakı',
    description: 'Uşaq nağılları üçün aydın, gülərüz səs.',
  }),
  blocks: [],
}

export const finishedBook: SeedProject = seasideBook({ daysAgo: 45 })

export const serviceProjects: SeedProject[] = [
  {
    slug: 'audio-book',
    title: 'Xəzər sahilində bir il',
    language: 'az',
    voiceId: 4,
    status: DRAFT,
    daysAgo: 4,
    content: bookOf({ author: 'Leyla Əliyeva', narrator: 'Elçin' }),
    blocks: [
      { type: 'chapter', text: 'Birinci fəsil. Külək' },
      { text: 'Bakıya gəldiyim gün külək elə əsirdi ki, dənizi görməmişdən əvvəl onun səsini eşitdim.' },
    ],
  },
  {
    slug: 'cloning',
    title: 'Leylanın səsi',
    language: 'az',
    status: ORDERED,
    daysAgo: 1,
    quoted: 4900,
    content: clonedFrom({ readers: ['leyla'], gender: 'WOMAN', description: 'Podkast üçün öz səsim.' }),
    blocks: [],
  },
  {
    slug: 'cloning',
    title: 'Radio aparıcısı',
    language: 'ru',
    status: WAITING_FOR_ORDERING,
    daysAgo: 2,
    quoted: 4900,
    content: clonedFrom({ readers: ['announcer'], gender: 'MAN', age: 'young', accent: 'Bakı' }),
    blocks: [],
  },
  {
    slug: 'dubbing',
    title: 'Product tour',
    language: 'en',
    status: COMPLETED,
    daysAgo: 0,
    content: dubOf({
      file: 'tour-en.wav',
      targets: ['az', 'ru'],
      spoken: { az: 'tour-az.wav', ru: 'tour-ru.wav' },
    }),
    blocks: [],
  },
  {
    slug: 'dubbing',
    title: 'Müsahibə, ikinci hissə',
    language: 'az',
    status: WAITING_FOR_ORDERING,
    daysAgo: 3,
    quoted: 300,
    content: dubOf({ file: 'meeting-az.wav', targets: ['en'] }),
    blocks: [],
  },
  {
    slug: 'dubbing',
    title: 'Eski tanıtım filmi',
    language: 'tr',
    status: REJECTED,
    rejection: 'source_unreadable',
    daysAgo: 21,
    content: dubOf({ file: 'tour-tr.wav', targets: ['az'] }),
    blocks: [],
  },
  {
    slug: 'speech-to-text',
    title: 'Planlaşdırma iclası',
    language: 'az',
    status: COMPLETED,
    daysAgo: 5,
    content: transcriptOf('meeting-az.wav'),
    blocks: [],
  },
  {
    slug: 'detect-text',
    title: 'Qəbzlər, oktyabr',
    language: 'az',
    status: COMPLETED,
    daysAgo: 9,
    content: pagesOf(['sample-page-receipt', 'sample-page-letter-az']),
    blocks: [],
  },
  {
    slug: 'website-reader',
    title: 'Bloqun pleyeri',
    language: 'az',
    voiceId: 1,
    status: COMPLETED,
    daysAgo: 40,
    domain: 'bloq.example.az',
    selector: 'article .content',
    content: readerWith({ ...DEFAULT_SETTINGS, skip_selectors: ['.ad', 'figcaption'] }),
    blocks: sampleArticles.az.map((text, index) => ({ text, clientId: `sample-az-${index}` })),
  },
  {
    slug: 'chat-bot',
    title: 'Dəstək köməkçisi',
    language: 'az',
    status: COMPLETED,
    daysAgo: 18,
    content: botOf({
      languages: ['az', 'tr', 'en', 'ru'],
      persona: {
        name: 'Nar',
        tone: 'friendly',
        greeting: 'Salam! Mən Nar, mağazanın köməkçisiyəm. Nə soruşmaq istəyirsiniz?',
        suggestions: ['Bakıda çatdırılma neçəyədir?', 'Malı neçə gün ərzində qaytarmaq olar?'],
      },
      turns: supportTurns,
    }),
    blocks: [],
  },
]
