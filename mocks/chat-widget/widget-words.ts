import type { LocaleCode } from '#src/contract/primitives.ts'

interface WidgetWords {
  readonly open: string
  readonly close: string
  readonly field: string
  readonly send: string
  readonly stop: string
  readonly log: string
  readonly you: string
  readonly suggestions: string
  readonly waiting: string
  readonly source: string
  readonly greeting: string
  readonly no_money: string
  readonly daily_limit: string
  readonly too_often: string
  readonly no_sources: string
  readonly failed: string
  readonly offline: string
  readonly stopped: string
  /** The page's own policy blocks the service. */
  readonly blocked: string
  readonly other_site: string
}

const words: Readonly<Record<string, WidgetWords>> = {
  az: {
    open: 'Söhbəti aç',
    close: 'Söhbəti bağla',
    field: 'Sualınız',
    send: 'Göndər',
    stop: 'Dayandır',
    log: 'Söhbət',
    you: 'Siz',
    suggestions: 'Təklif olunan suallar',
    waiting: 'Cavab axtarılır…',
    source: 'Mənbə',
    greeting: 'Salam! Sizə necə kömək edə bilərəm?',
    no_money: 'Bot indi cavab verə bilmir. Sayt sahibi ilə əlaqə saxlayın.',
    daily_limit: 'Bot bu gün üçün cavablarını bitirib. Sabah yenidən soruşun.',
    too_often: 'Çox tez-tez soruşursunuz. Bir dəqiqədən sonra yenidən cəhd edin.',
    no_sources: 'Bot hələ hazır deyil.',
    failed: 'Cavab gəlmədi. Yenidən cəhd edin.',
    offline: 'İnternet bağlantısı kəsilib. Bağlantı qayıdanda yenidən göndərin.',
    stopped: 'Dayandırıldı. Sualınız aşağıda qalıb.',
    blocked: 'Bu saytın təhlükəsizlik siyasəti bota icazə vermir.',
    other_site: 'Bu bot bu sayt üçün deyil.',
  },
  tr: {
    open: 'Sohbeti aç',
    close: 'Sohbeti kapat',
    field: 'Sorunuz',
    send: 'Gönder',
    stop: 'Durdur',
    log: 'Sohbet',
    you: 'Siz',
    suggestions: 'Önerilen sorular',
    waiting: 'Yanıt aranıyor…',
    source: 'Kaynak',
    greeting: 'Merhaba! Size nasıl yardımcı olabilirim?',
    no_money: 'Bot şu anda yanıt veremiyor. Site sahibiyle iletişime geçin.',
    daily_limit: 'Bot bugünkü yanıtlarını tamamladı. Yarın yeniden sorun.',
    too_often: 'Çok sık soruyorsunuz. Bir dakika sonra yeniden deneyin.',
    no_sources: 'Bot henüz hazır değil.',
    failed: 'Yanıt gelmedi. Yeniden deneyin.',
    offline: 'İnternet bağlantısı kesildi. Bağlantı gelince yeniden gönderin.',
    stopped: 'Durduruldu. Sorunuz aşağıda duruyor.',
    blocked: 'Bu sitenin güvenlik politikası bota izin vermiyor.',
    other_site: 'Bu bot bu site için değil.',
  },
  en: {
    open: 'Open the chat',
    close: 'Close the chat',
    field: 'Your question',
    send: 'Send',
    stop: 'Stop',
    log: 'Conversation',
    you: 'You',
    suggestions: 'Suggested questions',
    waiting: 'Looking for an answer…',
    source: 'Source',
    greeting: 'Hello! How can I help you?',
    no_money: 'The bot cannot answer now. Please contact the owner of the site.',
    daily_limit: 'The bot has given all its answers for today. Ask again tomorrow.',
    too_often: 'You are asking very fast. Try again in a minute.',
    no_sources: 'The bot is not ready yet.',
    failed: 'No answer came. Try again.',
    offline: 'The connection is lost. Send it again once you are back online.',
    stopped: 'Stopped. Your question is still below.',
    blocked: 'The security policy of this site does not allow the bot.',
    other_site: 'This bot is not meant for this site.',
  },
  ru: {
    open: 'Открыть чат',
    close: 'Закрыть чат',
    field: 'Ваш вопрос',
    send: 'Отправить',
    stop: 'Остановить',
    log: 'Беседа',
    you: 'Вы',
    suggestions: 'Предлагаемые вопросы',
    waiting: 'Ищем ответ…',
    source: 'Источник',
    greeting: 'Здравствуйте! Чем могу помочь?',
    no_money: 'Бот сейчас не может ответить. Свяжитесь с владельцем сайта.',
    daily_limit: 'На сегодня бот дал все ответы. Спросите завтра.',
    too_often: 'Слишком много вопросов подряд. Попробуйте через минуту.',
    no_sources: 'Бот ещё не готов.',
    failed: 'Ответ не пришёл. Попробуйте ещё раз.',
    offline: 'Нет связи с интернетом. Отправьте ещё раз, когда она появится.',
    stopped: 'Остановлено. Ваш вопрос остался ниже.',
    blocked: 'Политика безопасности этого сайта не пускает бота.',
    other_site: 'Этот бот не для этого сайта.',
  },
} satisfies Record<LocaleCode, WidgetWords>

const ENGLISH_WORDS = words.en as WidgetWords

export type WidgetNote =
  | 'no_money'
  | 'daily_limit'
  | 'too_often'
  | 'no_sources'
  | 'failed'
  | 'offline'
  | 'stopped'
  | 'blocked'
  | 'other_site'

export const wordsIn = (language: string): WidgetWords => words[language] ?? ENGLISH_WORDS
