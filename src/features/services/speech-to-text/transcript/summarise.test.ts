import { describe, expect, test } from 'vitest'
import { newBlock } from '#src/features/editor/core/document/editor-block.ts'
import { Segment } from '#src/features/segments/segment.ts'
import { keySentences, sentencesOf, summaryOf } from './summarise.ts'
import { TranscriptDefaults } from './transcript-defaults.ts'

interface Said {
  readonly text: string
  readonly speakerId?: string
}

/** Segments of 10 s, each word of one second. */
function stateOf(said: readonly Said[]) {
  const blocks = said.map(({ text, speakerId = 's1' }, index) => {
    const words = text.split(' ').map((word, at) => ({
      text: word,
      start: index * 10 + at,
      end: index * 10 + at + 1,
    }))
    return newBlock({
      text,
      own: new Segment({ speakerId, start: index * 10, end: index * 10 + 10, words }),
    })
  })
  return {
    order: blocks.map(({ key }) => key),
    blocks: new Map(blocks.map((block) => [block.key, block])),
    defaults: { language: 1, voiceId: null, settings: null, own: new TranscriptDefaults([], []) },
  }
}

const summaryOfTexts = (texts: readonly string[], language: string) =>
  summaryOf(keySentences(sentencesOf(stateOf(texts.map((text) => ({ text }))), language)), 'short')

/** Talks about one subject, with asides that have nothing to do with it. The telling sentences share its words. */
const TALKS: Readonly<Record<string, { readonly telling: RegExp; readonly texts: readonly string[] }>> = {
  az: {
    telling: /büdcə|reklam/iu,
    texts: [
      'Hamınıza sabahınız xeyir, gəldiyiniz üçün sağ olun.',
      'Büdcənin yarısı bu il reklam xərclərinə gedib.',
      'Pəncərəni açmaq olar, içəri istidir.',
      'Reklam xərcləri azalsa, büdcədə avadanlıq üçün yer qalar.',
      'Dünən axşam oyuna kim baxdı görəsən.',
      'Büdcəni reklam xərclərinə görə may ayında dəyişəcəyik.',
      'Qəhvə maşını yenə də sınıb deyəsən.',
      'Avadanlıq büdcəsi gələn rüb reklamdan ayrılacaq.',
      'Telefonu səssiz rejimə qoymağı unutmayın xahiş.',
      'Yemək fasiləsi saat birdə başlayır bu gün.',
    ],
  },
  tr: {
    telling: /bütçe|reklam/iu,
    texts: [
      'Hepinize günaydın, geldiğiniz için teşekkür ederim.',
      'Bütçenin yarısı bu yıl reklam giderlerine gitti.',
      'Pencereyi açabilirsiniz, içerisi gerçekten sıcak oldu.',
      'Reklam giderleri azalırsa bütçede donanıma yer kalır.',
      'Dün akşam maçı izleyen oldu mu acaba.',
      'Bütçeyi reklam giderlerine göre mayısta değiştireceğiz.',
      'Kahve makinesi yine bozulmuş gibi görünüyor.',
      'Donanım bütçesi gelecek çeyrekte reklamdan ayrılacak.',
      'Telefonları sessize almayı unutmayın lütfen arkadaşlar.',
      'Yemek molası bugün saat birde başlıyor.',
    ],
  },
  en: {
    telling: /budget|advertising/iu,
    texts: [
      'Good morning everybody, thank you for coming in.',
      'Half of the budget went to advertising costs this year.',
      'You can open the window, the room is warm.',
      'If advertising costs fall, the budget leaves room for equipment.',
      'Did anybody watch the match on television yesterday?',
      'We will change the budget in May according to the advertising costs.',
      'The coffee machine seems to be broken again.',
      'The equipment budget will be separate from advertising next quarter.',
      'Please remember to switch your telephones to silent.',
      'Lunch begins downstairs at one o’clock today.',
    ],
  },
  ru: {
    telling: /бюджет|реклам/iu,
    texts: [
      'Всем доброе утро, спасибо, что вы пришли.',
      'Половина бюджета в этом году ушла на расходы на рекламу.',
      'Можно открыть окно, здесь стало очень жарко.',
      'Если расходы на рекламу снизятся, в бюджете останется место для оборудования.',
      'Кто-нибудь смотрел вчера вечером матч по телевизору?',
      'Мы изменим бюджет в мае по расходам на рекламу.',
      'Кофейная машина, похоже, опять совсем сломалась.',
      'Бюджет на оборудование в следующем квартале отделят от рекламы.',
      'Пожалуйста, не забудьте выключить звук у телефонов.',
      'Обед сегодня начинается внизу ровно в час.',
    ],
  },
}

describe('a summary', () => {
  test.each(Object.entries(TALKS))(
    'in %s has the sentences of the subject that the talk returns to, whatever their endings',
    (language, { telling, texts }) => {
      const summary = summaryOfTexts(texts, language)
      expect(summary).toHaveLength(3)
      for (const { text } of summary) expect(text).toMatch(telling)
    },
  )

  test('has its sentences in their order, each with the second of its first word', () => {
    const texts = TALKS.en?.texts ?? []
    const summary = summaryOfTexts(
      texts.map((text) => `Right. ${text}`),
      'en',
    )
    const places = summary.map(({ text }) => texts.indexOf(text))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    // The word before takes the first second of the segment.
    expect(summary.map(({ start }) => start)).toEqual(places.map((place) => place * 10 + 1))
  })

  test('says nothing twice', () => {
    const texts = TALKS.en?.texts ?? []
    const repeated = [...texts, texts[5] ?? '', texts[5]?.replace('May', 'spring') ?? '']
    expect(summaryOfTexts(repeated, 'en').filter(({ text }) => /will change/u.test(text))).toHaveLength(1)
  })

  test('has at most half of the sentences, and is empty if there are too few', () => {
    const texts = TALKS.en?.texts ?? []
    const ranked = keySentences(sentencesOf(stateOf(texts.map((text) => ({ text }))), 'en'))
    expect(ranked).toHaveLength(5)
    expect(summaryOfTexts(texts.slice(0, 5), 'en')).toEqual([])
    expect(summaryOfTexts(Array(30).fill('Yes, of course.'), 'en')).toEqual([])
  })
})

test('a sentence that goes on in the next segment is one, unless somebody else speaks there', () => {
  const said = [
    { text: 'Half of the budget went' },
    { text: 'to advertising. Then it was over.' },
    { text: 'and what about' },
    { text: 'the equipment?', speakerId: 's2' },
  ]
  expect(sentencesOf(stateOf(said), 'en')).toEqual([
    { start: 0, speakerId: 's1', text: 'Half of the budget went to advertising.' },
    { start: 12, speakerId: 's1', text: 'Then it was over.' },
    { start: 20, speakerId: 's1', text: 'and what about' },
    { start: 30, speakerId: 's2', text: 'the equipment?' },
  ])
})

test('a transcript without points is not one endless sentence', () => {
  const said = Array.from({ length: 40 }, () => ({ text: 'we talk and talk about the budget again' }))
  expect(sentencesOf(stateOf(said), 'en').length).toBeGreaterThan(7)
})
