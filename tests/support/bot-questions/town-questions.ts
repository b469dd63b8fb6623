import type { LocaleCode } from '#src/contract/primitives.ts'
import type { QuestionSet } from './question-set.ts'
import { townTexts } from './town-texts.ts'

const questionsAbout = (language: LocaleCode, source: string, questions: readonly string[]) =>
  questions.map((question) => [language, source, question] as const)

/** Written before the bot was first asked about these texts, so nothing in the bot was fitted to them. */
export const townQuestions: QuestionSet = {
  texts: townTexts,
  known: [
    ...questionsAbout('az', 'Kurslar', [
      'Qruplar nə vaxt başlayır?',
      'Bir qrupda neçə nəfər olur?',
      'dersler heftede nece defedir',
      'Səviyyəmi necə yoxlaya bilərəm?',
      'Beş yaşlı uşağı qəbul edirsiniz, yoxsa altı yaşdan?',
    ]),
    ...questionsAbout('az', 'Ödəniş qaydaları', [
      'Ayda nə qədər pul verməliyəm?',
      'Fərdi dərs neçəyədir?',
      'Tələbələr üçün endiriminiz varmı?',
      'Dərsə gələ bilməsəm nə olur?',
      'Dərsliyi ayrıca almalıyam?',
    ]),
    ...questionsAbout('az', 'Sertifikat və filiallar', [
      'Sertifikat almaq üçün neçə bal lazımdır?',
      'Əhmədlidə filialınız varmı?',
      'Maşını harada saxlaya bilərəm, dayanacaq var?',
      'onlayn dersler saat necede olur',
      'Sertifikatımı itirmişəm, yenisini ala bilərəm?',
    ]),
    ...questionsAbout('tr', 'Konaklama', [
      'Otele saat kaçta giriş yapabiliyoruz?',
      'Geç çıkış yapmak mümkün mü?',
      'Odada internet var mı?',
      'Bebeğimiz için yatak veriyor musunuz?',
      'odada sigara icebilir miyim',
    ]),
    ...questionsAbout('tr', 'Yemek ve etkinlik', [
      'Sabah kahvaltısı kaça kadar?',
      'Vegan yemek bulabilir miyim?',
      'Havuz ısıtılıyor mu?',
      'Tekne turları hangi günlerde?',
      'masaj icin nereden randevu alirim',
    ]),
    ...questionsAbout('tr', 'Rezervasyon ve ulaşım', [
      'Rezervasyonu iptal edersem ceza öder miyim?',
      'Havaalanından servis kaç lira?',
      'Köpeğimle gelebilir miyim?',
      'Elektrikli aracımı şarj edebilir miyim?',
      'Otopark paralı mı?',
    ]),
    ...questionsAbout('en', 'Membership', [
      'How much is it per month?',
      'Can I put my membership on pause?',
      'Is there a discount for students?',
      'How do I cancel?',
      'May I bring a friend along?',
    ]),
    ...questionsAbout('en', 'Classes and coaches', [
      'When is yoga?',
      'How early can I book a class?',
      'How long does a personal training session last?',
      'From what age do kids learn swimming?',
      'can my 14 year old lift wieghts',
    ]),
    ...questionsAbout('en', 'The building', [
      'When do you open at the weekend?',
      'Are you open on public holidays?',
      'Do I need to bring a lock for the locker?',
      'Is the sauna mixed?',
      'Where can I leave my bike?',
    ]),
    ...questionsAbout('ru', 'Приём и запись', [
      'Как записаться на приём?',
      'За сколько времени надо отменять визит?',
      'Первая консультация платная?',
      'В какие дни принимает детский врач?',
      'что взять с собой в первый раз',
    ]),
    ...questionsAbout('ru', 'Услуги и цены', [
      'Сколько стоит поставить пломбу?',
      'Вы удаляете зубы мудрости?',
      'Как часто делать чистку?',
      'Можно ли беременным отбеливать зубы?',
      'Какая гарантия на импланты?',
    ]),
    ...questionsAbout('ru', 'После лечения', [
      'Когда можно есть после удаления зуба?',
      'Что делать, если кровь не останавливается?',
      'Можно ли жевать жвачку с брекетами?',
      'Как получить справку для налоговой?',
      'сколько дней готовится справка',
    ]),
  ],
  foreign: [
    ['az', 'Bakıda ən yaxşı restoran hansıdır?'],
    ['az', 'Neft bu gün neçə dollardır?'],
    ['az', 'Nizami Gəncəvi nə vaxt anadan olub?'],
    ['az', 'Kompüterim işləmir, nə edim?'],
    ['az', 'Pasportu necə dəyişdirmək olar?'],
    ['tr', 'İstanbul nüfusu kaç milyon?'],
    ['tr', 'Fenerbahçe maçı kaç kaç bitti?'],
    ['tr', 'Bana bir şiir yazar mısın?'],
    ['tr', 'En iyi telefon hangi marka?'],
    ['tr', 'Emeklilik yaşı kaç oldu?'],
    ['en', 'What is the capital of Australia?'],
    ['en', 'Who invented the telephone?'],
    ['en', 'Please translate this letter into Spanish'],
    ['en', 'Should I buy shares now?'],
    ['en', 'What will the weather be like tomorrow?'],
    ['ru', 'Кто президент Франции?'],
    ['ru', 'Как починить стиральную машину?'],
    ['ru', 'Посоветуйте хороший фильм на вечер'],
    ['ru', 'Сколько километров до Луны?'],
    ['ru', 'Какой сегодня курс евро?'],
  ],
}
