import type { SourceOfSet } from './question-set.ts'

const az: readonly SourceOfSet[] = [
  {
    name: 'Kurslar',
    text: `Dil kursları
İngilis, alman və fransız dilləri üzrə qruplar hər ayın ilk bazar ertəsi başlayır. Qrupda ən çoxu səkkiz tələbə olur. Dərslər həftədə üç dəfə, hər biri doxsan dəqiqədir.
Səviyyə
Qeydiyyatdan əvvəl pulsuz səviyyə testi verirsiniz. Testin nəticəsi elə həmin gün bildirilir.
Uşaqlar
Uşaq qrupları altı yaşdan qəbul edir və dərslər oyun formasında keçir. Valideynlər ayda bir dəfə açıq dərsdə iştirak edə bilər.`,
  },
  {
    name: 'Ödəniş qaydaları',
    text: `Qiymət
Aylıq təhsil haqqı 90 manatdır, fərdi dərsin saatı isə 25 manata başa gəlir. Dərslik qiymətə daxildir.
Endirim
Tələbələrə və müəllimlərə on beş faiz endirim edilir. İki ailə üzvü birlikdə yazılanda ikinciyə yarıqiymət tətbiq olunur.
Buraxılmış dərs
Dərsə gələ bilmirsinizsə, üç saat əvvəl xəbər verin, əvəzini başqa qrupla keçirsiniz. Xəbərsiz buraxılan dərsin pulu qaytarılmır.`,
  },
  {
    name: 'Sertifikat və filiallar',
    text: `Sertifikat
Kursun sonunda imtahandan yetmiş bal toplayan məzun beynəlxalq sertifikat alır. İtirilmiş sertifikatın dublikatı 10 manatdır.
Filiallar
Mərkəzi filial 28 May metrosunun yanındadır, ikinci filial Əhmədlidədir. Avtomobillə gələnlər üçün həyətdə dayanacaq var.
Onlayn
Onlayn qruplar axşam saat səkkizdə Zoom proqramında keçirilir. Dərsin yazısı otuz gün saxlanılır.`,
  },
]

const tr: readonly SourceOfSet[] = [
  {
    name: 'Konaklama',
    text: `Giriş ve çıkış
Odalara giriş saat 14.00'ten itibaren yapılır, çıkış en geç 11.00'dedir. Geç çıkış, müsaitlik varsa, yarım gün ücretiyle mümkündür.
Odalar
Aile odalarında iki çift kişilik yatak bulunur. Bütün odalarda klima, kasa ve ücretsiz kablosuz internet vardır. Sigara yalnızca balkonlarda içilebilir.
Bebekler
Bebek yatağı ücretsizdir ve rezervasyonda istenmelidir. Altı yaşına kadar çocuklar anne babalarının yanında bedava kalır.`,
  },
  {
    name: 'Yemek ve etkinlik',
    text: `Kahvaltı
Açık büfe kahvaltı yedi ile on arasında terasta sunulur. Glutensiz ve vegan seçenekler her gün bulunur.
Havuz ve spa
Isıtmalı havuz kasım sonuna kadar açıktır. Hamam ve masaj için resepsiyondan randevu alınır.
Tekne turu
Her salı ve cuma koylara tekne turu düzenlenir; öğle yemeği fiyata dahildir. Kötü havada tur iptal edilir ve parası geri verilir.`,
  },
  {
    name: 'Rezervasyon ve ulaşım',
    text: `İptal
Rezervasyonunuzu varıştan üç gün öncesine kadar cezasız iptal edebilirsiniz. Daha geç iptallerde ilk gecenin bedeli alınır.
Havaalanı transferi
Dalaman Havaalanı'ndan otele servisimiz kişi başı 300 liradır. Uçuş numaranızı bir gün önceden bildirmelisiniz.
Evcil hayvan
On kiloya kadar kedi ve köpekler kabul edilir. Evcil hayvan için gecelik 200 lira temizlik bedeli istenir.
Otopark
Otopark misafirlere ücretsizdir, iki elektrikli araç şarj noktası bulunur.`,
  },
]

const en: readonly SourceOfSet[] = [
  {
    name: 'Membership',
    text: `Plans
A monthly pass costs forty pounds and can be paused for up to eight weeks a year. The annual plan saves two months compared with paying monthly. Students and pensioners pay half price before four in the afternoon.
Leaving
Cancel in writing two weeks before your next payment. There is no exit fee after the first three months.
Guests
Members can bring a friend twice a month without charge. Visitors must show photo identification at the desk.`,
  },
  {
    name: 'Classes and coaches',
    text: `Timetable
Yoga takes place every morning at seven, and spinning runs on Mondays and Thursdays. Places can be booked in the app five days ahead.
Personal training
A session with a coach lasts fifty minutes and is sold in packs of ten. Your first body assessment is on us.
Children
Our swimming lessons begin at the age of four. Under-sixteens may lift weights only when an instructor supervises them.`,
  },
  {
    name: 'The building',
    text: `Opening times
Doors open at six on weekdays and at eight on weekends. On public holidays we close at noon.
Lockers and towels
Bring your own padlock; forgotten belongings are kept at reception for a month. Towels can be hired for one pound.
Sauna
The sauna is mixed, apart from Wednesday evenings, which are for women. Please shower first and leave phones outside.
Getting here
Cyclists find racks behind the building. The car park is free for two hours with validation.`,
  },
]

const ru: readonly SourceOfSet[] = [
  {
    name: 'Приём и запись',
    text: `Запись
Записаться можно по телефону, на сайте или через чат-бот в мессенджере. Отменить визит просим не позднее чем за сутки. Опоздавших больше чем на пятнадцать минут переносим на другой день.
Первый визит
Первичная консультация бесплатна и занимает полчаса. Возьмите с собой полис и старые снимки, если они сохранились.
Дети
Малышей принимает детский стоматолог по вторникам и субботам. До пятнадцати лет нужно присутствие родителя.`,
  },
  {
    name: 'Услуги и цены',
    text: `Лечение
Пломба из светового композита обойдётся в 4500 рублей. Удаление зуба мудрости проводит хирург под местным обезболиванием.
Гигиена
Профессиональную чистку советуем проходить дважды в год. Отбеливание не делают беременным и подросткам.
Импланты
Имплант приживается от трёх до пяти месяцев, после этого ставят коронку. На импланты даём пожизненную гарантию.
Рассрочка
Дорогое лечение оплачивают частями в течение года без процентов.`,
  },
  {
    name: 'После лечения',
    text: `После удаления
Два часа нельзя есть и пить горячее. Если кровотечение не останавливается к вечеру, звоните дежурному врачу круглосуточно.
Брекеты
Брекет-систему подтягивают каждые шесть недель. Жевательная резинка и орехи ломают замки, от них лучше отказаться.
Справки
Справку для налогового вычета готовим три рабочих дня. Копию медицинской карты выдаём по письменному заявлению.`,
  },
]

/** Information that a language school, a hotel, a gym and a dentist give their customers. */
export const townTexts: readonly SourceOfSet[] = [...az, ...tr, ...en, ...ru]
