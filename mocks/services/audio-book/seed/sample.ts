import { narratorOf, type Sample } from '#mocks/features/seeding/sample.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { bookOf } from './seed-book.ts'

interface Tale {
  readonly title: string
  readonly oldMan: string
  /** Heading, narration, and a line of the old man. */
  readonly chapters: readonly (readonly [heading: string, told: string, said: string])[]
}

const tales: Readonly<Record<LocaleCode, Tale>> = {
  az: {
    title: 'Körfəz üzərində çərpələng',
    oldMan: 'Baba',
    chapters: [
      [
        'Birinci fəsil. Külək',
        'Yazın ilk küləkli günü Nərgiz çərpələngini götürüb körfəzə endi. Babası artıq daş hasarın üstündə onu gözləyirdi.',
        'İpi boş tut, qızım. Külək çərpələngi bizdən yaxşı tanıyır.',
      ],
      [
        'İkinci fəsil. İp',
        'Çərpələng qayıqların üstündə qalxdı, kiçildi, axırda qırmızı bir nöqtəyə döndü. Sonra ip birdən boşaldı.',
        'Qoy getsin. İndi o biri sahildə də birinin çərpələngi var.',
      ],
    ],
  },
  tr: {
    title: 'Körfezin üstünde bir uçurtma',
    oldMan: 'Dede',
    chapters: [
      [
        'Birinci bölüm. Rüzgâr',
        'Baharın ilk rüzgârlı günü Nilgün uçurtmasını alıp körfeze indi. Dedesi taş duvarın üstünde onu bekliyordu.',
        'İpi gevşek tut kızım. Rüzgâr uçurtmayı bizden iyi tanır.',
      ],
      [
        'İkinci bölüm. İp',
        'Uçurtma teknelerin üzerinde yükseldi, küçüldü, sonunda kırmızı bir nokta oldu. Sonra ip birden boşaldı.',
        'Bırak gitsin. Artık karşı kıyıda da birinin uçurtması var.',
      ],
    ],
  },
  en: {
    title: 'A kite over the bay',
    oldMan: 'Grandfather',
    chapters: [
      [
        'Chapter one. The wind',
        'On the first windy day of spring Nora took her kite and went down to the bay. Her grandfather was already waiting on the stone wall.',
        'Hold the string loosely, my girl. The wind knows kites better than we do.',
      ],
      [
        'Chapter two. The string',
        'The kite rose over the boats, grew smaller, and at last was a red dot. Then the string suddenly went slack.',
        'Let it go. Now somebody on the other shore has a kite too.',
      ],
    ],
  },
  ru: {
    title: 'Змей над бухтой',
    oldMan: 'Дедушка',
    chapters: [
      [
        'Глава первая. Ветер',
        'В первый ветреный день весны Нина взяла своего змея и спустилась к бухте. Дедушка уже ждал её на каменной ограде.',
        'Держи верёвку свободно, внучка. Ветер знает змеев лучше нас.',
      ],
      [
        'Глава вторая. Верёвка',
        'Змей поднялся над лодками, стал маленьким и наконец превратился в красную точку. Потом верёвка вдруг ослабла.',
        'Пусть летит. Теперь и на том берегу у кого-то есть змей.',
      ],
    ],
  },
}

/** Id of the old man's voice. */
const oldMen: Readonly<Record<LocaleCode, number>> = { az: 4, tr: 14, en: 24, ru: 30 }

export function sampleBook(locale: LocaleCode): Sample {
  const { title, oldMan: character, chapters } = tales[locale]
  const voiceId = oldMen[locale]
  return {
    title,
    language: locale,
    voiceId: narratorOf(locale),
    content: bookOf({ author: 'Avaz', voices: [{ character, voice_id: voiceId }] }),
    blocks: chapters.flatMap(([heading, told, said]) => [
      { type: 'chapter' as const, text: heading },
      { text: told },
      { text: said, voiceId, settings: { character } },
    ]),
  }
}
