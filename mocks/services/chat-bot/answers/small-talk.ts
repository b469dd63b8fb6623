import type { LocaleCode } from '#src/contract/primitives.ts'
import { wordsOf } from '#src/rules/answer-search/words.ts'

export type SmallTalk = 'greeting' | 'thanks' | 'farewell' | 'identity'

/** Whole questions, normalised, that are small talk. */
const PHRASES: Readonly<Record<SmallTalk, readonly string[]>> = {
  greeting: [
    'salam',
    'salam aleykum',
    'salamlar',
    'sabahiniz xeyir',
    'axsaminiz xeyir',
    'merhaba',
    'selam',
    'gunaydin',
    'iyi gunler',
    'iyi aksamlar',
    'hello',
    'hi',
    'hey',
    'good morning',
    'good evening',
    'hello there',
    'hi there',
    'привет',
    'здравствуйте',
    'добрыи день',
    'доброе утро',
    'добрыи вечер',
    'salam necesiniz',
    'merhaba nasilsiniz',
  ],
  thanks: [
    'sagol',
    'sag ol',
    'sag olun',
    'tesekkur',
    'tesekkurler',
    'tesekkur edirem',
    'cox sag olun',
    'tesekkur ederim',
    'sagolun',
    'cok tesekkurler',
    'thanks',
    'thank you',
    'thank you very much',
    'thanks a lot',
    'спасибо',
    'большое спасибо',
    'благодарю',
  ],
  farewell: [
    'sag olun helelik',
    'helelik',
    'gorusenedek',
    'hosca kal',
    'hoscakalin',
    'gorusuruz',
    'bye',
    'goodbye',
    'see you',
    'пока',
    'до свидания',
  ],
  identity: [
    'sen kimsen',
    'siz kimsiniz',
    'adin nedir',
    'adiniz nedir',
    'sen kimsin',
    'adin ne',
    'adiniz ne',
    'who are you',
    'what is your name',
    'ты кто',
    'кто ты',
    'кто вы',
    'как тебя зовут',
    'как вас зовут',
  ],
}

export function smallTalkIn(text: string): SmallTalk | undefined {
  const said = wordsOf(text)
    .map((word) => word.text)
    .join(' ')
  const kinds = Object.keys(PHRASES) as SmallTalk[]
  return kinds.find((kind) => PHRASES[kind].includes(said))
}

/** The bot's replies to small talk; the persona's own greeting comes first. `{name}` is the persona's name. */
export const smallTalkReplies: Readonly<Record<LocaleCode, Readonly<Record<SmallTalk, string>>>> = {
  az: {
    greeting: 'Salam! Sizə necə kömək edə bilərəm?',
    thanks: 'Dəyməz! Başqa sualınız varsa, yazın.',
    farewell: 'Sağ olun, görüşənədək!',
    identity: 'Mən {name}. Suallarınıza bu saytın mənbələrindən cavab verirəm.',
  },
  tr: {
    greeting: 'Merhaba! Size nasıl yardımcı olabilirim?',
    thanks: 'Rica ederim! Başka sorunuz varsa yazın.',
    farewell: 'Hoşça kalın, görüşmek üzere!',
    identity: 'Ben {name}. Sorularınızı bu sitenin kaynaklarından yanıtlıyorum.',
  },
  en: {
    greeting: 'Hello! How can I help you?',
    thanks: 'You are welcome! Ask away if there is anything else.',
    farewell: 'Goodbye, see you soon!',
    identity: 'I am {name}. I answer from the sources of this site.',
  },
  ru: {
    greeting: 'Здравствуйте! Чем могу помочь?',
    thanks: 'Пожалуйста! Если будут ещё вопросы, пишите.',
    farewell: 'До свидания!',
    identity: 'Я {name}. Отвечаю по материалам этого сайта.',
  },
}
